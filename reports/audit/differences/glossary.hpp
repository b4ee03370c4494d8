/// Terms of both texts: those that somebody gave, held against the sentences; and those that these
/// texts keep, which a person may make a glossary of.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "reports/audit/differences/difference.hpp"
#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/pairing/unit.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/reading/glossary.hpp"
#include "reports/audit/saying/says.hpp"
#include "reports/audit/saying/tongue.hpp"

namespace ruleproof::audit {

/// What stands for the same thing in both languages.
struct Rendering {
  std::vector<std::string> first;  ///< one term or more
  std::vector<std::string> second;
  int seen = 0;  ///< pairs of sentences that have the first; nobody counts those that are given
  int kept = 0;  ///< of them, those that have the second, too
  bool given = false;
};

/// A glossary in the languages of two texts.
class Glossary {
 public:
  Glossary() = default;
  /// Keeps the entries that have both languages.
  Glossary(const std::vector<Concept>& concepts, const Tongue& first, const Tongue& second);

  [[nodiscard]] auto size() const -> std::size_t { return entries_.size(); }
  [[nodiscard]] auto renderings() const -> std::vector<Rendering>;
  /// What the terms of one word each say about stems.
  [[nodiscard]] auto dictionary(const Sides& sides) const -> Dictionary;
  /// Terms of one side whose partner has none that the glossary allows.
  [[nodiscard]] auto differences_of(const Pairing& pairing, const Document& first,
                                    const Document& second) const -> std::vector<Difference>;

 private:
  struct Term {
    std::string written;
    std::vector<std::string> stems;
  };
  struct Entry {
    std::vector<Term> first;
    std::vector<Term> second;
  };
  /// Which terms begin with a stem: entries, and places in them.
  using Starts = std::map<std::string, std::vector<std::pair<std::size_t, std::size_t>>>;
  struct Stemmed;
  struct Lacking {
    std::size_t entry = 0;
    std::size_t term = 0;
    Words words;
  };
  auto index(std::vector<Term> Entry::* own, Starts& starts) const -> void;
  [[nodiscard]] auto lacking(const Stemmed& here, const Stemmed& there, bool in_first) const
      -> std::vector<Lacking>;
  static auto terms_of(const std::vector<std::string>& written, const Tongue& tongue)
      -> std::vector<Term>;
  static auto stemmed(const Document& document, const std::vector<int>& at, const Tongue& tongue)
      -> Stemmed;
  static auto found(const Term& term, const Stemmed& words) -> std::optional<Words>;
  static auto is_there(const std::vector<Term>& terms, const Stemmed& words) -> bool;
  const Tongue* first_ = nullptr;
  const Tongue* second_ = nullptr;
  std::vector<Entry> entries_;
  Starts first_starts_;
  Starts second_starts_;
};

/// Words that no lexicon knows and that one word of the other text renders nearly always, those
/// seen most often first.
[[nodiscard]] auto proposed_terms(const std::vector<Pairing>& pairings, const Sides& sides,
                                  const Dictionary& dictionary, const Document& first,
                                  const std::vector<Saying>& first_says, const Document& second,
                                  const std::vector<Saying>& second_says) -> std::vector<Rendering>;

}  // namespace ruleproof::audit

/// In what two sentences that belong together differ.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {

/// What a difference is about: what an editor would call it.
enum class Topic : std::uint8_t {
  numbers,
  negation,
  duty,
  scope,
  comparison,
  condition,
  exception,
  order,
  direction,
  term,
  removed,  ///< a sentence, or a part of one, that only the first text has
  added,    ///< that only the second text has
  swapped,  ///< sentences in another order
  wording,  ///< of one language: other words, the same facts
};
[[nodiscard]] auto to_text(Topic topic) -> std::string_view;

/// Whether the value of a fact limits a number beside it: "at-most", "at-least", "exactly",
/// "more-than".
[[nodiscard]] auto is_bound(std::string_view value) -> bool;

/// How one differs from the other.
enum class Way : std::uint8_t {
  turned,   ///< the contrary stands there: must and may, at least and at most
  changed,  ///< something else of the kind stands there
  lacking,  ///< nothing of the kind stands there
};

/// A word or words of a sentence that decide.
struct Words {
  int sentence = 0;
  std::size_t at = 0;
  std::size_t size = 0;
};

struct Difference {
  Topic topic = Topic::wording;
  Way way = Way::lacking;
  std::string first;  ///< what the first text says; empty: nothing of the kind
  std::string second;
  std::vector<Words> first_spots;
  std::vector<Words> second_spots;
  double sure = 0;          ///< from 0 to 1: by what translations of these texts keep
  std::string wanted = {};  ///< what a glossary has for the term; empty: nobody gave one
};

/// All facts of the sentences of one side of a pair, in order.
struct SideFacts {
  std::vector<Fact> facts;
  std::vector<int> sentence;  ///< of each fact
};
[[nodiscard]] auto facts_of_side(const std::vector<int>& at, const std::vector<Saying>& says)
    -> SideFacts;

/// How many times a side says no.
[[nodiscard]] auto denials_of(const SideFacts& side) -> std::int64_t;
/// Whether one side says no in so many words, and the other not even by the letters of a word.
[[nodiscard]] auto denies(const SideFacts& own, const SideFacts& other) -> bool;

/// What the translations at hand keep: how often a fact of one text stands in the partner, too.
/// Learned from the surer pairs; what was rarely seen is judged by its kind.
class Habits {
 public:
  Habits(const std::vector<Pairing>& pairings, const std::vector<Saying>& first,
         const std::vector<Saying>& second, bool same_language);
  /// How sure it is that the partner has the fact, too.
  [[nodiscard]] auto kept(const Fact& fact, bool of_first) const -> double;
  /// The same of a fact that its sentence has a second time, where the partner has it once.
  [[nodiscard]] auto again(const Fact& fact, bool of_first) const -> double;
  /// How often both sentences of a pair say no, or neither does.
  [[nodiscard]] auto polarity() const -> double { return polarity_; }
  /// How often a sentence that says no says it as many times as its partner that does, too.
  [[nodiscard]] auto denials() const -> double { return denials_; }

 private:
  struct Count {
    double seen = 0;
    double kept = 0;
  };
  auto count(const SideFacts& own, const SideFacts& other, bool of_first) -> void;
  std::map<std::pair<bool, std::string>, Count> counts_;
  std::map<std::pair<bool, Kind>, Count> agains_;
  double polarity_ = 0;
  double denials_ = 0;
  bool same_language_ = false;
};

/// All differences of a pair, the surest first.
[[nodiscard]] auto differences_of(const Pairing& pairing, const std::vector<Saying>& first,
                                  const std::vector<Saying>& second, const Habits& habits)
    -> std::vector<Difference>;

}  // namespace ruleproof::audit

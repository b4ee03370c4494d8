/// Two versions of a sentence in one language: what the words themselves tell.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "reports/audit/differences/difference.hpp"
#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {

class Revision {
 public:
  Revision(const Pairing& pairing, const std::vector<Saying>& first,
           const std::vector<Saying>& second);

  /// So many other words that what they say cannot be told by a few of them.
  [[nodiscard]] auto is_rewritten(const std::vector<Difference>& differences) const -> bool;

  /// What a sentence says that is the same but for a few words: words put in or left out, and
  /// contraries that have changed places.
  [[nodiscard]] auto told() const -> std::vector<Difference>;

  /// The words that only one version has, where these are few; a word for a word, or others places.
  [[nodiscard]] auto reworded() const -> std::optional<Difference>;

 private:
  /// A word of one version.
  struct At {
    int sentence = 0;
    const Word* word = nullptr;
    bool decides = false;  ///< it is more than a small word
  };
  static auto words_of_side(const std::vector<int>& at, const std::vector<Saying>& says)
      -> std::vector<At>;
  /// What is kept of one version in the other.
  struct Kept {
    std::size_t words = 0;          ///< of both, in order
    std::vector<const At*> left;    ///< words that only the first has
    std::vector<const At*> put_in;  ///< that only the second has
  };
  [[nodiscard]] auto kept() const -> Kept;
  static auto note(const std::vector<const At*>& words, std::string& says,
                   std::vector<Words>& spots) -> void;
  [[nodiscard]] auto changed_places() const -> std::vector<Difference>;

  std::vector<At> first_;
  std::vector<At> second_;
  SideFacts first_facts_;
  SideFacts second_facts_;
};

}  // namespace ruleproof::audit

/// How much a clause and a line share. Private to align.cpp.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "reports/audit/text/lexicon.hpp"

namespace ruleproof::audit {

/// Stems of words, and how much each counts in its place.
using Terms = std::map<std::string, double>;

/// A word without the endings of English plurals and verbs; others stay as they are.
[[nodiscard]] auto stem_of(std::string_view folded_word) -> std::string;

/// Adds the words of a text; those that have no meaning of their own are left out.
auto add_terms(Terms& terms, std::string_view text, double weight) -> void;

/// The more texts have a word, the less it tells.
/// What the words of a text stand for, as terms that are the same in every language: "@rice",
/// "@must", "@6".
auto add_concepts(Terms& terms, std::string_view text, const Lexicon& lexicon, double weight)
    -> void;

class Rarity {
 public:
  explicit Rarity(const std::vector<Terms>& texts);
  [[nodiscard]] auto of(const std::string& stem) const -> double;

 private:
  std::map<std::string, int> texts_;
  int count_ = 0;
};

/// 0 to 1: how much of what the clause says the line says, and the reverse.
[[nodiscard]] auto likeness(const Terms& clause, const Terms& line, const Rarity& rarity) -> double;

}  // namespace ruleproof::audit

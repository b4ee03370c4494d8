#include "reports/audit/align/terms.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "reports/audit/text/lexicon.hpp"
#include "reports/audit/text/words.hpp"

namespace ruleproof::audit {

namespace {

/// English words without meaning of their own; other languages lose theirs by their commonness.
constexpr auto empty_words = std::to_array<std::string_view>(
    {"a",     "an",   "and",  "are",    "as",      "at",    "be",   "by",    "for",
     "from",  "has",  "have", "he",     "his",     "in",    "is",   "it",    "its",
     "of",    "on",   "or",   "so",     "that",    "the",   "then", "they",  "this",
     "to",    "with", "who",  "you",    "your",    "their", "them", "there", "which",
     "these", "into", "each", "player", "players", "will",  "him"});

constexpr std::size_t shortest_root = 5;  // bytes that words of one origin begin with alike

auto common_start(std::string_view a, std::string_view b) -> std::size_t {
  return static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
}

/// How alike two stems are: equal, of one origin, or not.
auto alike(std::string_view a, std::string_view b) -> double {
  if (a == b) return 1;
  if (a.starts_with('@') || b.starts_with('@')) return 0;
  const auto start = common_start(a, b);
  if (start < shortest_root) return 0;
  return start + 3 >= std::max(a.size(), b.size()) ? 0.8 : 0.5;
}

}  // namespace

auto stem_of(std::string_view word) -> std::string {
  std::string stem(word);
  for (const std::string_view ending : {"ing", "ed", "es", "s"}) {
    if (stem.size() > ending.size() + 2 && stem.ends_with(ending)) {
      stem.resize(stem.size() - ending.size());
      break;
    }
  }
  if (stem.size() > 3 && stem.ends_with('e')) stem.pop_back();
  return stem;
}

auto add_terms(Terms& terms, std::string_view text, double weight) -> void {
  for (const auto& word : words_of(text)) {
    if (std::ranges::find(empty_words, std::string_view(word.folded)) != empty_words.end()) {
      continue;
    }
    auto& now = terms[stem_of(word.folded)];
    now = std::max(now, weight);
  }
}

auto add_concepts(Terms& terms, std::string_view text, const Lexicon& lexicon, double weight)
    -> void {
  constexpr double of_general = 0.6;  // duties and conditions are in every second line
  for (const auto& mark : lexicon.read(words_of(text))) {
    if (mark.group == Group::player) continue;
    const bool is_thing = mark.group == Group::number || mark.group >= Group::piece;
    auto& now = terms["@" + mark.means];
    now = std::max(now, is_thing ? weight : weight * of_general);
  }
}

Rarity::Rarity(const std::vector<Terms>& texts) : count_(static_cast<int>(texts.size())) {
  for (const auto& terms : texts) {
    for (const auto& [stem, weight] : terms) ++texts_[stem];
  }
}

auto Rarity::of(const std::string& stem) const -> double {
  const auto found = texts_.find(stem);
  const int in = found == texts_.end() ? 1 : found->second;
  return std::log(1.0 + static_cast<double>(count_) / in);
}

auto likeness(const Terms& clause, const Terms& line, const Rarity& rarity) -> double {
  double shared = 0;
  double whole = 0;
  double other = 0;
  for (const auto& [stem, weight] : clause) {
    const double counts = weight * rarity.of(stem);
    double best = 0;
    for (const auto& [there, there_weight] : line) {
      best = std::max(best, alike(stem, there) * there_weight);
    }
    shared += counts * best;
    whole += counts;
  }
  for (const auto& [stem, weight] : line) other += weight * rarity.of(stem);
  if (whole <= 0 || other <= 0) return 0;
  return 0.5 * shared / whole + 0.5 * shared / std::sqrt(whole * other);
}

}  // namespace ruleproof::audit

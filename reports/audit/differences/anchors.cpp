#include "reports/audit/differences/anchors.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {
namespace {

/// What stands on a side, by a text that says what it is.
struct Standing {
  std::string text;
  Fact fact;
  Stand stand;
};

auto parts_phrases(const Fact& fact) -> bool {
  return fact.kind == Kind::join || fact.value == "however";
}

auto says_something(const Fact& fact) -> bool { return !fact.is_soft && !is_article(fact); }

auto standing_in(const std::vector<int>& at, const std::vector<Saying>& says)
    -> std::vector<Standing> {
  std::vector<Standing> all;
  std::size_t before = 0;
  int phrase = 0;
  Before facts{};
  for (const int i : at) {
    const auto& saying = says[static_cast<std::size_t>(i)];
    const auto stand = [&](std::size_t word, std::size_t byte, std::size_t size) {
      Stand made{before + word, phrase + saying.clauses[word], facts, {i, byte, size}};
      for (const auto& fact : saying.facts) {
        made.phrase += parts_phrases(fact) && fact.word <= word ? 1 : 0;
        made.before.at(static_cast<std::size_t>(fact.kind)) +=
            says_something(fact) && fact.word < word ? 1 : 0;
      }
      return made;
    };
    for (const auto& fact : saying.facts) {
      if (!says_something(fact) || parts_phrases(fact)) continue;
      all.push_back({'=' + fact.value, fact, stand(fact.word, fact.at, fact.size)});
    }
    for (const auto& plain : saying.plain) {
      const auto& word = saying.words[plain.word];
      all.push_back({plain.stem, Fact{}, stand(plain.word, word.at, word.size)});
    }
    if (saying.words.empty()) continue;
    const auto last = stand(saying.words.size() - 1, 0, 0);
    phrase = last.phrase + 1;
    facts = last.before;
    before += saying.words.size();
  }
  std::map<std::string, int> often;
  for (const auto& each : all) ++often[each.text];
  std::erase_if(all, [&](const Standing& each) { return often[each.text] > 1; });
  return all;
}

/// Whether each of two is the surest counterpart of the other one, and no second one is as sure.
auto is_best(const std::vector<std::vector<double>>& sure, std::size_t i, std::size_t j) -> bool {
  if (sure[i][j] <= 0) return false;
  for (std::size_t other = 0; other < sure.size(); ++other) {
    if (other != i && sure[other][j] >= sure[i][j]) return false;
  }
  for (std::size_t other = 0; other < sure[i].size(); ++other) {
    if (other != j && sure[i][other] >= sure[i][j]) return false;
  }
  return true;
}

auto best_of(const std::vector<std::vector<double>>& sure)
    -> std::vector<std::pair<std::size_t, std::size_t>> {
  std::vector<std::pair<std::size_t, std::size_t>> best;
  for (std::size_t i = 0; i < sure.size(); ++i) {
    for (std::size_t j = 0; j < sure[i].size(); ++j) {
      if (is_best(sure, i, j)) best.emplace_back(i, j);
    }
  }
  return best;
}

}  // namespace

auto anchors_of(const Pairing& pairing, const std::vector<Saying>& first,
                const std::vector<Saying>& second, const Counterparts& counterparts)
    -> std::vector<Anchor> {
  const auto a = standing_in(pairing.first, first);
  const auto b = standing_in(pairing.second, second);
  static constexpr std::size_t longest = 60;  // what has more to stand by is a table
  if (std::max(a.size(), b.size()) > longest) return {};
  std::vector<std::vector<double>> sure(a.size(), std::vector<double>(b.size()));
  for (std::size_t i = 0; i < a.size(); ++i) {
    const auto same = std::ranges::find(b, a[i].text, &Standing::text);
    if (same != b.end()) {
      sure[i][static_cast<std::size_t>(same - b.begin())] = 1;
      continue;
    }
    const auto others = counterparts(a[i].text);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const auto other = others.find(b[j].text);
      const bool is_free = std::ranges::find(a, b[j].text, &Standing::text) == a.end();
      if (other != others.end() && is_free) sure[i][j] = other->second;
    }
  }
  std::vector<Anchor> anchors;
  // What has found its counterpart is none of another.
  for (std::size_t found = 1; found > 0;) {
    const auto best = best_of(sure);
    for (const auto& [i, j] : best) {
      anchors.push_back({a[i].fact, a[i].stand, b[j].stand});
      std::ranges::fill(sure[i], 0.0);
      for (auto& row : sure) row[j] = 0;
    }
    found = best.size();
  }
  std::ranges::sort(anchors, {}, [](const Anchor& anchor) { return anchor.first.order; });
  return anchors;
}

}  // namespace ruleproof::audit

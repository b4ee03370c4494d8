#include "reports/audit/pairing/learn.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "reports/audit/pairing/leftovers.hpp"
#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/pairing/unit.hpp"

namespace ruleproof::audit {
namespace {

constexpr float least_alike = 0.3F;
constexpr double least_sure = 0.5;
constexpr double least_together = 1.2;  // pairs, each as far as it is trusted
constexpr std::size_t most_translations = 3;
constexpr std::size_t longest = 100;  // stems: what is longer is no sentence, and teaches no word

struct Counts {
  std::map<std::pair<int, int>, double> together;
  std::vector<double> first;
  std::vector<double> second;
};

auto counted(const Sides& sides, const std::vector<Pairing>& pairings, const Dictionary& before)
    -> Counts {
  Counts counts;
  counts.first.resize(static_cast<std::size_t>(sides.first.stem_count));
  counts.second.resize(static_cast<std::size_t>(sides.second.stem_count));
  for (const auto& pairing : pairings) {
    if (pairing.first.empty() || pairing.second.empty()) continue;
    const auto& a = unit_of(sides.first, pairing.first);
    const auto& b = unit_of(sides.second, pairing.second);
    if (std::max(a.stems.size(), b.stems.size()) > longest) continue;
    const auto like = likeness(a, b, before);
    if (like.alike < least_alike) continue;
    const double trust = std::min(1.0, 1.6 * static_cast<double>(like.alike));
    for (const auto& x : a.stems) counts.first[static_cast<std::size_t>(x.id)] += trust;
    for (const auto& y : b.stems) counts.second[static_cast<std::size_t>(y.id)] += trust;
    for (const auto& x : a.stems) {
      for (const auto& y : b.stems) counts.together[{x.id, y.id}] += trust;
    }
  }
  return counts;
}

}  // namespace

auto learned(const Sides& sides, const std::vector<Pairing>& pairings, const Dictionary& before,
             const Dictionary& given) -> Dictionary {
  const auto counts = counted(sides, pairings, before);
  struct Row {
    double sure;
    int a, b;
  };
  std::vector<Row> rows;
  for (const auto& [stems, together] : counts.together) {
    if (together < least_together) continue;
    const auto first = counts.first[static_cast<std::size_t>(stems.first)];
    const auto second = counts.second[static_cast<std::size_t>(stems.second)];
    const double sure = 2 * together / (first + second);
    if (sure >= least_sure) rows.push_back({sure, stems.first, stems.second});
  }
  std::ranges::sort(rows, {}, [](const Row& row) { return std::tuple(-row.sure, row.a, row.b); });
  auto dictionary = given;
  for (const auto& [sure, a, b] : rows) {
    const bool is_given =
        std::ranges::find(given.forth(a), b, &Dictionary::Entry::other) != given.forth(a).end();
    if (is_given) continue;
    if (dictionary.forth(a).size() >= most_translations ||
        dictionary.back(b).size() >= most_translations) {
      continue;
    }
    dictionary.add(a, b, static_cast<float>(std::min(1.0, sure)));
  }
  return dictionary;
}

}  // namespace ruleproof::audit

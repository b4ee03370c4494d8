#include "reports/audit/differences/terms.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reports/audit/differences/difference.hpp"
#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/pairing/unit.hpp"
#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {
namespace {

constexpr double trusted = 0.35;    // confidence of pairs to learn from
constexpr double sure_alone = 0.8;  // how surely a term must be kept before its lack is told
constexpr double sure_both = 0.6;   // the same where each side lacks one
constexpr double least_seen = 3;

auto finds(const std::set<std::string>& translations, const std::set<std::string>& others) -> bool {
  return std::ranges::any_of(translations, [&](const auto& stem) { return others.contains(stem); });
}

}  // namespace

Terms::Terms(const std::vector<Pairing>& pairings, const Dictionary& dictionary, const Sides& sides,
             const std::vector<Saying>& first, const std::vector<Saying>& second) {
  first_.says = &first;
  second_.says = &second;
  for (int a = 0; a < sides.first.stem_count; ++a) {
    for (const auto& entry : dictionary.forth(a)) {
      const auto& own = sides.first.stems[static_cast<std::size_t>(a)];
      const auto& other = sides.second.stems[static_cast<std::size_t>(entry.other)];
      first_.translations[own].insert(other);
      second_.translations[other].insert(own);
    }
  }
  for (const auto& pairing : pairings) {
    if (pairing.first.empty() || pairing.second.empty() || pairing.confidence < trusted) continue;
    count(first_, pairing.first, stems_of(second_, pairing.second));
    count(second_, pairing.second, stems_of(first_, pairing.first));
  }
}

auto Terms::stems_of(const Side& side, const std::vector<int>& at) -> std::set<std::string> {
  std::set<std::string> stems;
  for (const int i : at) {
    for (const auto& plain : (*side.says)[static_cast<std::size_t>(i)].plain)
      stems.insert(plain.stem);
  }
  return stems;
}

auto Terms::count(Side& own, const std::vector<int>& at, const std::set<std::string>& others)
    -> void {
  for (const auto& stem : stems_of(own, at)) {
    const auto row = own.translations.find(stem);
    if (row == own.translations.end()) continue;
    auto& [seen, kept] = own.kept[stem];
    seen += 1;
    kept += finds(row->second, others) ? 1 : 0;
  }
}

auto Terms::lacking(const Side& own, const std::vector<int>& at,
                    const std::set<std::string>& others) -> std::vector<Lacking> {
  std::vector<Lacking> terms;
  std::set<std::string> told;
  for (const int i : at) {
    const auto& saying = (*own.says)[static_cast<std::size_t>(i)];
    for (const auto& plain : saying.plain) {
      const auto row = own.translations.find(plain.stem);
      const auto count = own.kept.find(plain.stem);
      if (row == own.translations.end() || count == own.kept.end()) continue;
      const auto [seen, kept] = count->second;
      if (seen < least_seen || finds(row->second, others) || !told.insert(plain.stem).second)
        continue;
      const auto& word = saying.words[plain.word];
      terms.push_back({plain.stem, {i, word.at, word.size}, (kept + 0.5) / (seen + 1)});
    }
  }
  std::ranges::sort(terms, {},
                    [](const Lacking& term) { return std::pair(-term.sure, term.stem); });
  return terms;
}

auto Terms::differences_of(const Pairing& pairing) const -> std::vector<Difference> {
  std::vector<Difference> found;
  const auto a = lacking(first_, pairing.first, stems_of(second_, pairing.second));
  const auto b = lacking(second_, pairing.second, stems_of(first_, pairing.first));
  if (!a.empty() && !b.empty() && a[0].sure >= sure_both && b[0].sure >= sure_both) {
    found.push_back({Topic::term,
                     Way::changed,
                     a[0].stem,
                     b[0].stem,
                     {a[0].words},
                     {b[0].words},
                     std::max(a[0].sure, b[0].sure)});
    return found;
  }
  if (!a.empty() && a[0].sure >= sure_alone) {
    found.push_back({Topic::term, Way::lacking, a[0].stem, "", {a[0].words}, {}, a[0].sure});
  }
  if (!b.empty() && b[0].sure >= sure_alone) {
    found.push_back({Topic::term, Way::lacking, "", b[0].stem, {}, {b[0].words}, b[0].sure});
  }
  return found;
}

}  // namespace ruleproof::audit

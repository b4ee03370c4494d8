#include "reports/audit/pairing/band.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "reports/audit/pairing/unit.hpp"

namespace ruleproof::audit {
namespace {

constexpr int cells =
    400'000;  // about so many are tried, so that long texts take long, not for ever
constexpr int narrowest = 30;
constexpr int widest = 1'000;
constexpr std::size_t in_a_row = 8;  // neighbours that are known again by all that they say

using Pairs = std::vector<std::pair<int, int>>;
/// What stands in a text, by where it stands; `several` where it stands more than once.
template <class Key>
using Owners = std::map<Key, int>;
constexpr int several = -1;

template <class Key>
auto own(Owners<Key>& owners, const Key& key, int at) -> void {
  const auto [known, is_new] = owners.emplace(key, at);
  if (!is_new) known->second = several;
}

/// The one unit that has each mark.
auto marks_of(const std::vector<Unit>& units) -> Owners<int> {
  Owners<int> owners;
  for (std::size_t i = 0; i < units.size(); ++i) {
    for (const auto& mark : units[i].shared) own(owners, mark.id, static_cast<int>(i));
  }
  return owners;
}

/// Where so many neighbours have marks that no others have in this order, by a hash of these: in a
/// long text of few words hardly any mark stands but once.
auto rows_of(const std::vector<Unit>& units) -> Owners<std::uint64_t> {
  constexpr std::uint64_t prime = 0x100000001b3;  // FNV-1
  Owners<std::uint64_t> owners;
  for (std::size_t i = 0; i + in_a_row <= units.size(); ++i) {
    std::uint64_t row = 0xcbf29ce484222325;
    std::size_t marks = 0;
    for (std::size_t j = i; j < i + in_a_row; ++j) {
      for (const auto& mark : units[j].shared) row = (row * prime) ^ static_cast<unsigned>(mark.id);
      row = (row * prime) ^ ~std::uint64_t{};  // the sentence ends
      marks += units[j].shared.size();
    }
    if (marks >= in_a_row) own(owners, row, static_cast<int>(i));
  }
  return owners;
}

/// What each text has once.
template <class Key>
auto add_pairs(const Owners<Key>& first, const Owners<Key>& second, Pairs& pairs) -> void {
  for (const auto& [key, at] : first) {
    const auto other = second.find(key);
    if (at == several || other == second.end() || other->second == several) continue;
    pairs.emplace_back(at, other->second);
  }
}

/// The longest chain of pairs that never goes back.
auto chain_of(Pairs pairs) -> Pairs {
  std::ranges::sort(pairs, [](const auto& a, const auto& b) {
    return a.first != b.first ? a.first < b.first : a.second > b.second;
  });
  std::vector<int> tails;  // the pair that ends the best chain of each length
  std::vector<int> before(pairs.size(), -1);
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const auto at = std::ranges::lower_bound(tails, pairs[i].second, {}, [&](int tail) {
      return pairs[static_cast<std::size_t>(tail)].second;
    });
    if (at != tails.begin()) before[i] = *(at - 1);
    if (at == tails.end())
      tails.push_back(static_cast<int>(i));
    else
      *at = static_cast<int>(i);
  }
  Pairs chain;
  for (int at = tails.empty() ? -1 : tails.back(); at >= 0;
       at = before[static_cast<std::size_t>(at)]) {
    chain.push_back(pairs[static_cast<std::size_t>(at)]);
  }
  std::ranges::reverse(chain);
  return chain;
}

}  // namespace

auto band_of(const Sides& sides) -> Band {
  const auto n = static_cast<int>(sides.first.units.size());
  const auto m = static_cast<int>(sides.second.units.size());
  Pairs pairs;
  add_pairs(marks_of(sides.first.units), marks_of(sides.second.units), pairs);
  add_pairs(rows_of(sides.first.units), rows_of(sides.second.units), pairs);
  std::ranges::sort(pairs);
  pairs.erase(std::ranges::unique(pairs).begin(), pairs.end());
  auto chain = chain_of(std::move(pairs));
  chain.emplace_back(n, m);

  const int half = std::clamp(cells / std::max(1, n), narrowest, widest);
  Band band;
  std::pair<int, int> from{0, 0};
  std::size_t next = 0;
  for (int i = 0; i <= n; ++i) {
    while (next + 1 < chain.size() && chain[next].first <= i) from = chain[next++];
    const auto& to = chain[next];
    const double share = to.first == from.first
                             ? 1.0
                             : static_cast<double>(i - from.first) / (to.first - from.first);
    const int centre = from.second + static_cast<int>(share * (to.second - from.second));
    band.emplace_back(std::max(0, centre - half), std::min(m + 1, centre + half + 1));
  }
  // Never back, and always on from one to the next.
  for (std::size_t i = 1; i < band.size(); ++i) {
    band[i].first = std::clamp(band[i].first, band[i - 1].first, band[i - 1].second - 1);
    band[i].second = std::max(band[i].second, band[i - 1].second);
  }
  band.front().first = 0;
  band.back().second = m + 1;
  return band;
}

}  // namespace ruleproof::audit

#include "reports/audit/pairing/band.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "reports/audit/pairing/unit.hpp"

namespace ruleproof::audit {
namespace {

constexpr int cells =
    400'000;  // about so many are tried, so that long texts take long, not for ever
constexpr int narrowest = 30;
constexpr int widest = 1'000;

/// The one unit that has each mark; -1: none, -2: several.
auto owners(const std::vector<Unit>& units, int count) -> std::vector<int> {
  std::vector<int> owner(static_cast<std::size_t>(count), -1);
  for (std::size_t i = 0; i < units.size(); ++i) {
    for (const auto& mark : units[i].shared) {
      auto& one = owner[static_cast<std::size_t>(mark.id)];
      one = one == -1 ? static_cast<int>(i) : -2;
    }
  }
  return owner;
}

/// The longest chain of pairs that never goes back.
auto chain_of(std::vector<std::pair<int, int>> pairs) -> std::vector<std::pair<int, int>> {
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
  std::vector<std::pair<int, int>> chain;
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
  const auto first = owners(sides.first.units, sides.shared_count);
  const auto second = owners(sides.second.units, sides.shared_count);
  std::vector<std::pair<int, int>> pairs;
  for (std::size_t id = 0; id < first.size(); ++id) {
    if (first[id] >= 0 && second[id] >= 0) pairs.emplace_back(first[id], second[id]);
  }
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

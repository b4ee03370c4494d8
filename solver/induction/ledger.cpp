#include "solver/induction/ledger.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace ruleproof::solver {
namespace {

/// For each place, a bit for every place that pieces in it can get to.
auto reaches_of(const Ledger& ledger) -> std::vector<std::uint32_t> {
  const auto count = ledger.places.size();
  std::vector<std::uint32_t> reaches(count);
  for (const auto& route : ledger.routes) reaches[route.from] |= 1U << route.to;
  for (std::size_t through = 0; through < count; ++through) {
    for (auto& from : reaches) {
      if ((from >> through & 1U) != 0) from |= reaches[through];
    }
  }
  return reaches;
}

}  // namespace

auto transfers_lead(const Ledger& ledger, const std::vector<int>& before,
                    const std::vector<int>& after) -> bool {
  if (std::ranges::any_of(after, [](int heap) { return heap < 0; })) return false;
  if (total(before) != total(after)) return false;
  const auto reaches = reaches_of(ledger);
  const auto count = before.size();
  for (std::uint32_t set = 1; set < 1U << count; ++set) {
    int leave = 0;
    int room = 0;
    std::uint32_t within = 0;
    for (std::size_t i = 0; i < count; ++i) {
      if ((set >> i & 1U) == 0) continue;
      leave += std::max(0, before[i] - after[i]);
      if (before[i] > after[i]) within |= reaches[i];
    }
    for (std::size_t i = 0; i < count; ++i) {
      if ((within >> i & 1U) != 0) room += std::max(0, after[i] - before[i]);
    }
    if (leave > room) return false;
  }
  return true;
}

}  // namespace ruleproof::solver

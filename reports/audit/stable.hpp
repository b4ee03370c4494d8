/// Sorting that keeps the order of what is alike, and moves values: `std::stable_sort` uses what
/// the standard has taken out.
#pragma once

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

namespace ruleproof::audit {

/// The values by what `key` gives of each, the least first.
template <class T, class Key>
[[nodiscard]] auto sorted_by(std::vector<T> values, Key&& key) -> std::vector<T> {
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, {}, [&](std::size_t i) { return std::pair(key(values[i]), i); });
  std::vector<T> sorted;
  sorted.reserve(values.size());
  for (const auto i : order) sorted.push_back(std::move(values[i]));
  return sorted;
}

}  // namespace ruleproof::audit

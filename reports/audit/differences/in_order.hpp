/// Sorting that leaves alone what is equal.
#pragma once

#include <algorithm>
#include <cstddef>
#include <tuple>
#include <utility>
#include <vector>

namespace ruleproof::audit {

/// The items with the highest value first.
template <class Item, class Value>
auto highest_first(std::vector<Item>& items, const Value& value) -> void {
  std::vector<std::tuple<double, std::size_t>> order;
  order.reserve(items.size());
  for (std::size_t i = 0; i < items.size(); ++i) order.emplace_back(-value(items[i]), i);
  std::ranges::sort(order);
  std::vector<Item> sorted;
  sorted.reserve(items.size());
  for (const auto& [negative, at] : order) sorted.push_back(std::move(items[at]));
  items = std::move(sorted);
}

}  // namespace ruleproof::audit

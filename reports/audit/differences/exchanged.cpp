#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/audit/differences/difference.hpp"
#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {
namespace {

auto numbers_of(const SideFacts& side) -> std::vector<std::string> {
  std::vector<std::string> numbers;
  for (const auto& fact : side.facts) {
    if (fact.kind == Kind::number && !is_one(fact) && !fact.is_soft) numbers.push_back(fact.value);
  }
  return numbers;
}

}  // namespace

auto reordered_numbers(const SideFacts& a, const SideFacts& b, std::vector<Difference>& found)
    -> void {
  auto first = numbers_of(a);
  auto second = numbers_of(b);
  if (first == second || first.size() != second.size()) return;
  const auto spoken = [](const std::vector<std::string>& numbers) {
    std::string text;
    for (const auto& number : numbers) text += (text.empty() ? "" : ", ") + number;
    return text;
  };
  Difference difference{Topic::numbers, Way::changed, spoken(first), spoken(second), {}, {}, 0.65};
  std::ranges::sort(first);
  std::ranges::sort(second);
  if (first != second) return;
  const auto add = [](const SideFacts& side, std::vector<Words>& spots) {
    for (std::size_t i = 0; i < side.facts.size(); ++i) {
      const auto& fact = side.facts[i];
      if (fact.kind != Kind::number || is_one(fact) || fact.is_soft) continue;
      spots.push_back({side.sentence[i], side.facts[i].at, side.facts[i].size});
    }
  };
  add(a, difference.first_spots);
  add(b, difference.second_spots);
  found.push_back(std::move(difference));
}

}  // namespace ruleproof::audit

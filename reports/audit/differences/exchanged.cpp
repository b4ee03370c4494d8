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

/// What is counted: the next thing after the number.
auto counted_by(const SideFacts& side, std::string_view number) -> std::string {
  static constexpr std::size_t near = 3;  // words
  std::string counted;
  for (const auto& fact : side.facts) {
    if (fact.kind != Kind::number || fact.value != number) continue;
    const auto thing = std::ranges::find_if(side.facts, [&](const Fact& next) {
      return next.kind == Kind::thing && next.word > fact.word && next.word - fact.word <= near;
    });
    if (!counted.empty() || thing == side.facts.end()) return "";
    counted = thing->value;
  }
  return counted;
}

/// Whether two numbers count each what the other one counts in the other text.
auto are_exchanged(const SideFacts& a, const SideFacts& b, const std::vector<std::string>& numbers)
    -> bool {
  return std::ranges::any_of(numbers, [&](const auto& one) {
    const auto here = counted_by(a, one);
    return !here.empty() && std::ranges::any_of(numbers, [&](const auto& two) {
      const auto there = counted_by(a, two);
      return here != there && !there.empty() && counted_by(b, two) == here &&
             counted_by(b, one) == there;
    });
  });
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
  Difference difference{Topic::numbers, Way::turned, spoken(first), spoken(second), {}, {}, 0.75};
  std::ranges::sort(first);
  std::ranges::sort(second);
  if (first != second) return;
  if (!are_exchanged(a, b, first)) {
    difference.way = Way::changed;
    difference.sure = 0.65;
  }
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

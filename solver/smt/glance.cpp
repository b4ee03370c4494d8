#include "solver/smt/glance.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "model/core/play.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver {
namespace {

__extension__ using Wide = __int128;

/// Inclusive bounds with room for sums and products of numbers of 64 bits.
struct Room {
  Wide low = 0;
  Wide high = 0;
};
constexpr Room either{.low = 0, .high = 1};
constexpr Room no{.low = 0, .high = 0};
constexpr Room yes{.low = 1, .high = 1};

/// Bounds far out say nothing: on both sides of them, all is possible.
auto clamped(Wide low, Wide high) -> Room {
  constexpr auto far = Wide{1} << 62U;
  constexpr auto farther = Wide{1} << 120U;
  return {low < -far || low > far ? -farther : low, high < -far || high > far ? farther : high};
}

using Ranges = std::map<std::string, Room, std::less<>>;

/// Where the value of each node lies, if the variables lie in their ranges.
class Reach {
 public:
  explicit Reach(const Ranges& ranges) : ranges_(ranges) {}

  auto of(const Shared& node) -> Room {
    if (const auto known = known_.find(node.get()); known != known_.end()) return known->second;
    const auto room = compute(*node);
    known_.emplace(node.get(), room);
    return room;
  }

 private:
  static auto times(Room a, Room b) -> Room {
    constexpr auto far = Wide{1} << 62U;
    const auto is_near = [](Room room) { return room.low >= -far && room.high <= far; };
    if (!is_near(a) || !is_near(b)) return clamped(-2 * far, 2 * far);
    const auto corners = {a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high};
    return clamped(std::min(corners), std::max(corners));
  }
  /// That the one number is less than the other by so much.
  static auto less(Room a, Room b, Wide by) -> Room {
    if (a.high + by <= b.low) return yes;
    return a.low + by > b.high ? no : either;
  }

  auto compute(const Expression& node) -> Room {
    const auto part = [&](std::size_t i) { return of(node.parts[i]); };
    switch (node.op) {
      case Operator::constant:
        return {node.value, node.value};
      case Operator::variable:
        return ranges_.find(node.name)->second;
      case Operator::plus:
        return clamped(part(0).low + part(1).low, part(0).high + part(1).high);
      case Operator::minus:
        return clamped(part(0).low - part(1).high, part(0).high - part(1).low);
      case Operator::times:
        return times(part(0), part(1));
      case Operator::if_then_else: {
        const auto if_so = part(0);
        if (if_so.low == 1) return part(1);
        if (if_so.high == 0) return part(2);
        return {std::min(part(1).low, part(2).low), std::max(part(1).high, part(2).high)};
      }
      case Operator::less:
        return less(part(0), part(1), 1);
      case Operator::at_most:
        return less(part(0), part(1), 0);
      case Operator::equal: {
        const auto a = part(0);
        const auto b = part(1);
        if (a.high < b.low || b.high < a.low) return no;
        return a.low == a.high && b.low == b.high ? yes : either;
      }
      case Operator::negation:
        return {1 - part(0).high, 1 - part(0).low};
      case Operator::conjunction:
        return {std::min(part(0).low, part(1).low), std::min(part(0).high, part(1).high)};
      case Operator::disjunction:
        return {std::max(part(0).low, part(1).low), std::max(part(0).high, part(1).high)};
    }
    return either;
  }

  const Ranges& ranges_;
  std::unordered_map<const Expression*, Room> known_;
};

class Glance {
 public:
  explicit Glance(const std::vector<Truth>& formulas) : formulas_(formulas) {
    for (const auto& formula : formulas) collect(*formula.node());
    for (const auto& formula : formulas) narrow(*formula.node(), false);
  }

  auto run() -> Sat {
    if (leaves_no_room()) return Sat::unsat;
    constexpr int tries = 24;
    for (int i = 0; i < tries; ++i) {
      const auto values = i == 0 ? all(&Room::low) : i == 1 ? all(&Room::high) : some_moved();
      const auto is_true = [&](const Truth& formula) { return evaluate(formula, values); };
      if (std::ranges::all_of(formulas_, is_true)) return Sat::sat;
    }
    return Sat::unknown;
  }

 private:
  auto collect(const Expression& node) -> void {
    if (!seen_.insert(&node).second) return;
    if (node.op == Operator::variable) {
      ranges_.emplace(node.name, Room{node.range.low, node.range.high});
    }
    if (node.op == Operator::constant) numbers_.insert(node.value);
    for (const auto& part : node.parts) collect(*part);
  }

  /// A variable that is compared with a plain number lies on one side of it.
  auto narrow(const Expression& formula, bool negated) -> void {
    const auto conjoined = negated ? Operator::disjunction : Operator::conjunction;
    if (formula.op == conjoined) {
      for (const auto& part : formula.parts) narrow(*part, negated);
    }
    if (formula.op == Operator::negation) return narrow(*formula.parts[0], !negated);
    if (formula.op != Operator::less && formula.op != Operator::at_most) return;
    const Wide by = (formula.op == Operator::less) != negated ? 1 : 0;
    const auto& a = *formula.parts[negated ? 1 : 0];
    const auto& b = *formula.parts[negated ? 0 : 1];
    if (a.op == Operator::variable && b.op == Operator::constant) {
      auto& high = ranges_.find(a.name)->second.high;
      high = std::min(high, b.value - by);
    }
    if (a.op == Operator::constant && b.op == Operator::variable) {
      auto& low = ranges_.find(b.name)->second.low;
      low = std::max(low, a.value + by);
    }
  }

  [[nodiscard]] auto leaves_no_room() const -> bool {
    for (const auto& [name, range] : ranges_) {
      if (range.low > range.high) return true;
    }
    Reach reach(ranges_);
    return std::ranges::any_of(
        formulas_, [&](const Truth& formula) { return reach.of(formula.node()).high == 0; });
  }

  [[nodiscard]] auto all(Wide Room::* end) const -> Values {
    Values values;
    for (const auto& [name, range] : ranges_) {
      values.emplace(name, static_cast<std::int64_t>(range.*end));
    }
    return values;
  }
  /// All at their lowest but for some, which are at their highest or about a number of the
  /// formulas.
  auto some_moved() -> Values {
    auto values = all(&Room::low);
    for (auto& [name, value] : values) {
      if (random_.below(3) != 0) continue;
      const auto& range = ranges_.find(name)->second;
      Wide moved = range.high;
      if (!numbers_.empty() && random_.below(2) == 0) {
        const auto at = static_cast<std::ptrdiff_t>(random_.below(numbers_.size()));
        moved = *std::next(numbers_.begin(), at) + Wide{static_cast<int>(random_.below(2))};
      }
      value = static_cast<std::int64_t>(std::clamp(moved, range.low, range.high));
    }
    return values;
  }

  const std::vector<Truth>& formulas_;
  std::unordered_set<const Expression*> seen_;
  Ranges ranges_;
  std::set<std::int64_t> numbers_;
  Random random_{1};
};

}  // namespace

auto glance(const std::vector<Truth>& formulas) -> Sat { return Glance(formulas).run(); }

}  // namespace ruleproof::solver

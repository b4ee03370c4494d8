/// What a search climbs towards, for a while.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "model/core/expression/program.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/play.hpp"

namespace ruleproof::solver::hunt {

/// A goal of several parts can be come near in several orders: where one part grows with the other,
/// no single measure leads there. So the parts are weighed by lot, and sometimes a single number
/// of the goal is all that counts, the greatest or the least.
class Aim {
 public:
  /// The plain distance.
  Aim() = default;
  /// By lot.
  Aim(const expression::Program& goal, Random& random) {
    const auto kind = random.below(4);
    if (kind == 0) return;
    if (kind == 1 && one_number(goal, random)) return;
    constexpr std::uint64_t doublings = 7;
    weights_.assign(goal.nodes.size(), 1);
    for (auto& weight : weights_) weight = std::int64_t{1} << random.below(doublings);
  }

  /// The less, the nearer.
  template <Game G>
  auto measure(const expression::Asked<G>& goal, const typename G::State& state) const
      -> std::int64_t {
    if (number_ == none) return goal.distance(state, weights_);
    constexpr std::int64_t no_value = std::int64_t{1} << 62U;
    const auto number = goal.part(number_, state);
    if (!number) return no_value;
    return most_ ? -*number : *number;
  }

 private:
  static constexpr auto none = static_cast<std::size_t>(-1);

  /// False if the goal has no number that could be another.
  auto one_number(const expression::Program& goal, Random& random) -> bool {
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < goal.nodes.size(); ++i) {
      const auto op = goal.nodes[i].op;
      if (!expression::is_truth(op) && op != expression::Op::constant) numbers.push_back(i);
    }
    if (numbers.empty()) return false;
    number_ = numbers[random.below(numbers.size())];
    most_ = random.below(2) == 0;
    return true;
  }

  std::vector<std::int64_t> weights_;  ///< of the nodes of the goal; empty: all alike
  std::size_t number_ = none;          ///< the node that alone counts
  bool most_ = false;
};

}  // namespace ruleproof::solver::hunt

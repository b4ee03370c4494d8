/// Actions that are lost because they cannot be done, in part or at all.
#pragma once

#include "model/river_dragons/rules.hpp"

namespace ruleproof::river_dragons {

/// In the stages stone, choose, remove, move and jump.
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Lose& move) -> Verdict;
auto apply(Table& table, const Lose& move) -> void;

}  // namespace ruleproof::river_dragons

/// Stones: One Stone and Two Stones, on islets or straight on the water.
#pragma once

#include "model/river_dragons/rules.hpp"

namespace ruleproof::river_dragons {

/// Stones in the common reserve. [setup.stones]
[[nodiscard]] auto stones_in_reserve(const Rules& rules, const State& state) -> int;

auto propose_stones(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const PutStone& move) -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const DropStone& move) -> Verdict;
/// Whether the action in progress, or the rest of it, is lost. [stone.none-left]
[[nodiscard]] auto judge_lost_stones(const Rules& rules, const State& state) -> Verdict;
auto apply(Table& table, const PutStone& move) -> void;
auto apply(Table& table, const DropStone& move) -> void;
/// The action in progress is lost, for want of stones or of a place for them.
auto lose_stones(Table& table) -> void;

}  // namespace ruleproof::river_dragons

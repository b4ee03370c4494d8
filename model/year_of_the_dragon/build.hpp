/// Build: where new floors go. [action.build]
#pragma once

#include "model/year_of_the_dragon/rules.hpp"

namespace ruleproof::year_of_the_dragon {

/// The acting player has `floors` new floors to place.
auto begin_building(Table& table, int floors) -> void;

auto propose_building(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const AddFloor& add) -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const NewPalace& start) -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Shift& shift) -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const StopBuilding& stop)
    -> Verdict;
auto apply(Table& table, const AddFloor& add) -> void;
auto apply(Table& table, const NewPalace& start) -> void;
auto apply(Table& table, const Shift& shift) -> void;
auto apply(Table& table, const StopBuilding& stop) -> void;

}  // namespace ruleproof::year_of_the_dragon

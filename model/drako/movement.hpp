/// Movement: dwarves and dragon on foot, and the dragon's flight.
#pragma once

#include "model/drako/rules.hpp"

namespace ruleproof::drako {

auto propose_marches(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const March& move) -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Stay& move) -> Verdict;
auto apply(Table& t, const March& move) -> void;
auto apply(Table& t, const Stay& move) -> void;

}  // namespace ruleproof::drako

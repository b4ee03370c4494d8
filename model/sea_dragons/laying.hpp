/// Action I: a dragon is laid, with what it costs and brings; or a pass.
#pragma once

#include "model/sea_dragons/rules.hpp"

namespace ruleproof::sea_dragons {

auto propose_turn(const Rules& rules, const State& state, MoveList<Move>& out) -> void;

auto apply(Table& table, const Lay& lay) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Cash& cash) -> Verdict;
auto apply(Table& table, const Cash& cash) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Pass& pass) -> Verdict;
auto apply(Table& table, const Pass& pass) -> void;

/// After the reefs of a dragon that was not yet paid: it is paid, or all goes back.
auto settle(Table& table) -> void;

}  // namespace ruleproof::sea_dragons

/// Action I: a dragon is laid, with what it costs and brings; or a pass. And gold cards, which wait
/// for no action.
#pragma once

#include "model/sea_dragons/rules.hpp"

namespace ruleproof::sea_dragons {

auto propose_turn(const Rules& rules, const State& state, MoveList<Move>& out) -> void;

auto apply(Table& table, const Lay& lay) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Cash& cash) -> Verdict;
auto apply(Table& table, const Cash& cash) -> void;
/// [reef.gold] The gold cards that may be discarded now, in any stage of play, whoever has them;
/// but for that of the player who may lay a dragon, to whom `propose_turn` offers it.
auto propose_cashing(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Pass& pass) -> Verdict;
auto apply(Table& table, const Pass& pass) -> void;

/// After the reefs of a dragon that was not yet paid: it is paid, or all goes back.
auto settle(Table& table) -> void;

}  // namespace ruleproof::sea_dragons

/// Phase 1 of a round: everybody lays his cards. The seats choose one after another, and none sees
/// what another has laid, so that it does not matter who is first.
#pragma once

#include "model/river_dragons/rules.hpp"

namespace ruleproof::river_dragons {

/// The cards that a seat may lay next.
[[nodiscard]] auto cards_to_lay(const Rules& rules, const State& state, int seat) -> Cards;

/// The first seat that has a card to lay is to act.
auto begin_planning(Table& table) -> void;

auto propose_cards(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const PlanCard& move) -> Verdict;
auto apply(Table& table, const PlanCard& move) -> void;

}  // namespace ruleproof::river_dragons

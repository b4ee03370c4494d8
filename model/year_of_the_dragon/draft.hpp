/// The draft: two young persons of different types for each player. [draft.pair]
#pragma once

#include "model/year_of_the_dragon/rules.hpp"

namespace ruleproof::year_of_the_dragon {

/// [draft.first] [draft.direction] Puts the players into the order of the draft.
auto seat_drafters(Table& table, int first) -> void;
auto begin_draft(Table& table) -> void;

auto propose_pairs(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Draft& draft) -> Verdict;
auto apply(Table& table, const Draft& draft) -> void;

/// Called when a drafted person has been placed: the next person, drafter, or the first round.
auto after_draft_placement(Table& table) -> void;

}  // namespace ruleproof::year_of_the_dragon

/// The frame of a round: which phase and whose turn comes next. [round.phases]
#pragma once

#include "model/year_of_the_dragon/rules.hpp"

namespace ruleproof::year_of_the_dragon {

/// The next month begins: the action cards are dealt.
auto begin_round(Table& table) -> void;
/// Phase I begins, or goes on with the next player; when all have acted, phase II begins.
auto begin_actions(Table& table) -> void;
auto next_action_turn(Table& table) -> void;
/// Phase II, likewise; then phase III.
auto begin_persons(Table& table) -> void;
auto next_person_turn(Table& table) -> void;
/// The acting player has had his turn of this phase.
auto end_turn(Table& table) -> void;

}  // namespace ruleproof::year_of_the_dragon

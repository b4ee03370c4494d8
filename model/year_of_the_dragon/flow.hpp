/// The frame of a round: which phase and whose turn comes next. [round.phases]
#pragma once

#include "model/year_of_the_dragon/rules.hpp"

namespace ruleproof::year_of_the_dragon {

/// The next month begins: the action cards are dealt.
auto begin_round(Table& table) -> void;
/// Phase I begins.
auto begin_actions(Table& table) -> void;
/// The acting player has had his turn of phase I: the next one acts, or phase II begins.
auto end_action_turn(Table& table) -> void;
/// Phase II begins.
auto begin_persons(Table& table) -> void;
/// The acting player has had his turn of phase II; then phase III begins.
auto end_person_turn(Table& table) -> void;
/// The acting player has had his turn of this phase.
auto end_turn(Table& table) -> void;

}  // namespace ruleproof::year_of_the_dragon

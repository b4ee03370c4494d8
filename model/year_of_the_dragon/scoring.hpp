/// Decay, phase IV and the end of the game.
#pragma once

#include "model/year_of_the_dragon/rules.hpp"

namespace ruleproof::year_of_the_dragon {

/// The event is over: decay, scoring, and the next round or the end.
auto finish_round(Table& table) -> void;

/// [end.winner] [end.tie] [end.tie-space]
[[nodiscard]] auto outcome_of(const Rules& rules, const State& state) -> Outcome;

/// [end.persons] [end.monks] What the persons of a player bring at the end.
[[nodiscard]] auto final_person_points(const Rules& rules, const Player& player) -> int;

}  // namespace ruleproof::year_of_the_dragon

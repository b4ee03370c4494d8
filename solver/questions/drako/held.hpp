/// Relations of this folder held to the model: sampled games obey them, and how many steps did.
#pragma once

#include "solver/questions/drako/chase.hpp"
#include "solver/questions/drako/games.hpp"
#include "solver/questions/drako/relations/rank.hpp"
#include "solver/questions/held.hpp"

namespace ruleproof::solver::drako_question {

/// Draws, cards that are spent and new opening hands: relations/cards.hpp.
[[nodiscard]] auto hold_cards(const Drako& game) -> Held;
/// Wounds, and markers of both sides: relations/wounds.hpp.
[[nodiscard]] auto hold_wounds(const Drako& game) -> Held;
/// What actions do to the rank, and who can act: relations/rank.hpp. Without idling of its kind,
/// what follows a skip of somebody who can do nothing is left out.
[[nodiscard]] auto hold_rank(const Drako& game, const Idling& idling) -> Held;
/// Idle turns and nets: relations/course.hpp.
[[nodiscard]] auto hold_course(const Drako& game) -> Held;
/// Figures that walk so far, from places by lot on the map of the game: chase.hpp.
[[nodiscard]] auto hold_chase(const Speeds& speeds) -> Held;

}  // namespace ruleproof::solver::drako_question

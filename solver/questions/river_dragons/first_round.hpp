/// The parts of the question about the first round on a toy board, for its tests.
#pragma once

#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/plans.hpp"

namespace ruleproof::solver::river_dragons_question {

/// Two players, three islets, planks of sizes 5 and 6.
[[nodiscard]] auto first_round_game() -> RiverDragons;

/// Whether a plan holds the cards without which nobody crosses two planks on his own.
[[nodiscard]] auto can_cross(const Laid& plan) -> bool;

/// Whether the plan brings the first player to his end in round 1, with the best choices on the
/// board, whatever the other chooses: who lays his dragon at that position from 0, or none at 5.
[[nodiscard]] auto arrives_against(const RiverDragons& game, const Laid& plan, std::size_t dragon)
    -> bool;

}  // namespace ruleproof::solver::river_dragons_question

/// Villages shut by the limit of three planks on a support: no plank more can lead there.
#pragma once

#include "solver/questions/river_dragons/course.hpp"

namespace ruleproof::solver::river_dragons_question {

/// The component of a village bears no more planks anywhere, and `seat`'s pawn is not in it.
[[nodiscard]] auto is_sealed(const RiverDragons& game, const State& state, river_dragons::Site goal,
                             int seat) -> bool;

/// The village that a seat is to reach.
[[nodiscard]] auto goal_of(const river_dragons::Rules& rules, int seat) -> river_dragons::Site;

/// Cards that do no harm.
[[nodiscard]] auto idle_round() -> Plan;

/// The first seat lays three planks side by side, and so shuts the goal of the second.
[[nodiscard]] auto three_side_by_side(const RiverDragons& game) -> Course;

}  // namespace ruleproof::solver::river_dragons_question

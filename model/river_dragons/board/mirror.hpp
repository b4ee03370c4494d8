/// Mirror images and rotations of a board that nobody could tell from the board itself.
#pragma once

#include "model/river_dragons/rules.hpp"

namespace ruleproof::river_dragons {

/// Those that leave start and end of every player where they are, besides the board as it is.
[[nodiscard]] auto mirrors_of(const Rules& rules) -> std::vector<Mirror>;

/// The position on the board so seen.
[[nodiscard]] auto mirrored(const Rules& rules, const State& state, const Mirror& mirror) -> State;

}  // namespace ruleproof::river_dragons

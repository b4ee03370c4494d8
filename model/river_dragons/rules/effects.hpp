/// What the clauses of River Dragons do to positions.
#pragma once

#include "model/core/effects.hpp"
#include "model/river_dragons/rules/clauses.hpp"

namespace ruleproof::river_dragons {

/// The fields that each clause decides, in the order of the rulebook.
inline constexpr auto effects = std::to_array<Effect>({
    {"stone.must", "stones"},
});
static_assert(effects_are_sound(effects, rulebook));

}  // namespace ruleproof::river_dragons

/// What the clauses of In the Year of the Dragon do to positions.
#pragma once

#include "model/core/effects.hpp"
#include "model/year_of_the_dragon/rules/clauses.hpp"

namespace ruleproof::year_of_the_dragon {

/// The fields that each clause decides, in the order of the rulebook.
inline constexpr auto effects = std::to_array<Effect>({
    {"action.skip", "p.yuan"},
});
static_assert(effects_are_sound(effects, rulebook));

}  // namespace ruleproof::year_of_the_dragon

/// What the clauses of Sea Dragons do to positions.
#pragma once

#include "model/core/effects.hpp"
#include "model/sea_dragons/rules/clauses.hpp"

namespace ruleproof::sea_dragons {

/// The fields that each clause decides, in the order of the rulebook.
inline constexpr auto effects = std::to_array<Effect>({
    {"lay.gold", "p.gold"},
});
static_assert(effects_are_sound(effects, rulebook));

}  // namespace ruleproof::sea_dragons

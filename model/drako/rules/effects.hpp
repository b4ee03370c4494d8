/// What the clauses of Drako do to positions.
#pragma once

#include "model/core/effects.hpp"
#include "model/drako/rules/clauses.hpp"

namespace ruleproof::drako {

/// The fields that each clause decides, in the order of the rulebook.
inline constexpr auto effects = std::to_array<Effect>({
    {"turn.two-actions", "actions"},
});
static_assert(effects_are_sound(effects, rulebook));

}  // namespace ruleproof::drako

/// What the clauses of New Game do to positions.
#pragma once

#include <array>
#include <span>

#include "model/core/effects.hpp"

namespace ruleproof::new_game {

class NewGame;

/// The fields that each clause decides, in the order of the rulebook.
inline constexpr auto effects = std::to_array<Effect>({
    {"turn.alternate", "turn to-act=p1 to-act=p2"},
    {"take.one-to-three", "heap"},
    {"end.last", "to-act=nobody over scores winners"},
});

}  // namespace ruleproof::new_game

template <>
inline constexpr std::span<const ruleproof::Effect>
    ruleproof::effects_of<ruleproof::new_game::NewGame> = ruleproof::new_game::effects;

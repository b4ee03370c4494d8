/// What the clauses of Connect Four do to positions.
#pragma once

#include "model/core/effects.hpp"

namespace ruleproof::connect_four {

class ConnectFour;

/// The fields that each clause decides, in the order of the rulebook.
inline constexpr auto effects = std::to_array<Effect>({
    {"drop.bottom", "stones to-act=p1 to-act=p2"},
    {"line.straight", "stage=1 stage=2 over scores winners"},
    {"line.diagonal", "stage=1 stage=2 over scores winners"},
    {"end.full", "stage=3 over scores winners"},
    {"end.over", "to-act=nobody"},
});

/// What the rulebook says of the opening position.
inline constexpr auto openings = std::to_array<Effect>({
    {"turn.alternate", "to-act"},
});

}  // namespace ruleproof::connect_four

template <>
inline constexpr std::span<const ruleproof::Effect>
    ruleproof::effects_of<ruleproof::connect_four::ConnectFour> = ruleproof::connect_four::effects;

template <>
inline constexpr std::span<const ruleproof::Effect>
    ruleproof::openings_of<ruleproof::connect_four::ConnectFour> =
        ruleproof::connect_four::openings;

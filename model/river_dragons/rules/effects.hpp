/// What the clauses of River Dragons do to positions.
#pragma once

#include "model/core/effects.hpp"

namespace ruleproof::river_dragons {

class RiverDragons;

/// The fields that each clause decides, in the order of the rulebook.
/// The end of a round ends the game where the option `rounds` lets no other begin.
// clang-format off
inline constexpr auto effects = std::to_array<Effect>({
    {"goal.cross", "winner winners scores"},
    {"setup.hand", "p.gone"},
    {"plan.five", "turn p.plan to-act"},
    {"action.reveal", "turn position to-act"},
    {"dragon.cancel", "turn position"},
    {"round.end", "stage=plan stage=over over winners first turn=0 position=0 left=0 p.plan to-act"},
    {"end.arrival", "stage=over turn=0 left=0 over to-act=nobody"},
    {"stone.must", "stage=stone left stones"},
    {"stone.none-left", "turn"},
    {"stone.open-water", "water.q water.r"},
    {"plank.must", "stage=choose left p.plank"},
    {"plank.choose", "stage=lay p.plank=held"},
    {"plank.no-place", "p.plank=out"},
    {"remove.must", "stage=remove left p.plank stones water.q water.r"},
    {"remove.lost", "turn"},
    {"move.one", "stage=move left p.pawn"},
    {"move.two", "stage=move left p.pawn"},
    {"move.fall", "left p.pawn"},
    {"jump.must", "stage=jump left p.pawn"},
    {"jump.fall", "p.pawn"},
    {"dragon.not-dragon", "turn position"},
    {"", "rounds start start.size bearing bearing.size"},
});
// clang-format on

/// What the rulebook says of the opening position.
inline constexpr auto openings = std::to_array<Effect>({
    {"setup.stones", "stones"},
    {"setup.colours", "p.pawn"},
    {"setup.first-player", "first to-act"},
    {"setup.pawn", "p.pawn"},
    {"setup.planks", "p.plank p.gone"},
});

}  // namespace ruleproof::river_dragons

template <>
inline constexpr std::span<const ruleproof::Effect>
    ruleproof::effects_of<ruleproof::river_dragons::RiverDragons> =
        ruleproof::river_dragons::effects;

template <>
inline constexpr std::span<const ruleproof::Effect>
    ruleproof::openings_of<ruleproof::river_dragons::RiverDragons> =
        ruleproof::river_dragons::openings;

/// What the clauses of Sea Dragons do to positions.
#pragma once

#include "model/core/effects.hpp"

namespace ruleproof::sea_dragons {

class SeaDragons;

/// The fields that each clause decides, in the order of the rulebook.
// clang-format off
inline constexpr auto effects = std::to_array<Effect>({
    {"setup.realms", "face stage=realms stage=sides stage=ships"},
    {"setup.ships", "ships fleet stage=market"},
    {"setup.dragon-market", "market stack size stage=missions"},
    {"setup.missions", "offers missions"},
    {"setup.hand", "p.hand stack size=medium stage=hands"},
    {"turn.order", "actor size=small laid=0 completed=0 stage=lay to-act"},
    {"turn.actions", "stage=mission stage=take"},
    {"lay.card", "p.dragons p.heads p.hand played size laid=1"},
    {"lay.toll", "p.gold pending.figure pending.turn pending.corner unpaid stage=retreat"},
    {"lay.rewards", "reefs-due p.gold ships p.ships"},
    {"lay.ship", "ships p.ships"},
    {"lay.gold", "p.gold"},
    {"reef.draw", "reefs bottom bottom.size drawn drawn.size draw-left keep-left p.reefs kept kept.size reefs-due=0 stage=reef stage=keep"},
    {"lay.neighbours", "p.gold"},
    {"control.covered", "p.pad.control"},
    {"mission.pay", "p.missions offers completed=1 p.ships sunk"},
    {"mission.substitute", "p.ships sunk"},
    {"mission.reward", "reefs-due p.pad.missions"},
    {"mission.refill", "offers missions stage=open"},
    {"take.size", "p.hand market stack size stage=top"},
    {"take.refill", "market stack played size stage=refill"},
    {"pass", "p.heads p.hand played size p.gold stage=take"},
    {"end.heads", "stage=over over to-act=nobody actor=0 size=small laid=0 completed=0"},
    {"score.sum", "p.pad.gold p.pad.ships p.pad.missions p.pad.most scores"},
    {"end.winner", "winners"},
    {"reef.two-ships", "p.reefs used bottom bottom.size p.pad.ships"},
    {"reef.any-ship", "p.reefs used bottom bottom.size p.pad.ships"},
    {"reef.hidden", "p.pad.control"},
    {"reef.gold", "p.gold p.reefs used bottom bottom.size keep-left p.pad.gold"},
    {"control.count", "p.pad.control"},
    {"control.award", "p.pad.control"},
    {"control.tie", "p.pad.control"},
    {"control.two-players", "p.pad.control"},
});
// clang-format on

/// What the rulebook says of the opening position.
inline constexpr auto openings = std::to_array<Effect>({
    {"setup.reefs", "reefs"},
    {"setup.heads", "p.heads"},
    {"setup.hand", "p.gold p.hand"},
});

}  // namespace ruleproof::sea_dragons

template <>
inline constexpr std::span<const ruleproof::Effect>
    ruleproof::effects_of<ruleproof::sea_dragons::SeaDragons> = ruleproof::sea_dragons::effects;

template <>
inline constexpr std::span<const ruleproof::Effect>
    ruleproof::openings_of<ruleproof::sea_dragons::SeaDragons> = ruleproof::sea_dragons::openings;

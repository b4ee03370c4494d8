/// What the clauses of Drako do to positions.
#pragma once

#include "model/core/effects.hpp"

namespace ruleproof::drako {

class Drako;

/// The fields that each clause decides, in the order of the rulebook.
// clang-format off
inline constexpr auto effects = std::to_array<Effect>({
    {"setup.placement", "stage=place dwarf.at to-act=p1"},
    {"setup.mulligan", "stage=mulligan stage=deal turn mulligans p.deck p.hand p.left p.held"},
    {"setup.hand", "turn=dwarves p.deck p.hand p.left p.held to-act=chance"},
    {"turn.alternate", "turn to-act=p1 to-act=p2"},
    {"turn.first", "stage=action actions=1"},
    {"turn.two-actions", "stage=action actions=2"},
    {"action.kinds", "actions=0 actions=1"},
    {"action.compulsory", "stage=over actions=1 ending=stalemate"},
    {"action.dragon-skips", "actions=1"},
    {"draw.two", "stage=draw pending.draws p.deck p.hand p.left p.held to-act=chance"},
    {"draw.limit", "stage=discard p.hand p.held p.out p.aside"},
    {"play.out", "p.hand p.held p.out"},
    {"move.up-to", "pending.points pending.marches pending.marched"},
    {"attack.strength", "pending.strength"},
    {"attack.blocked", "stage=answer p.hand p.held p.out to-act=p1 to-act=p2"},
    {"attack.wounds", "pending.attacks pending.targets pending.hits pending.wounds dwarf.wounds dragon.armour"},
    {"wounds.armour", "dragon.armour"},
    {"wounds.allotted", "stage=allot pending.wounds dragon.ability to-act=p1"},
    {"figure.dead", "dwarf.at=-"},
    {"icon.move", "stage=march pending.points pending.marches dwarf.at"},
    {"icon.move-two", "stage=march pending.points pending.marches pending.marched pending.to dwarf.at"},
    {"icon.attack", "pending.attacks"},
    {"icon.attack-two", "stage=strike pending.attacks"},
    {"icon.shield-dwarves", "pending.targets"},
    {"icon.crossbow", "pending.attacks"},
    {"icon.net", "dragon.netted=1"},
    {"net.holds", "dragon.netted=0"},
    {"net.shaken", "dragon.netted=0"},
    {"icon.walk", "stage=march pending.points pending.marches dragon.at"},
    {"icon.fly", "stage=flight dragon.at"},
    {"icon.bite", "stage=bite pending.targets"},
    {"icon.flame", "stage=flame pending.targets"},
    {"icon.shield-dragon", "pending.attacks"},
    {"rage.once", "rage raging"},
    {"rage.wound", "dwarf.wounds"},
    {"rage.three", "stage=action actions raging"},
    {"end.dragon-slain", "stage=over ending=dragon-slain over winners to-act=nobody"},
    {"end.dwarves-dead", "stage=over ending=dwarves-dead over winners to-act=nobody"},
    {"end.last-card", "stage=over ending=dragon-survived over winners to-act=nobody"},
    {"", "busy idle pending.strength=0"},
});
// clang-format on

/// What the rulebook says of the opening position.
inline constexpr auto openings = std::to_array<Effect>({
    {"components.count", "p.deck p.left"},
    {"setup.placement", "to-act"},
    {"setup.first-game", "dwarf.at"},
});

}  // namespace ruleproof::drako

template <>
inline constexpr std::span<const ruleproof::Effect> ruleproof::effects_of<ruleproof::drako::Drako> =
    ruleproof::drako::effects;

template <>
inline constexpr std::span<const ruleproof::Effect>
    ruleproof::openings_of<ruleproof::drako::Drako> = ruleproof::drako::openings;

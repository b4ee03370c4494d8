/// The ids of the clauses, for the code that cites them; clauses.cpp has what each of them says.
#pragma once

#include <array>
#include <string_view>

#include "model/core/clause.hpp"

namespace ruleproof::drako {

/// In the order of the rulebook.
// clang-format off
inline constexpr auto clause_ids = std::to_array<std::string_view>({
    "players.count",
    "aim.dwarves",
    "aim.dragon",
    "sides.choice",
    "components.count",
    "setup.placement",
    "setup.first-game",
    "setup.mulligan",
    "setup.hand",
    "turn.alternate",
    "turn.first",
    "turn.two-actions",
    "action.kinds",
    "action.compulsory",
    "action.dragon-skips",
    "draw.two",
    "draw.limit",
    "play.one-icon",
    "play.out",
    "move.up-to",
    "move.one-figure",
    "attack.strength",
    "attack.blocked",
    "attack.wounds",
    "wounds.armour",
    "wounds.allotted",
    "ability.lost",
    "figure.dead",
    "icon.move",
    "icon.move-two",
    "icon.attack",
    "icon.attack-two",
    "icon.shield-dwarves",
    "icon.crossbow",
    "icon.net",
    "net.holds",
    "net.shaken",
    "icon.walk",
    "icon.fly",
    "icon.bite",
    "icon.flame",
    "icon.shield-dragon",
    "ability.needed",
    "dwarf.boxes",
    "rage.once",
    "rage.wound",
    "rage.three",
    "skill.needed",
    "end.dragon-slain",
    "end.dwarves-dead",
    "end.last-card",
    "advice.cards",
});
// clang-format on

/// The clause of this rulebook with the given id; a misspelt id does not compile.
template <Literal Id>
consteval auto operator""_c() -> ClauseRef {
  return clause_in<Id>(clause_ids);
}

}  // namespace ruleproof::drako

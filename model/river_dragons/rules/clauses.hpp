/// The ids of the clauses, for the code that cites them; clauses.cpp has what each of them says.
#pragma once

#include <array>
#include <string_view>

#include "model/core/clause.hpp"

namespace ruleproof::river_dragons {

/// In the order of the rulebook.
// clang-format off
inline constexpr auto clause_ids = std::to_array<std::string_view>({
    "players.count",
    "pieces.count",
    "goal.cross",
    "setup.side",
    "setup.stones",
    "setup.colours",
    "setup.first-player",
    "setup.pawn",
    "setup.planks",
    "setup.hand",
    "plan.five",
    "action.reveal",
    "dragon.cancel",
    "round.end",
    "end.arrival",
    "stone.must",
    "stone.limit",
    "stone.one-per-islet",
    "stone.not-village",
    "stone.stays",
    "stone.none-left",
    "stone.open-water",
    "plank.must",
    "plank.choose",
    "plank.too-long",
    "plank.too-short",
    "plank.no-place",
    "plank.no-shifting",
    "plank.not-on-plank",
    "plank.three",
    "remove.must",
    "remove.not-under-pawn",
    "remove.one-of-a-size",
    "remove.two-colours",
    "remove.not-under-plank",
    "remove.lost",
    "move.one",
    "move.two",
    "move.any-plank",
    "move.one-pawn",
    "move.fall",
    "move.back",
    "jump.must",
    "jump.landing",
    "jump.fall",
    "dragon.one",
    "dragon.not-dragon",
});
// clang-format on

/// The clause of this rulebook with the given id; a misspelt id does not compile.
template <Literal Id>
consteval auto operator""_c() -> ClauseRef {
  return clause_in<Id>(clause_ids);
}

}  // namespace ruleproof::river_dragons

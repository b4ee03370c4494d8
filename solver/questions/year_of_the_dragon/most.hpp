/// The most that one player can have of things, by counting alone: sums of what each round can
/// bring at its best, as if nothing stood in the way of anything else.
#pragma once

#include "solver/questions/year_of_the_dragon/asking.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {

/// Tiles of one type that one player can have: one drafted, one by its card, one for each question
/// mark; no more than there are.
[[nodiscard]] auto most_tiles(const Rules& rules, Type type) -> int;
/// Symbols on them.
[[nodiscard]] auto most_symbols(const Rules& rules, Type type) -> int;
/// What an action brings, with all of its helpers.
[[nodiscard]] auto most_yield(const Rules& rules, Action action) -> int;
/// Points within one round, without those of the end of the game.
[[nodiscard]] auto most_in_round(const Rules& rules, int round) -> int;
/// Points at the end of the game beyond those of the last round, but for money that taxes brought.
[[nodiscard]] auto most_at_the_end(const Rules& rules) -> int;
/// Points of a whole game.
[[nodiscard]] auto most_points(const Rules& rules) -> int;
/// The first rounds, so many, in which every card brings a tile: no type can be gone before.
[[nodiscard]] auto rounds_without_void_cards(const YearOfTheDragon& game) -> int;
/// Space of the person marker at the end.
[[nodiscard]] auto most_track(const Rules& rules) -> int;

}  // namespace ruleproof::solver::year_of_the_dragon_question

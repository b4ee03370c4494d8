/// The most that one player can have of things, by counting alone: sums of what each round can
/// bring at its best, as if nothing stood in the way of anything else.
#pragma once

#include "model/year_of_the_dragon/rules.hpp"

namespace ruleproof::solver {

/// Tiles of one type that one player can have: one drafted, one by its card, one for each question
/// mark; no more than there are.
[[nodiscard]] auto most_tiles(const year_of_the_dragon::Rules& rules, year_of_the_dragon::Type type)
    -> int;
/// Symbols on them.
[[nodiscard]] auto most_symbols(const year_of_the_dragon::Rules& rules,
                                year_of_the_dragon::Type type) -> int;
/// What an action brings, with all of its helpers.
[[nodiscard]] auto most_yield(const year_of_the_dragon::Rules& rules,
                              year_of_the_dragon::Action action) -> int;
/// Points within one round, without those of the end of the game.
[[nodiscard]] auto most_in_round(const year_of_the_dragon::Rules& rules, int round) -> int;
/// Points at the end of the game beyond those of the last round, but for money that taxes brought.
[[nodiscard]] auto most_at_the_end(const year_of_the_dragon::Rules& rules) -> int;
/// Points of a whole game.
[[nodiscard]] auto most_points(const year_of_the_dragon::Rules& rules) -> int;
/// Space of the person marker at the end.
[[nodiscard]] auto most_track(const year_of_the_dragon::Rules& rules) -> int;

}  // namespace ruleproof::solver

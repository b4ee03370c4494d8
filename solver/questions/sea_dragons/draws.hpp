/// How fast dragon cards of one size can be drawn.
#pragma once

#include "solver/questions/sea_dragons/games.hpp"

namespace ruleproof::solver::sea_dragons_question {

/// `most[t]`: the greatest number of cards of `wanted` that a player can take in his first t turns,
/// with all sizes on offer, by looking at every sequence of exchanges.
[[nodiscard]] auto most_draws(Size wanted, int turns) -> std::vector<int>;

/// The fewest cards of the two sizes that may be taken that can be left when one is to be taken:
/// all outside the first hands but one for each earlier turn of the game.
[[nodiscard]] auto least_on_offer(const SeaDragons& game) -> int;

}  // namespace ruleproof::solver::sea_dragons_question

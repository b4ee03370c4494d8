/// How fast dragon cards of one size can be drawn.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "solver/questions/sea_dragons/games.hpp"

namespace ruleproof::solver::sea_dragons_question {

/// Cards of each size in a hand.
using HandSizes = std::array<int, sea_dragons::size_count>;

/// One player's turn: a card of one size goes, one of another comes.
struct Exchange {
  sea_dragons::Size gives = sea_dragons::Size::small;
  sea_dragons::Size takes = sea_dragons::Size::small;
};

/// `most[t]`: the greatest number of cards of `wanted` that a player can take in his first t turns,
/// with all sizes on offer, by looking at every sequence of exchanges.
[[nodiscard]] auto most_draws(sea_dragons::Size wanted, int turns) -> std::vector<int>;
/// A sequence that takes `most_draws` by every turn up to the last; none if no single one does.
[[nodiscard]] auto fastest_draws(sea_dragons::Size wanted, int turns)
    -> std::optional<std::vector<Exchange>>;

/// Cards of a size outside the hands when play begins.
[[nodiscard]] auto on_offer(const SeaDragons& game, sea_dragons::Size size) -> int;
/// The fewest cards of the two sizes that may be taken that can be left when one is to be taken:
/// all outside the first hands but one for each earlier turn of the game.
[[nodiscard]] auto least_on_offer(const SeaDragons& game) -> int;

}  // namespace ruleproof::solver::sea_dragons_question

/// The last turns of random games, and every way to play one.
#pragma once

#include "solver/questions/sea_dragons/games.hpp"

namespace ruleproof::solver::sea_dragons_question {

/// A position in which a player is to use his last head, and how it was reached.
struct LateTurn {
  State before;
  Line line;
};
/// The turns of so many random games after which so many players still have a last turn.
[[nodiscard]] auto late_turns(const SeaDragons& game, int players_after, std::uint64_t games,
                              std::uint64_t seed) -> std::vector<LateTurn>;

/// A move, and the position when the next player is to lay, or at the end of the game.
struct Way {
  Move move;
  State end;
};
/// Every way to go on with a turn, without cashing: one move, and then always the first choice.
[[nodiscard]] auto ways_to_play(const SeaDragons& game, const State& before) -> std::vector<Way>;

/// Realms in which one dragon can have pieces, over all places of all figures.
[[nodiscard]] auto most_realms_of_a_dragon(const SeaDragons& game) -> int;

}  // namespace ruleproof::solver::sea_dragons_question

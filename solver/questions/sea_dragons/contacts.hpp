/// Dragons and the contacts between them, as a graph; and games made of contacts.
#pragma once

#include <vector>

#include "solver/questions/sea_dragons/games.hpp"

namespace ruleproof::solver::sea_dragons_question {

/// Euler's inequality: the most contacts that so many dragons of so many colours can have, since
/// dragons are connected parts of the plane and own ones never touch.
[[nodiscard]] constexpr auto most_contacts(int dragons, int colours) -> int {
  if (dragons < 2) return 0;
  if (dragons == 2) return 1;
  return colours == 2 ? (2 * dragons) - 4 : (3 * dragons) - 6;
}

/// The most gold in all hands, gold cards with it, and the number of dragons that brings it: by the
/// start, the passes, the symbols, the cards and Euler's inequality.
struct GoldBound {
  int gold = 0;
  int dragons = 0;
};
[[nodiscard]] auto most_gold(const SeaDragons& game) -> GoldBound;

/// Contacts of a position, counted on the board: pairs of dragons side by side.
[[nodiscard]] auto contacts_on(const sea_dragons::State& state) -> int;
/// Dragons on the board, each as its cells; by player.
[[nodiscard]] auto dragons_on(const sea_dragons::State& state, std::size_t p)
    -> std::vector<sea_dragons::Bits>;
/// All dragons on the board.
[[nodiscard]] auto dragon_count(const sea_dragons::State& state) -> int;

/// A game in which everybody lays whatever touches most dragons, and keeps enough gold.
[[nodiscard]] auto social_game(const SeaDragons& game, std::uint64_t seed) -> Line;

/// The social game with the most contacts at its end.
struct Social {
  Line line;
  int contacts = 0;
};
[[nodiscard]] auto most_social(const SeaDragons& game, const AskOptions& options) -> Social;

}  // namespace ruleproof::solver::sea_dragons_question

/// Ways to look at a position: what a seat sees, and what is counted.
#include <algorithm>
#include <bit>
#include <cstddef>
#include <vector>

#include "model/core/game.hpp"
#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "model/river_dragons/state.hpp"
#include "model/river_dragons/stones.hpp"

namespace ruleproof::river_dragons {

auto RiverDragons::seen_by(const State& state, Seat seat) const -> State {
  auto seen = state;
  const bool planning = state.stage == Stage::plan;
  const auto revealed = planning ? std::size_t{0} : static_cast<std::size_t>(state.position) + 1;
  for (int p = 0; p < rules_.players; ++p) {
    if (player_seat(p) == seat) continue;
    auto& plan = seen.players[static_cast<std::size_t>(p)].plan;
    for (auto position = revealed; position < most_cards; ++position) plan[position] = Card::none;
  }
  return seen;
}

auto RiverDragons::census(const State& state) const -> std::vector<int> {
  std::vector<int> pieces = {stones_in_reserve(rules_, state) + std::popcount(state.stones.bits)};
  for (const auto& player : state.players) {
    pieces.push_back(static_cast<int>(std::ranges::count_if(
        player.planks, [](const Plank& plank) { return plank.at < Plank::absent; })));
  }
  return pieces;
}

}  // namespace ruleproof::river_dragons

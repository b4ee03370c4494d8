#include "solver/questions/year_of_the_dragon/relations.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

#include "model/year_of_the_dragon/province.hpp"
#include "model/year_of_the_dragon/rules.hpp"
#include "model/year_of_the_dragon/state.hpp"
#include "model/year_of_the_dragon/tiles.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {

auto tiles(const Player& player, Tile tile) -> int {
  int count = 0;
  for (const auto& palace : player.palaces) {
    for (int place = 0; place < palace.count(); ++place) {
      count += palace.person(place) == tile ? 1 : 0;
    }
  }
  return count;
}

auto provinces(const Rules& rules, const State& state) -> std::vector<Province<int>> {
  std::vector<Province<int>> all;
  for (std::size_t p = 0; p < static_cast<std::size_t>(rules.players); ++p) {
    const auto& player = state.players[p];
    all.push_back({.persons = persons(player),
                   .helmets = symbols(rules, player, Type::warrior),
                   .young_healers = tiles(player, Tile::young_healer),
                   .old_healers = tiles(player, Tile::old_healer)});
  }
  return all;
}

auto owned(const Player& player) -> Owned<int> {
  Owned<int> made{.persons = persons(player), .tallest = 0, .tallest_inhabited = 0};
  for (const auto& palace : player.palaces) {
    made.tallest = std::max(made.tallest, palace.height());
    if (palace.inhabited()) {
      made.tallest_inhabited = std::max(made.tallest_inhabited, palace.height());
    }
  }
  return made;
}

auto on_display(const State& state) -> int {
  return std::accumulate(state.piles.begin(), state.piles.end(), 0);
}

}  // namespace ruleproof::solver::year_of_the_dragon_question

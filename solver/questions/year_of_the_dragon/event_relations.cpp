#include "solver/questions/year_of_the_dragon/event_relations.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

#include "model/year_of_the_dragon/province.hpp"
#include "model/year_of_the_dragon/rules.hpp"

namespace ruleproof::solver {

using year_of_the_dragon::Player;
using year_of_the_dragon::Rules;
using year_of_the_dragon::State;
using year_of_the_dragon::Tile;
using year_of_the_dragon::Type;

auto province(const Rules& rules, const Player& player) -> Province<int> {
  Province<int> made{.persons = year_of_the_dragon::persons(player),
                     .helmets = symbols(rules, player, Type::warrior),
                     .young_healers = 0,
                     .old_healers = 0};
  for (const auto& palace : player.palaces) {
    for (int place = 0; place < palace.count(); ++place) {
      made.young_healers += palace.person(place) == Tile::young_healer ? 1 : 0;
      made.old_healers += palace.person(place) == Tile::old_healer ? 1 : 0;
    }
  }
  return made;
}

auto provinces(const Rules& rules, const State& state) -> std::vector<Province<int>> {
  std::vector<Province<int>> all;
  for (int p = 0; p < rules.players; ++p) {
    all.push_back(province(rules, state.players[static_cast<std::size_t>(p)]));
  }
  return all;
}

auto palaces(const Player& player) -> Palaces<int> {
  Palaces<int> made{
      .persons = year_of_the_dragon::persons(player), .tallest = 0, .tallest_inhabited = 0};
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

}  // namespace ruleproof::solver

#include "solver/questions/year_of_the_dragon/most.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "model/year_of_the_dragon/palace.hpp"
#include "model/year_of_the_dragon/rules.hpp"
#include "model/year_of_the_dragon/state.hpp"
#include "model/year_of_the_dragon/tiles.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

constexpr int wild_cards = 2;      // [setup.hand]
constexpr int cards_of_hand = 11;  // [setup.hand]
constexpr int starting_palaces = 2;

auto third(int yuan) -> int { return (yuan + 2) / 3; }

auto base(const Rules& rules, Action action) -> int {
  return rules.components.base[static_cast<std::size_t>(action)];
}

auto best_symbols(const Rules& rules, Type type) -> int {
  const auto of_old = is_split(type) ? rules.facts(old(type)).symbols : 0;
  return std::max(rules.facts(young(type)).symbols, of_old);
}

auto best_value(const Rules& rules) -> int {
  int best = 0;
  for (const auto& tile : rules.components.tiles) best = std::max(best, tile.value);
  return best;
}

/// Points of the action of a round, until the end of the game.
auto most_of_action(const Rules& rules, int round) -> int {
  const auto rounds = months - round + 1;
  const auto goods =
      2 * std::max(most_yield(rules, Action::harvest), most_yield(rules, Action::fireworks));
  return std::max(
      {most_yield(rules, Action::build) * rounds,
       std::max(rules.components.small.dragons, rules.components.large.dragons) * rounds,
       most_yield(rules, Action::research), third(most_yield(rules, Action::taxes)), third(goods),
       third(rules.components.skip_level)});
}

auto ladies(const Rules& rules, int round) -> int {
  return std::min(most_tiles(rules, Type::court_lady), 1 + round) *
         best_symbols(rules, Type::court_lady);
}

auto of_events(const Rules& rules, Event event) -> int {
  if (event == Event::festival) return 6;  // [event.festival.points]
  return event == Event::mongols ? most_symbols(rules, Type::warrior) : 0;
}

}  // namespace

auto most_tiles(const Rules& rules, Type type) -> int {
  const auto& there = rules.components.players[static_cast<std::size_t>(rules.players)];
  const auto tiles = is_split(type) ? there.divided_young + there.divided_old : there.undivided;
  return std::min(tiles, 2 + wild_cards);
}

auto most_symbols(const Rules& rules, Type type) -> int {
  return most_tiles(rules, type) * best_symbols(rules, type);
}

auto most_yield(const Rules& rules, Action action) -> int {
  constexpr std::array<Type, action_count> helpers = {
      Type::tax_collector, Type::artisan, Type::farmer, Type::pyrotechnist,
      Type::warrior,       Type::scholar, Type::artisan};
  return base(rules, action) + most_symbols(rules, helpers[static_cast<std::size_t>(action)]);
}

auto most_in_round(const Rules& rules, int round) -> int {
  const auto dragons = std::max(rules.components.small.dragons, rules.components.large.dragons);
  return starting_palaces + (round * most_yield(rules, Action::build)) + ladies(rules, round) +
         (round * dragons) + most_yield(rules, Action::research) +
         std::max(of_events(rules, Event::festival), of_events(rules, Event::mongols));
}

auto most_at_the_end(const Rules& rules) -> int {
  const auto persons = 2 + cards_of_hand;
  const auto goods =
      months * 2 *
      std::max(most_yield(rules, Action::harvest), most_yield(rules, Action::fireworks));
  return (2 * persons) + (most_symbols(rules, Type::monk) * tallest_palace) +
         third(rules.components.start_yuan + (months * most_yield(rules, Action::taxes)) + goods);
}

auto most_points(const Rules& rules) -> int {
  int points = starting_palaces * months;
  for (int round = 1; round <= months; ++round) {
    points += most_of_action(rules, round) + ladies(rules, round);
  }
  for (std::size_t e = 0; e < event_count; ++e) {
    points += rules.components.events[e] * of_events(rules, static_cast<Event>(e));
  }
  return points + (2 * (2 + cards_of_hand)) + (most_symbols(rules, Type::monk) * tallest_palace) +
         third(rules.components.start_yuan);
}

auto rounds_without_void_cards(const YearOfTheDragon& game) -> int {
  // The draft is a turn, too, and brings each player one tile of a type at most. In the round in
  // which the first card is void, somebody keeps his card until all tiles are gone.
  const auto& there = game.rules().components.players[static_cast<std::size_t>(game.players())];
  const int fewest = std::min(there.undivided, there.divided_young + there.divided_old);
  const int turns = (fewest + 1 + game.players() - 1) / game.players();
  return std::max(0, turns - 2);
}

auto most_track(const Rules& rules) -> int {
  return ((2 + cards_of_hand) * best_value(rules)) + (months * most_yield(rules, Action::parade));
}

}  // namespace ruleproof::solver::year_of_the_dragon_question

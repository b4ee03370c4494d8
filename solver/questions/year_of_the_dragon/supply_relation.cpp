#include "solver/questions/year_of_the_dragon/supply_relation.hpp"

#include <array>
#include <cstddef>

#include "model/year_of_the_dragon/province.hpp"
#include "model/year_of_the_dragon/rules.hpp"

namespace ruleproof::solver {

using year_of_the_dragon::Choice;
using year_of_the_dragon::is_old;
using year_of_the_dragon::is_split;
using year_of_the_dragon::Player;
using year_of_the_dragon::Rules;
using year_of_the_dragon::State;
using year_of_the_dragon::Type;

auto stocks(const Rules& rules) -> std::array<Stock, 6> {
  const auto& printed = rules.components;
  const auto base = [&](Choice choice) {
    return printed.base[static_cast<std::size_t>(action_of(choice))];
  };
  return {{
      {.id = "floors",
       .name = "palace floors",
       .choice = Choice::build,
       .printed = printed.floors,
       .at_start = 4,
       .base = base(Choice::build),
       .has_helper = true,
       .helper = Type::artisan,
       .is_floors = true},
      {.id = "money",
       .name = "yuan",
       .choice = Choice::taxes,
       .printed = printed.money,
       .at_start = 0,
       .base = 0,
       .is_money = true},
      {.id = "rice",
       .name = "rice tiles",
       .choice = Choice::harvest,
       .printed = printed.rice,
       .base = base(Choice::harvest),
       .has_helper = true,
       .helper = Type::farmer},
      {.id = "fireworks",
       .name = "fireworks tiles",
       .choice = Choice::fireworks,
       .printed = printed.fireworks,
       .base = base(Choice::fireworks),
       .has_helper = true,
       .helper = Type::pyrotechnist},
      {.id = "small-privileges",
       .name = "small privileges",
       .choice = Choice::privilege_small,
       .printed = printed.small.tiles,
       .base = 1,
       .price = printed.small.price},
      {.id = "large-privileges",
       .name = "large privileges",
       .choice = Choice::privilege_large,
       .printed = printed.large.tiles,
       .base = 1,
       .price = printed.large.price},
  }};
}

auto facts_of(const Rules& rules, const Stock& stock) -> StockFacts {
  const auto& tiles = rules.components.players[static_cast<std::size_t>(rules.players)];
  StockFacts facts;
  facts.players = rules.players;
  facts.start_yuan = rules.components.start_yuan;
  facts.fee = rules.components.fee;
  facts.skip_level = rules.components.skip_level;
  facts.tax_base = rules.components.base[static_cast<std::size_t>(action_of(Choice::taxes))];
  facts.coins = rules.facts(young(Type::tax_collector)).symbols;
  facts.collector_tiles = tiles.undivided;
  if (!stock.has_helper) return facts;
  const bool split = is_split(stock.helper);
  facts.young_symbols = rules.facts(young(stock.helper)).symbols;
  facts.young_tiles = split ? tiles.divided_young : tiles.undivided;
  facts.old_symbols = split ? rules.facts(old(stock.helper)).symbols : 0;
  facts.old_tiles = split ? tiles.divided_old : 0;
  return facts;
}

auto held(const Stock& stock, const Player& player) -> int {
  int floors = player.floors;
  for (const auto& palace : player.palaces) floors += palace.height();
  switch (stock.choice) {
    case Choice::build:
      return floors;
    case Choice::taxes:
      return player.yuan;
    case Choice::harvest:
      return player.rice;
    case Choice::fireworks:
      return player.fireworks;
    case Choice::privilege_small:
      return player.small;
    case Choice::privilege_large:
      return player.large;
    case Choice::parade:
    case Choice::research:
    case Choice::privilege_none:
      break;
  }
  return 0;
}

auto total_held(const Stock& stock, const Rules& rules, const State& state) -> int {
  int total = stock.is_floors ? state.floors : 0;  // taken and not yet placed
  for (int p = 0; p < rules.players; ++p) {
    total += held(stock, state.players[static_cast<std::size_t>(p)]);
  }
  return total;
}

auto holdings(const Stock& stock, const Player& player) -> Holdings<int> {
  Holdings<int> at{.yuan = player.yuan,
                   .held = stock.is_money ? 0 : held(stock, player),
                   .collectors = 0,
                   .young = 0,
                   .old = 0,
                   .persons = year_of_the_dragon::persons(player)};
  for (const auto& palace : player.palaces) {
    for (int place = 0; place < palace.count(); ++place) {
      const auto tile = palace.person(place);
      at.collectors += type_of(tile) == Type::tax_collector ? 1 : 0;
      if (!stock.has_helper || type_of(tile) != stock.helper) continue;
      ++(is_old(tile) ? at.old : at.young);
    }
  }
  return at;
}

}  // namespace ruleproof::solver

#include "solver/questions/year_of_the_dragon/supply_relation.hpp"

#include <array>
#include <cstddef>

#include "model/year_of_the_dragon/province.hpp"
#include "model/year_of_the_dragon/rules.hpp"
#include "model/year_of_the_dragon/state.hpp"
#include "model/year_of_the_dragon/tiles.hpp"
#include "solver/questions/year_of_the_dragon/relations.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

auto base(const Rules& rules, Choice choice) -> int {
  return rules.components.base[static_cast<std::size_t>(action_of(choice))];
}

/// Adds the numbers of the edition.
auto complete(const Rules& rules, Stock& stock) -> void {
  const auto& printed = rules.components;
  const auto& tiles = printed.players[static_cast<std::size_t>(rules.players)];
  stock.players = rules.players;
  stock.start_yuan = printed.start_yuan;
  stock.fee = printed.fee;
  stock.skip_level = printed.skip_level;
  stock.tax_base = base(rules, Choice::taxes);
  stock.coins = rules.facts(young(Type::tax_collector)).symbols;
  stock.collector_tiles = tiles.undivided;
  if (!stock.helper) return;
  const bool split = is_split(*stock.helper);
  stock.young_symbols = rules.facts(young(*stock.helper)).symbols;
  stock.young_tiles = split ? tiles.divided_young : tiles.undivided;
  stock.old_symbols = split ? rules.facts(old(*stock.helper)).symbols : 0;
  stock.old_tiles = split ? tiles.divided_old : 0;
}

}  // namespace

auto stocks(const Rules& rules) -> std::array<Stock, 6> {
  const auto& printed = rules.components;
  std::array<Stock, 6> all = {{
      {"palace floors", Choice::build, printed.floors, Type::artisan, 4,
       base(rules, Choice::build)},
      {"yuan", Choice::taxes, printed.money, {}, 0, 0},
      {"rice tiles", Choice::harvest, printed.rice, Type::farmer, 0, base(rules, Choice::harvest)},
      {"fireworks tiles", Choice::fireworks, printed.fireworks, Type::pyrotechnist, 0,
       base(rules, Choice::fireworks)},
      {"small privileges",
       Choice::privilege_small,
       printed.small.tiles,
       {},
       0,
       1,
       printed.small.price},
      {"large privileges",
       Choice::privilege_large,
       printed.large.tiles,
       {},
       0,
       1,
       printed.large.price},
  }};
  for (auto& stock : all) complete(rules, stock);
  return all;
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

auto total_held(const Stock& stock, const State& state) -> int {
  int total = stock.is_floors() ? state.floors : 0;  // taken and not yet placed
  for (std::size_t p = 0; p < static_cast<std::size_t>(stock.players); ++p) {
    total += held(stock, state.players[p]);
  }
  return total;
}

auto holdings(const Stock& stock, const Player& player) -> Holdings<int> {
  Holdings<int> at{.yuan = player.yuan,
                   .held = stock.is_money() ? 0 : held(stock, player),
                   .collectors = tiles(player, Tile::tax_collector),
                   .young = 0,
                   .old = 0,
                   .persons = persons(player)};
  if (!stock.helper) return at;
  at.young = tiles(player, young(*stock.helper));
  if (is_split(*stock.helper)) at.old = tiles(player, old(*stock.helper));
  return at;
}

}  // namespace ruleproof::solver::year_of_the_dragon_question

#include "model/year_of_the_dragon/tolls.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "model/year_of_the_dragon/arithmetic.hpp"
#include "model/year_of_the_dragon/province.hpp"
#include "model/year_of_the_dragon/rules.hpp"
#include "model/year_of_the_dragon/rules/clauses.hpp"
#include "model/year_of_the_dragon/track.hpp"

namespace ruleproof::year_of_the_dragon {
namespace {

/// Symbols that count as goods: none by default. pictured-goods
auto pictured(const Rules& rules, const Player& player, Type type) -> int {
  return rules.rulings.pictured_goods == PicturedGoods::pay ? symbols(rules, player, type) : 0;
}

auto owe(Player& player, int persons) -> void { player.owed = static_cast<std::uint8_t>(persons); }

auto score(Player& player, int points) -> void {
  player.score = static_cast<std::int16_t>(player.score + points);
}

template <class Visit>
auto for_each_in_game(Table& table, Visit&& visit) -> void {
  for (int p = 0; p < table.rules.players; ++p) {
    if (!table.player(p).out) visit(table.player(p));
  }
}

/// Mortars that save somebody. mortars
auto saving_mortars(const Rules& rules, const Player& player) -> int {
  if (rules.rulings.mortars == Mortars::whole_province) {
    return symbols(rules, player, Type::healer);
  }
  int saved = 0;
  for (const auto& palace : player.palaces) {
    int here = 0;
    for (int place = 0; place < palace.count(); ++place) {
      const auto tile = palace.person(place);
      if (type_of(tile) == Type::healer) here += rules.facts(tile).symbols;
    }
    saved += std::min(here, palace.count());
  }
  return saved;
}

/// Whether the Mongols look at a player: mongols-nobody.
auto is_looked_at(const Rules& rules, const Player& player) -> bool {
  return !player.out &&
         (rules.rulings.mongols_nobody == MongolsNobody::counts || persons(player) > 0);
}

auto fewest_helmets(const Rules& rules, const State& state) -> int {
  int fewest = 1 << 20;
  for (int p = 0; p < rules.players; ++p) {
    const auto& player = state.players[static_cast<std::size_t>(p)];
    if (is_looked_at(rules, player))
      fewest = std::min(fewest, symbols(rules, player, Type::warrior));
  }
  return fewest;
}

}  // namespace

auto collect_tribute(Table& table) -> void {
  const auto& rulings = table.rulings();
  const auto tribute = table.rules.components.tribute;
  table.because.add("event.tribute.pay"_c);
  for_each_in_game(table, [&](Player& player) {
    const int money = player.yuan;
    const auto missing =
        tribute_missing(money, tribute, pictured(table.rules, player, Type::tax_collector));
    if (missing > 0) table.because.add("event.tribute.missing"_c);
    const bool keeps = rulings.tribute_partial == TributePartial::keep_money && money < tribute;
    if (!keeps) player.yuan = static_cast<std::int16_t>(money - tribute_paid(money, tribute));
    // The fewest coins of one and three yuan that make up the amount.
    const auto coins = (missing / 3) + (missing % 3);
    owe(player, rulings.coin_unit == CoinUnit::yuan ? missing : coins);
  });
}

auto palaces_to_supply(const Player& player) -> int {
  return std::min<int>(inhabited_palaces(player), player.rice);
}

auto supply_palaces(Table& table, int p, int palaces) -> void {
  auto& player = table.player(p);
  if (palaces > 0) table.because.add("event.drought.rice"_c);
  const auto sacks = pictured(table.rules, player, Type::farmer);
  const auto without = palaces_without_rice(inhabited_palaces(player), palaces + sacks);
  player.rice = static_cast<std::uint8_t>(player.rice - palaces);
  if (without > 0) table.because.add("event.drought.missing"_c);
  owe(player, without);
}

auto hold_festival(Table& table) -> void {
  const auto& rulings = table.rulings();
  const auto tiles = [&](const Player& player) {
    return player.fireworks + pictured(table.rules, player, Type::pyrotechnist);
  };
  int most = -1;
  for_each_in_game(table, [&](const Player& p) { most = std::max(most, tiles(p)); });
  int second = -1;
  int at_most = 0;
  for_each_in_game(table, [&](const Player& p) {
    at_most += tiles(p) == most ? 1 : 0;
    if (tiles(p) < most) second = std::max(second, tiles(p));
  });
  if (rulings.festival_rank == FestivalRank::competition && at_most > 1) second = -1;
  if (rulings.festival_zero == FestivalZero::scores_nothing) {
    if (most == 0 || second == 0) table.because.add("event.festival.none"_c);
    if (most == 0) most = -1;
    if (second == 0) second = -1;
  }
  int at_second = 0;
  for_each_in_game(table, [&](Player& player) {
    const auto own = tiles(player);
    const auto points = festival_points(own, most, second);
    if (points == 0) return;
    table.because.add("event.festival.points"_c);
    if (own == second && ++at_second > 1) table.because.add("event.festival.tie-second"_c);
    if (own == most && at_most > 1) table.because.add("event.festival.tie-first"_c);
    score(player, points);
    const auto back = half_rounded_up(player.fireworks);
    if (back > 0) table.because.add("event.festival.half"_c);
    player.fireworks = static_cast<std::uint8_t>(player.fireworks - back);
  });
}

auto repel_mongols(Table& table) -> void {
  const auto& state = table.now;
  const auto marker = table.rulings().mongol_marker;
  const auto fewest = fewest_helmets(table.rules, state);
  bool all_equal = true;
  for_each_in_game(table, [&](Player& player) {
    const auto helmets = symbols(table.rules, player, Type::warrior);
    all_equal = all_equal && (helmets == fewest || !is_looked_at(table.rules, player));
    owe(player, helmets == fewest ? 1 : 0);
  });
  table.because.add(all_equal ? "event.mongols.all-equal"_c : "event.mongols.fewest"_c);
  // In track order, which matters only where person markers move.
  for (int at = 0; at < table.rules.players; ++at) {
    const int p = state.order[static_cast<std::size_t>(at)];
    auto& player = table.player(p);
    if (player.out) continue;
    const auto helmets = symbols(table.rules, player, Type::warrior);
    if (helmets == 0) continue;
    table.because.add("event.mongols.points"_c);
    table.because.add("event.mongols.marker"_c);
    if (marker != MongolMarker::person) score(player, helmets);
    if (marker != MongolMarker::score) advance(table, p, helmets);
  }
}

auto suffer_contagion(Table& table) -> void {
  table.because.add("event.contagion.three"_c);
  for_each_in_game(table, [&](Player& player) {
    const auto mortars = saving_mortars(table.rules, player);
    if (mortars > 0) table.because.add("event.contagion.mortars"_c);
    owe(player, contagion_toll(table.rules.components.contagion, mortars));
  });
}

auto owed_now(const Rules& rules, const State& state, int p) -> int {
  const auto& player = state.players[static_cast<std::size_t>(p)];
  const auto event = state.events[static_cast<std::size_t>(state.round - 1)];
  if (event == Event::contagion) {
    return contagion_toll(rules.components.contagion, saving_mortars(rules, player));
  }
  if (event == Event::mongols) {
    return symbols(rules, player, Type::warrior) == fewest_helmets(rules, state) ? 1 : 0;
  }
  return player.owed;
}

}  // namespace ruleproof::year_of_the_dragon

#include "model/year_of_the_dragon/province.hpp"

#include <algorithm>
#include <cstddef>

#include "model/year_of_the_dragon/rules.hpp"
#include "model/year_of_the_dragon/rules/clauses.hpp"
#include "model/year_of_the_dragon/track.hpp"

namespace ruleproof::year_of_the_dragon {

auto symbols(const Rules& rules, const Player& player, Type type) -> int {
  const auto one = rules.facts(young(type)).symbols;
  const auto two = is_split(type) ? rules.facts(old(type)).symbols : 0;
  int total = 0;
  int best = 0;
  for (const auto& palace : player.palaces) {
    for (int place = 0; place < palace.count(); ++place) {
      const auto tile = palace.person(place);
      if (type_of(tile) != type) continue;
      const auto shown = is_old(tile) ? two : one;
      total += shown;
      best = std::max(best, shown);
    }
  }
  return rules.rulings.symbol_sum == SymbolSum::all_tiles ? total : best;
}

auto persons(const Player& player) -> int {
  int total = 0;
  for (const auto& palace : player.palaces) total += palace.count();
  return total;
}

auto inhabited_palaces(const Player& player) -> int {
  int total = 0;
  for (const auto& palace : player.palaces) total += palace.inhabited() ? 1 : 0;
  return total;
}

auto has_room(const Player& player) -> bool {
  return std::ranges::any_of(player.palaces, &Palace::has_room);
}

auto has_empty_palace(const Player& player) -> bool {
  return !std::ranges::all_of(player.palaces, &Palace::inhabited);
}

auto find_palace(const Player& player, const Palace& kind) -> int {
  for (std::size_t i = 0; i < player.palaces.size(); ++i) {
    if (player.palaces[i] == kind) return static_cast<int>(i);
  }
  return -1;
}

auto reserve(const Rules& rules, const State& state) -> Reserve {
  const auto& printed = rules.components;
  Reserve left{printed.floors,    printed.money,       printed.rice,
               printed.fireworks, printed.small.tiles, printed.large.tiles};
  left.floors -= state.floors;
  for (int p = 0; p < rules.players; ++p) {
    const auto& player = state.players[static_cast<std::size_t>(p)];
    for (const auto& palace : player.palaces) left.floors -= palace.height();
    left.floors -= player.floors;
    left.money -= player.yuan;
    left.rice -= player.rice;
    left.fireworks -= player.fireworks;
    left.small -= player.small;
    left.large -= player.large;
  }
  return left;
}

auto remove_person(Table& table, int player, int i, Tile tile, bool by_event) -> void {
  auto& palaces = table.player(player).palaces;
  palaces[static_cast<std::size_t>(i)].remove(tile);
  reorder(palaces, static_cast<std::size_t>(i));
  const bool back =
      by_event && table.rulings().event_release_fate == EventReleaseFate::back_on_pile;
  ++(back ? table.now.piles : table.now.box)[index(tile)];
  if (by_event) table.because.add("event.persons-out"_c);
  if (table.rulings().marker_on_leaving == MarkerOnLeaving::goes_back) {
    move_back(table, player, table.rules.facts(tile).value);
  }
}

}  // namespace ruleproof::year_of_the_dragon

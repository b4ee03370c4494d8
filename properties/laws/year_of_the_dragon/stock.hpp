/// What persons, stores and hands come to under every reading, counted on the table.
#pragma once

#include "properties/laws/year_of_the_dragon/table.hpp"

namespace ruleproof::properties::dragon {

inline auto answers_to(const YearOfTheDragon& game) -> const Rulings& {
  return game.rules().rulings;
}
inline auto numbers_of(const YearOfTheDragon& game) -> const Components& {
  return game.rules().components;
}

/// Symbols of a type that count: on all tiles, or on the one that shows most.
inline auto counted(const YearOfTheDragon& game, const Player& player, Type type) -> int {
  if (answers_to(game).symbol_sum == SymbolSum::all_tiles) return symbols_of(game, player, type);
  int best = 0;
  for_each_inhabitant(player, [&](Tile tile, const Palace&) {
    if (type_of(tile) == type) best = std::max(best, game.rules().facts(tile).symbols);
  });
  return best;
}
/// What tiles with goods on them are worth as goods.
inline auto goods_shown(const YearOfTheDragon& game, const Player& player, Type type) -> int {
  return answers_to(game).pictured_goods == PicturedGoods::pay ? counted(game, player, type) : 0;
}

inline auto has_palace(const Player& player, const Palace& palace) -> bool {
  return std::ranges::find(player.palaces, palace) != player.palaces.end();
}
inline auto lives_in(const Palace& palace, Tile tile) -> bool {
  if (tile == Tile::nothing) return false;
  return palace.person(0) == tile || palace.person(1) == tile || palace.person(2) == tile;
}

/// Tiles on display.
inline auto on_display(const State& state, Tile tile) -> int {
  return state.piles[static_cast<std::size_t>(tile)];
}
inline auto finds_a_tile(const State& state, Card card) -> bool {
  for (std::size_t i = 0; i < tile_count; ++i) {
    const auto tile = static_cast<Tile>(i);
    const bool fits = card == Card::wild || type_of(tile) == type_of(card);
    if (fits && on_display(state, tile) > 0) return true;
  }
  return false;
}

/// The group that an action card lies in, from 1; 0 if it is not in play.
inline auto group_of(const State& state, Action action) -> int {
  for (std::size_t g = 0; g < state.groups.size(); ++g) {
    if (holds(state.groups[g], action)) return static_cast<int>(g) + 1;
  }
  return 0;
}
inline auto dragons_at(const State& state, int group) -> int {
  return static_cast<int>(std::ranges::count(state.players, group, &Player::chosen));
}

/// Of the pieces that an action hands out, those that nobody has; money as a sum.
inline auto nobodys(const YearOfTheDragon& game, const State& state, Action action) -> int {
  const auto& printed = numbers_of(game);
  int used = action == Action::build ? state.floors : 0;
  for (const auto& player : players_of(game, state)) {
    if (action == Action::taxes) used += player.yuan;
    if (action == Action::build) used += floors_of(player) + player.floors;
    if (action == Action::harvest) used += player.rice;
    if (action == Action::fireworks) used += player.fireworks;
  }
  const int all = action == Action::taxes     ? printed.money
                  : action == Action::build   ? printed.floors
                  : action == Action::harvest ? printed.rice
                                              : printed.fireworks;
  return std::max(0, all - used);
}
inline auto runs_out(Action action) -> bool {
  return action == Action::taxes || action == Action::build || action == Action::harvest ||
         action == Action::fireworks;
}
/// What the card and the persons of the actor show.
inline auto shown_for(const YearOfTheDragon& game, const State& state, Action action) -> int {
  constexpr std::array<Type, 6> persons = {Type::tax_collector, Type::artisan, Type::farmer,
                                           Type::pyrotechnist,  Type::warrior, Type::scholar};
  if (action == Action::privilege) return 0;
  return numbers_of(game).base[static_cast<std::size_t>(action)] +
         counted(game, state.players[state.actor], persons[static_cast<std::size_t>(action)]);
}
/// What an action brings: what is shown, or what is left of it, with `paid_in` yuan that come
/// before.
inline auto brought_by(const YearOfTheDragon& game, const State& state, Action action,
                       int paid_in = 0) -> int {
  const auto shown = shown_for(game, state, action);
  if (answers_to(game).supply == SupplyLimit::only_persons_limited || !runs_out(action)) {
    return shown;
  }
  auto after = state;
  auto& payer = after.players[after.actor];
  payer.yuan = static_cast<std::int16_t>(payer.yuan - paid_in);
  return std::min(shown, nobodys(game, after, action));
}

}  // namespace ruleproof::properties::dragon

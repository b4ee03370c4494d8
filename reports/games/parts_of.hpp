/// The parts of one game, for the files that CMake writes, which see its details.
#pragma once

#include <string>

#include "model/core/game.hpp"
#include "model/core/strength.hpp"
#include "reports/audit/parts.hpp"
#include "reports/games/parts.hpp"

namespace ruleproof::games {

namespace detail {

/// The numbers of players that a game can be set up for.
template <class G>
auto find_players(Parts& game) -> void {
  for (int players = 1; players <= static_cast<int>(max_players); ++players) {
    if (!G::configure({.options = {{"players", std::to_string(players)}}, .rulings = {}})) continue;
    if (game.least_players == 0) game.least_players = players;
    game.most_players = players;
  }
  if (game.least_players > 0) return;
  if constexpr (Scored<G>) {
    if (const auto rules = G::configure({}))
      game.least_players = game.most_players = rules->players();
  }
}

}  // namespace detail

template <class G>
auto parts_of() -> Parts {
  using Known = Details<G>;
  Parts game;
  static_cast<audit::GameTables&>(game) = audit::parts_of<G>();
  game.ruleset = G::ruleset;
  game.whole = [](const SetupText& text) -> Result<SetupText> {
    const auto rules = G::configure(text);
    if (!rules) return rules.error();
    return rules->setup();
  };
  game.data_under = [](const SetupText& text) -> std::string {
    const auto rules = G::configure(text);
    return rules ? provenance_of(*rules) : "";
  };
  detail::find_players<G>(game);
  if (const auto rules = G::configure({})) {
    game.setup = rules->setup().options;
    game.data = provenance_of(*rules);
  }
  game.scale = Known::scale;
  game.small_set_ups = Known::small_set_ups;
  game.no_differences = Known::no_differences;
  game.seatings = Known::seatings;
  return game;
}

}  // namespace ruleproof::games

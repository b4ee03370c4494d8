/// The games that the tool knows. Adding a game is one line here.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "model/connect_four/connect_four.hpp"
#include "model/drako/drako.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"

namespace ruleproof {

template <class... Gs>
struct List {};

using Games = List<year_of_the_dragon::YearOfTheDragon, river_dragons::RiverDragons, drako::Drako,
                   sea_dragons::SeaDragons, connect_four::ConnectFour>;

/// Calls `visit(std::type_identity<G>{})` for every game, in order.
template <class Visit>
auto for_each_game(Visit&& visit) -> void {
  [&]<class... Gs>(List<Gs...>) { (visit(std::type_identity<Gs>{}), ...); }(Games{});
}

/// The names of all games.
[[nodiscard]] inline auto game_names() -> std::vector<std::string_view> {
  std::vector<std::string_view> names;
  for_each_game([&]<class G>(std::type_identity<G>) { names.push_back(G::name); });
  return names;
}

/// Calls `visit(std::type_identity<G>{})` for the game of that name; says whether there is one.
template <class Visit>
auto with_game(std::string_view name, Visit&& visit) -> bool {
  bool found = false;
  for_each_game([&]<class G>(std::type_identity<G> game) {
    if (G::name == name) {
      found = true;
      visit(game);
    }
  });
  return found;
}

}  // namespace ruleproof

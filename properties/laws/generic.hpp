/// The laws of all games, written once. A game gets those that its refinements allow.
#pragma once

#include "properties/laws/generic_moves.hpp"
#include "properties/laws/generic_symmetry.hpp"
#include "properties/laws/generic_texts.hpp"

namespace ruleproof::properties {

namespace detail {

template <Configurable G>
consteval auto generic_table() {
  FixedVector<Law<G>, 40> laws;
  add_move_laws(laws);
  add_symmetry_laws(laws);
  add_text_laws(laws);
  return laws;
}

}  // namespace detail

/// The generic laws that apply to `G`.
template <Configurable G>
inline constexpr auto generic_laws = detail::generic_table<G>();

/// All laws of a game: the generic ones, then its own.
template <Configurable G>
auto laws_of() -> std::vector<Law<G>> {
  std::vector<Law<G>> laws(generic_laws<G>.begin(), generic_laws<G>.end());
  laws.insert(laws.end(), Tables<G>::laws.begin(), Tables<G>::laws.end());
  return laws;
}

/// All goals of a game. One is generic: the game can be played to its end.
template <Configurable G>
auto goals_of() -> std::vector<Goal<G>> {
  std::vector<Goal<G>> goals = {{.name = "a game comes to its end",
                                 .reached = [](const G& game, const typename G::State& state) {
                                   return game.to_act(state) == Seat::nobody;
                                 }}};
  goals.insert(goals.end(), Tables<G>::goals.begin(), Tables<G>::goals.end());
  return goals;
}

}  // namespace ruleproof::properties

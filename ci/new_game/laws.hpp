/// What must hold of New Game beside the laws of all games, and what must be possible.
#pragma once
// IWYU pragma: always_keep: whoever includes it wants the table, which has no name to be seen.

#include <array>
#include <cstddef>
#include <span>

#include "model/new_game/new_game.hpp"
#include "properties/laws/law.hpp"

template <>
struct ruleproof::properties::Tables<ruleproof::new_game::NewGame> {
  using G = new_game::NewGame;
  using State = new_game::State;
  using Take = new_game::Take;

  static auto last_token_wins(const G& game, const State& before, const Take& /*move*/,
                              const Step<State>& step) -> bool {
    const auto player = static_cast<std::size_t>(player_of(before.turn));
    return step.next.heap > 0 || game.outcome(step.next).wins[player];
  }
  static auto p2_wins(const G& game, const State& state) -> bool {
    return game.outcome(state).wins[1];
  }

  static constexpr auto own_laws = std::to_array<Law<G>>({
      {.name = "who takes the last token wins",
       .clause = "end.last",
       .assumes = {{{.ruling = "last", .answer = "wins"}}},
       .holds = last_token_wins},
  });
  static constexpr auto own_goals = std::to_array<Goal<G>>({
      {.name = "p2 wins", .clause = "end.last", .reached = p2_wins},
  });
  static constexpr std::span<const Law<G>> laws = own_laws;
  static constexpr std::span<const Goal<G>> goals = own_goals;
};

/// What bots choose from: the moves of whoever is to act, but for those that they leave alone.
#pragma once

#include "model/core/game.hpp"

namespace ruleproof::solver::balance {

/// Which legal moves bots never make: those out of turn. A game whose bots leave more alone has a
/// specialisation in games/.
template <Game G>
struct Patience {
  static auto leaves(const G& game, const typename G::State& state, const typename G::Move& move)
      -> bool {
    return mover_of(game, state, move) != game.to_act(state);
  }
};

/// Takes off a list what bots leave alone, also where chance is to act.
template <Game G>
auto keep_choices(const G& game, const typename G::State& state, MoveList<typename G::Move>& list)
    -> void {
  if constexpr (Interrupted<G>) {
    std::erase_if(list, [&](const auto& move) { return Patience<G>::leaves(game, state, move); });
  }
}

}  // namespace ruleproof::solver::balance

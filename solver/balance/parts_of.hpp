/// Experiments with one game, for the files that CMake writes, which see what its bots know
/// (solver/balance/games/).
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "model/core/setup.hpp"
#include "solver/balance/contest_of.hpp"
#include "solver/balance/parts.hpp"
#include "solver/balance/sampler.hpp"
#include "solver/balance/standing.hpp"

namespace ruleproof::solver::balance {

template <class G>
auto contest_between(const std::vector<SetupText>& variants, const Plan& plan)
    -> Result<std::unique_ptr<Contest>> {
  std::vector<G> games;
  for (const auto& variant : variants) {
    auto game = G::configure(variant);
    if (!game) return game.error();
    games.push_back(std::move(game).value());
  }
  return contest_of(std::move(games), plan);
}

template <class G>
auto whole_set_up(const SetupText& setup) -> Result<SetupText> {
  const auto game = G::configure(setup);
  if (!game) return game.error();
  return game->setup();
}

template <class G>
auto players_of(const SetupText& setup) -> int {
  return G::configure(setup).value().players();
}

template <class G>
auto parts_of() -> Parts {
  return {.name = G::name, .own_standing = !requires {typename Standing<G>::Generic;
}
, .own_sampler = !requires { typename Sampler<G>::Generic; }, .players = &players_of<G>,
    .set_up = &whole_set_up<G>, .contest = &contest_between<G>
};  // namespace ruleproof::solver::balance
}

}  // namespace ruleproof::solver::balance

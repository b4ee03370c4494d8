/// In the Year of the Dragon: everything is open, but for who is let go at the same time as others.
#pragma once

#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/balance/sampler.hpp"
#include "solver/balance/standing.hpp"

namespace ruleproof::solver::balance {

template <>
struct Sampler<year_of_the_dragon::YearOfTheDragon> {
  /// Under release-order=simultaneous the view forgets the palaces of the others, and nobody knows
  /// how to furnish them anew.
  static auto can(const year_of_the_dragon::YearOfTheDragon& game) -> bool {
    return game.rulings().release_order == year_of_the_dragon::ReleaseOrder::in_turn;
  }
  static auto sample(const year_of_the_dragon::YearOfTheDragon& /*game*/,
                     const year_of_the_dragon::State& seen, Seat /*seat*/, Random& /*random*/)
      -> year_of_the_dragon::State {
    return seen;
  }
};

/// Points, with what persons, goods and money would bring now.
template <>
struct Standing<year_of_the_dragon::YearOfTheDragon> {
  static auto points(const year_of_the_dragon::YearOfTheDragon& game,
                     const year_of_the_dragon::State& state) -> Points;
};

}  // namespace ruleproof::solver::balance

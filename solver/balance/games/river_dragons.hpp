/// River Dragons: the cards that the others have laid, and how near a pawn is to its goal.
#pragma once

#include "model/river_dragons/river_dragons.hpp"
#include "solver/balance/sampler.hpp"
#include "solver/balance/standing.hpp"

namespace ruleproof::solver::balance {

template <>
struct Sampler<river_dragons::RiverDragons> {
  static auto can(const river_dragons::RiverDragons& /*game*/) -> bool { return true; }
  static auto sample(const river_dragons::RiverDragons& game, const river_dragons::State& seen,
                     Seat seat, Random& random) -> river_dragons::State;
};

/// The game has no points. Ours: how far the nearest place is from the goal that the pawn could
/// reach over the planks that lie there, and, less, how far the pawn is; negative, in hundredths of
/// the distance from home.
template <>
struct Standing<river_dragons::RiverDragons> {
  static auto points(const river_dragons::RiverDragons& game, const river_dragons::State& state)
      -> Points;
};

}  // namespace ruleproof::solver::balance

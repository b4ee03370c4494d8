/// River Dragons: the cards that the others have laid, and how near a pawn is to its goal.
#pragma once
// IWYU pragma: always_keep: whoever includes it wants the bots and samplers, specialised here.

#include "model/river_dragons/river_dragons.hpp"
#include "solver/balance/games/river_dragons_way.hpp"
#include "solver/balance/sampler.hpp"
#include "solver/balance/standing.hpp"

namespace ruleproof::solver::balance {

template <>
struct Sampler<river_dragons::RiverDragons> {
  static auto can(const river_dragons::RiverDragons& /*game*/) -> bool { return true; }
  static auto sample(const river_dragons::RiverDragons& game, const river_dragons::State& seen,
                     Seat seat, Random& random) -> river_dragons::State;
};

/// The game has no points. Ours: what the cheapest way to the goal still costs after the cards that
/// a player has laid, in steps, planks and stones (river_dragons_way.hpp); negative. On free water:
/// how far the nearest place is from the goal that the pawn could reach over the planks that lie
/// there, and, less, how far the pawn is.
template <>
class Standing<river_dragons::RiverDragons> {
 public:
  static constexpr int sure = 600;

  explicit Standing(const river_dragons::RiverDragons& game)
      : rules_(game.rules()), ways_(rules_) {}
  auto points(const river_dragons::State& state) -> Points;

 private:
  const river_dragons::Rules& rules_;
  Ways ways_;
};

}  // namespace ruleproof::solver::balance

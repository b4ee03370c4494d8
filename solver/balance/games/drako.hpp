/// Drako: the cards that the other holds, and those that he laid aside face down.
#pragma once
// IWYU pragma: always_keep: whoever includes it wants the bots and samplers, specialised here.

#include "model/drako/drako.hpp"
#include "solver/balance/sampler.hpp"

namespace ruleproof::solver::balance {

template <>
struct Sampler<drako::Drako> {
  static auto can(const drako::Drako& /*game*/) -> bool { return true; }
  static auto sample(const drako::Drako& game, const drako::State& seen, Seat seat, Random& random)
      -> drako::State;
};

}  // namespace ruleproof::solver::balance

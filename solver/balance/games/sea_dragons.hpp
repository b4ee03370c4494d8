/// Sea Dragons: dragon cards and reef cards face down, and gold where it is hidden.
#pragma once

#include "model/sea_dragons/sea_dragons.hpp"
#include "solver/balance/sampler.hpp"
#include "solver/balance/standing.hpp"

namespace ruleproof::solver::balance {

template <>
struct Sampler<sea_dragons::SeaDragons> {
  static auto can(const sea_dragons::SeaDragons& /*game*/) -> bool { return true; }
  static auto sample(const sea_dragons::SeaDragons& game, const sea_dragons::State& seen, Seat seat,
                     Random& random) -> sea_dragons::State;
};

/// The score pad as it would be filled in now.
template <>
struct Standing<sea_dragons::SeaDragons> {
  static auto points(const sea_dragons::SeaDragons& game, const sea_dragons::State& state)
      -> Points;
};

}  // namespace ruleproof::solver::balance

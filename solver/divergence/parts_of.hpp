/// Two readings of one game, for the files that CMake writes, which see what bots know.
#pragma once

#include "solver/divergence/again.hpp"
#include "solver/divergence/endings.hpp"
#include "solver/divergence/pairs_played.hpp"
#include "solver/divergence/parted.hpp"
#include "solver/divergence/parts.hpp"

namespace ruleproof::solver::divergence {

template <class G>
auto parts_of() -> Parts {
  return {.name = G::name,
          .part = &divergence::part<G>,
          .end = &divergence::end<G>,
          .pairs = &pairs_by_lot<G>,
          .bot_pairs = &pairs_by_bots<G>,
          .again = &divergence::again<G>,
          .parts_in_sample = &divergence::parts_in_sample<G>};
}

}  // namespace ruleproof::solver::divergence

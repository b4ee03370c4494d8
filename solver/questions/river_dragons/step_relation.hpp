/// Where a pawn may step, as a relation over a `Number`: of two planks and a village. Held to the
/// model by sampled games under random rulings (relations_test.cpp).
#pragma once

#include <array>

#include "model/core/number.hpp"
#include "model/river_dragons/pieces.hpp"

namespace ruleproof::solver {

/// What bears a plank: its two ends, and up to two more by a ruling; a site may be there twice.
template <Number N>
struct Borne {
  std::array<N, 4> sites;
};

template <Number N>
using TruthOf = decltype(std::declval<N>() == std::declval<N>());

/// The plank touches the village. [move.one]
template <Number N>
auto touches(const Borne<N>& plank, const N& village) -> TruthOf<N> {
  TruthOf<N> any(false);
  for (const auto& site : plank.sites) any = any || site == village;
  return any;
}

/// The planks are adjacent: over a common stone; over a common village if `direct` is 1; crossing
/// in the air if `crossing` is 1.
template <Number N>
auto adjacent(const Borne<N>& one, const Borne<N>& other, const N& direct, const N& crossing)
    -> TruthOf<N> {
  const N villages(static_cast<int>(river_dragons::colour_count));
  TruthOf<N> any = crossing == N(1);
  for (const auto& a : one.sites) {
    for (const auto& b : other.sites) {
      any = any || (a == b && (direct == N(1) || !(a < villages)));
    }
  }
  return any;
}

}  // namespace ruleproof::solver

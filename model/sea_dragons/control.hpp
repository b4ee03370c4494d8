/// Control of a realm, written once over a `Number`: `int` in play, a solver's term in proofs.
#pragma once

#include <array>
#include <cstddef>
#include <type_traits>

#include "model/core/number.hpp"

namespace ruleproof::sea_dragons {

/// What a player has in a realm.
template <class N>
struct Presence {
  N dragons;  ///< on the surface and hidden
  N pieces;   ///< heads and tails, none on current cells
  N ranks;    ///< 1 if the player takes part in the ranking, else 0
};

/// 1 if `one` is ahead of `other`: more dragons, then more pieces. [control.award] [control.tie]
template <class N>
constexpr auto is_ahead(const Presence<N>& one, const Presence<N>& other) -> N {
  const N more_pieces = select(other.pieces < one.pieces, N(1), N(0));
  const N level = select(one.dragons == other.dragons, more_pieces, N(0));
  return one.ranks * select(other.dragons < one.dragons, N(1), level);
}

/// 1 if two players who rank are level in dragons and pieces.
template <class N>
constexpr auto is_level(const Presence<N>& one, const Presence<N>& other) -> N {
  const N pieces = select(one.pieces == other.pieces, N(1), N(0));
  return one.ranks * other.ranks * select(one.dragons == other.dragons, pieces, N(0));
}

/// Points that bring the second half of the first award, rounded down.
template <class N>
constexpr auto half_award(const N& award) -> N {
  if constexpr (std::is_same_v<N, int>) {
    return award / 2;
  } else {
    N half(0);
    for (int i = 1; i <= 37; ++i) half = half + select(N((2 * i) - 1) < award, N(1), N(0));
    return half;
  }
}

/// Points of player `p` for a realm with so many free whirlpools. With exactly one player ahead
/// there is a single first, and whoever is next shares in the second award; after a tie for first
/// at least two are ahead, and nothing is left. [control.award] [control.tie] [control.two-players]
template <class N, std::size_t Players>
constexpr auto control_points(const std::array<Presence<N>, Players>& all, std::size_t players,
                              std::size_t p, const N& whirlpools) -> N {
  N ahead(0);
  N level(0);
  for (std::size_t q = 0; q < players; ++q) {
    if (q == p) continue;
    ahead = ahead + is_ahead(all[q], all[p]);
    level = level + is_level(all[q], all[p]);
  }
  if (players == 2) {
    const N alone = select(level == N(0), N(2) * whirlpools, N(0));
    return all[p].ranks * select(ahead == N(0), alone, N(0));
  }
  const N first = N(3) * whirlpools;
  const N second = select(ahead == N(1), half_award(first), N(0));
  return all[p].ranks * select(ahead == N(0), first, second);
}

}  // namespace ruleproof::sea_dragons

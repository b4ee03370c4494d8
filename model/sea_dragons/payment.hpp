/// Which ships pay a mission, written once over a `Number`: `int` in play, a solver's term in
/// proofs.
///
/// Ships asked are paid by ships of their colour first; what is then missing is paid by cards with
/// a ship of any colour and by pairs of one colour. A pair never stands for its own colour, since a
/// single ship would do; an any-ship card is never half of a pair, since it would do alone.
#pragma once

#include <array>
#include <type_traits>

#include "model/core/number.hpp"

namespace ruleproof::sea_dragons {

inline constexpr std::size_t payment_colours = 4;
inline constexpr int most_doubles = 4;  ///< cards with two ships of one colour that are looked at
inline constexpr int most_pairs = 9;    ///< pairs of one colour that are looked at

/// The readings of the rules of payment.
struct PaymentReading {
  bool once = false;           ///< one pair in a mission at most
  bool double_as_pair = true;  ///< a card with two ships may be a pair
  bool mix = true;             ///< its ships may be used apart, one of them in a pair
};

/// Whole pairs among so many; nothing below 0.
template <class N>
constexpr auto half(const N& number) -> N {
  if constexpr (std::is_same_v<N, int>) {
    return number > 0 ? number / 2 : 0;
  } else {
    N pairs(0);
    for (int i = 1; i <= most_pairs; ++i)
      pairs = pairs + select(N((2 * i) - 1) < number, N(1), N(0));
    return pairs;
  }
}

namespace detail {
/// `pairs_of` where each card serves one purpose: `used` of them for themselves.
template <class N>
constexpr auto pairs_of_whole_cards(bool double_as_pair, const N& tokens, const N& doubles,
                                    const N& direct) -> N {
  N most(0);
  for (int used = 0; used <= most_doubles; ++used) {
    const N rest = at_least_zero(direct - N(2 * used));
    const N cards = double_as_pair ? at_least_zero(doubles - N(used)) : N(0);
    N pairs = half(tokens - rest) + cards;
    const N fits = select(tokens < rest, N(0), pairs);
    most = greatest(most, select(doubles < N(used), N(0), fits));
  }
  return most;
}
}  // namespace detail

/// [mission.substitute] The most pairs of a colour of which `direct` ships are used for themselves.
template <class N>
constexpr auto pairs_of(const PaymentReading& reading, const N& tokens, const N& doubles,
                        const N& direct) -> N {
  if (!reading.mix) {
    return detail::pairs_of_whole_cards(reading.double_as_pair, tokens, doubles, direct);
  }
  N pairs = half(tokens + N(2) * doubles - direct);
  if (reading.double_as_pair) return pairs;
  // The two ships of one card and no other ship: they would have to be the pair.
  const N alone = select(doubles == N(1), select(direct == N(0), N(0), pairs), pairs);
  return select(tokens == N(0), alone, pairs);
}

/// What is discarded for a mission, by colour.
template <class N>
struct Purse {
  std::array<N, payment_colours> tokens;
  std::array<N, payment_colours> doubles;  ///< cards with two ships
  N any;                                   ///< cards with a ship of any colour
};

/// What the ships of one colour come to.
template <class N>
struct ColourPaid {
  N missing;  ///< ships asked of it that none of them pays
  N pairs;    ///< pairs of those that are left
};
template <class N>
constexpr auto colour_paid(const PaymentReading& reading, const N& asked, const N& tokens,
                           const N& doubles) -> ColourPaid<N> {
  const N own = tokens + N(2) * doubles;
  return {at_least_zero(asked - tokens - N(2) * doubles),
          pairs_of(reading, tokens, doubles, least(asked, own))};
}

/// [mission.pay] How many ships are missing to pay a mission, from the sums over its colours.
template <class N>
constexpr auto shortfall(const PaymentReading& reading, const ColourPaid<N>& all, const N& any)
    -> N {
  return at_least_zero(all.missing - any - (reading.once ? least(all.pairs, N(1)) : all.pairs));
}

/// The same, from what is discarded: 0 if the mission can be paid.
template <class N>
constexpr auto shortfall(const PaymentReading& reading, const std::array<N, payment_colours>& asked,
                         const Purse<N>& purse) -> N {
  ColourPaid<N> all{N(0), N(0)};
  for (std::size_t c = 0; c < payment_colours; ++c) {
    const auto of = colour_paid(reading, asked[c], purse.tokens[c], purse.doubles[c]);
    all = {all.missing + of.missing, all.pairs + of.pairs};
  }
  return shortfall(reading, all, purse.any);
}

}  // namespace ruleproof::sea_dragons

/// What a seat does not know, thrown anew: positions that it cannot tell from the one it is in.
#pragma once

#include "model/core/fixed.hpp"
#include "model/core/game.hpp"
#include "model/core/play.hpp"

namespace ruleproof::solver::balance {

/// A position in which `seat`, who is to act, sees what `seen` (a value of `seen_by`) shows: cards
/// of others and of stacks are dealt anew, all ways alike. A game with hidden parts has a
/// specialisation in games/; the law is in sampler_test.cpp.
template <Game G>
struct Sampler {
  using Generic = void;  ///< no specialisation has this
  /// Whether it can be done under this set-up.
  static auto can(const G& /*game*/) -> bool { return !Hidden<G>; }
  static auto sample(const G& /*game*/, const typename G::State& seen, Seat /*seat*/,
                     Random& /*random*/) -> typename G::State {
    return seen;
  }
};

/// What a seat sees: all there is, where the game hides nothing.
template <Game G>
auto view_of(const G& game, const typename G::State& state, Seat seat) -> typename G::State {
  if constexpr (Hidden<G>) {
    return game.seen_by(state, seat);
  } else {
    return state;
  }
}

/// Takes one of a bag at random, each card alike; the bag is not empty.
template <class Kind, std::size_t N>
auto draw(Bag<Kind, N>& bag, Random& random) -> Kind {
  auto left = random.below(static_cast<std::uint64_t>(bag.size()));
  for (std::size_t i = 0; i + 1 < N; ++i) {
    auto& count = bag[static_cast<Kind>(i)];
    if (left < count) {
      --count;
      return static_cast<Kind>(i);
    }
    left -= count;
  }
  --bag[static_cast<Kind>(N - 1)];
  return static_cast<Kind>(N - 1);
}

/// Moves `number` of them at random.
template <class Kind, std::size_t N>
auto deal(Bag<Kind, N>& from, Bag<Kind, N>& to, int number, Random& random) -> void {
  for (; number > 0; --number) ++to[draw(from, random)];
}

/// One bag without another that it holds.
template <class Kind, std::size_t N>
auto take_out(Bag<Kind, N>& from, const Bag<Kind, N>& other) -> void {
  for (std::size_t i = 0; i < N; ++i) {
    const auto kind = static_cast<Kind>(i);
    RULEPROOF_ASSERT(other[kind] <= from[kind]);
    from[kind] = static_cast<std::uint8_t>(from[kind] - other[kind]);
  }
}

}  // namespace ruleproof::solver::balance

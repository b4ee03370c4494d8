/// In the Year of the Dragon: everything is open, but for who is let go at the same time as others.
#pragma once
// IWYU pragma: always_keep: whoever includes it wants the bots and samplers, specialised here.

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

/// Tenths of the points that each would have at the end if nobody chose anything any more: the
/// months that are left pass with their events, on sums, and what persons can do counts a little.
template <>
class Standing<year_of_the_dragon::YearOfTheDragon> {
 public:
  static constexpr int sure = 400;

  explicit Standing(const year_of_the_dragon::YearOfTheDragon& game) : rules_(game.rules()) {}
  [[nodiscard]] auto points(const year_of_the_dragon::State& state) const -> Points;

 private:
  const year_of_the_dragon::Rules& rules_;
};

}  // namespace ruleproof::solver::balance

/// What a move does to the numbers of stones and planks, as a relation over a `Number`. Held to the
/// model by sampled games under random rulings (relations_test.cpp).
#pragma once

#include "model/core/number.hpp"
#include "model/river_dragons/rules.hpp"

namespace ruleproof::solver {

/// How many pieces there are of each kind, anywhere.
template <ruleproof::Number N>
struct Tally {
  N stones_in_reserve = N(0);
  N stones_on_board = N(0);
  N planks_in_reserves = N(0);
  N planks_held = N(0);
  N planks_on_board = N(0);
  N planks_out = N(0);
};

/// Kinds of moves by what they do to the tally.
enum class Deed : std::uint8_t {
  nothing,
  puts_stone,
  removes_stone,
  chooses_plank,
  chooses_from_the_box,  ///< only under empty-reserve=from-the-box
  lays_plank,
  discards_plank,
  removes_plank,
  destroys_plank,  ///< off the board and out of the game, also in exchange; only under limit-mode
};
inline constexpr int deed_count = 9;

template <ruleproof::Number N>
auto after_deed(Tally<N> tally, const N& deed) -> Tally<N> {
  const auto one_if = [&](Deed wanted) {
    return select(deed == N(static_cast<int>(wanted)), N(1), N(0));
  };
  const auto move = [](N& from, N& to, const N& one) {
    from = from - one;
    to = to + one;
  };
  move(tally.stones_in_reserve, tally.stones_on_board, one_if(Deed::puts_stone));
  move(tally.stones_on_board, tally.stones_in_reserve, one_if(Deed::removes_stone));
  move(tally.planks_in_reserves, tally.planks_held, one_if(Deed::chooses_plank));
  move(tally.planks_out, tally.planks_held, one_if(Deed::chooses_from_the_box));
  move(tally.planks_held, tally.planks_on_board, one_if(Deed::lays_plank));
  move(tally.planks_held, tally.planks_out, one_if(Deed::discards_plank));
  move(tally.planks_on_board, tally.planks_in_reserves, one_if(Deed::removes_plank));
  move(tally.planks_on_board, tally.planks_out, one_if(Deed::destroys_plank));
  return tally;
}

template <ruleproof::Number N>
auto all_stones(const Tally<N>& tally) -> N {
  return tally.stones_in_reserve + tally.stones_on_board;
}
template <ruleproof::Number N>
auto all_planks(const Tally<N>& tally) -> N {
  return tally.planks_in_reserves + tally.planks_held + tally.planks_on_board + tally.planks_out;
}

/// The tally of a position.
[[nodiscard]] auto tally_of(const river_dragons::Rules& rules, const river_dragons::State& state)
    -> Tally<int>;
/// What a move that is legal in the position does.
[[nodiscard]] auto deed_of(const river_dragons::Rules& rules, const river_dragons::State& before,
                           const river_dragons::Move& move) -> Deed;

}  // namespace ruleproof::solver

/// What proofs say of the model, as relations over a `Number`: `Term` hands them to Z3, `int` holds
/// them to the model by sampled games.
#pragma once

#include <array>

#include "model/core/number.hpp"
#include "model/river_dragons/pieces.hpp"
#include "solver/questions/held.hpp"
#include "solver/questions/river_dragons/course.hpp"

namespace ruleproof::solver {

// Where a pawn may step: of two planks and a village.

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

// Who arrives.

/// Where each pawn stands, villages first, and who has won: 0 nobody, else the seat from 1.
template <Number N>
struct Pawns {
  std::array<N, river_dragons::most_players> at;
  N winner = N(0);
};
/// By seat and village: 1 if the seat ends there.
template <Number N>
using Ends = std::array<std::array<N, river_dragons::colour_count>, river_dragons::most_players>;

template <Number N>
auto is_there(const Ends<N>& ends, std::size_t seat, const N& at) -> TruthOf<N> {
  TruthOf<N> any(false);
  for (std::size_t v = 0; v < river_dragons::colour_count; ++v) {
    any = any || (at == N(static_cast<int>(v)) && ends[seat][v] == N(1));
  }
  return any;
}

/// A step of a game that is not over: of the pawns only that of the actor goes anywhere, and if it
/// is in an end of its own then, its owner has won. [end.arrival]
template <Number N>
auto after_step(Pawns<N> pawns, const Ends<N>& ends, const N& actor, const N& to) -> Pawns<N> {
  for (std::size_t seat = 0; seat < pawns.at.size(); ++seat) {
    const auto own = actor == N(static_cast<int>(seat));
    pawns.at[seat] = select(own, to, pawns.at[seat]);
    pawns.winner =
        select(own && is_there(ends, seat, to), N(static_cast<int>(seat) + 1), pawns.winner);
  }
  return pawns;
}

/// Who has won is there, and nobody else is.
template <Number N>
auto winner_alone_is_there(const Pawns<N>& pawns, const Ends<N>& ends) -> TruthOf<N> {
  TruthOf<N> all(true);
  for (std::size_t seat = 0; seat < pawns.at.size(); ++seat) {
    const auto won = pawns.winner == N(static_cast<int>(seat) + 1);
    const auto there = is_there(ends, seat, pawns.at[seat]);
    all = all && ((won && there) || (!won && !there));
  }
  return all;
}

// What a move does to the numbers of stones and planks.

/// How many pieces there are of each kind, anywhere.
template <Number N>
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

template <Number N>
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

/// Nothing is taken from where there is nothing. [stone.none-left]
template <Number N>
auto can_be_done(const Tally<N>& tally, const N& deed) {
  const auto some = [&](Deed of, const N& from) {
    return !(deed == N(static_cast<int>(of))) || N(1) <= from;
  };
  return some(Deed::puts_stone, tally.stones_in_reserve) &&
         some(Deed::removes_stone, tally.stones_on_board) &&
         some(Deed::chooses_plank, tally.planks_in_reserves) &&
         some(Deed::chooses_from_the_box, tally.planks_out) &&
         some(Deed::lays_plank, tally.planks_held) &&
         some(Deed::discards_plank, tally.planks_held) &&
         some(Deed::removes_plank, tally.planks_on_board) &&
         some(Deed::destroys_plank, tally.planks_on_board);
}

template <Number N>
auto all_stones(const Tally<N>& tally) -> N {
  return tally.stones_in_reserve + tally.stones_on_board;
}
template <Number N>
auto all_planks(const Tally<N>& tally) -> N {
  return tally.planks_in_reserves + tally.planks_held + tally.planks_on_board + tally.planks_out;
}

// How many planks are adjacent to one, from the loads of its two ends.

/// `first` and `second` planks rest on the ends of a plank, itself among them; `both` others rest
/// on both.
template <Number N>
auto loads_agree(const N& first, const N& second, const N& both) {
  return both + N(1) <= first && both + N(1) <= second;
}

/// Planks that share a support with it over an end that counts (1) and not only over one that does
/// not (0).
template <Number N>
auto adjacent_planks(const N& first, const N& second, const N& both, const N& first_counts,
                     const N& second_counts) -> N {
  const N by_first = first - N(1);
  const N by_second = second - N(1);
  return first_counts * by_first + second_counts * by_second - first_counts * second_counts * both;
}

}  // namespace ruleproof::solver

namespace ruleproof::solver::river_dragons_question {

// The relations held to the model: sampled games obey them, and how many steps did.

/// Which planks are adjacent, and which touch a village.
[[nodiscard]] auto hold_adjacency(const RiverDragons& game) -> Held;
/// Where pawns go, and who has arrived.
[[nodiscard]] auto hold_pawns(const RiverDragons& game) -> Held;
/// Where stones and planks are.
[[nodiscard]] auto hold_totals(const RiverDragons& game) -> Held;
/// How many planks are adjacent to one, by the loads of its ends.
[[nodiscard]] auto hold_neighbours(const RiverDragons& game) -> Held;

/// The same in games of several numbers of players and boards, under these readings.
[[nodiscard]] auto hold_on_boards(Held (*hold)(const RiverDragons& game),
                                  const Rulings& rulings = {}) -> Held;

}  // namespace ruleproof::solver::river_dragons_question

/// What the end of a game under one reading shows, and its end under another does not.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver {

/// Claims of the first game after moves: a field of the position, who is to act, a move that only
/// one of them allows, or the points and winners, whatever differs first.
template <class G>
auto parted_claims(const G& first, const G& second, std::span<const typename G::Move> played)
    -> Claims {
  const auto end_of = [&](const G& game) {
    auto state = game.start();
    for (const auto& move : played) {
      if (!game.judge(state, move)) break;  // the readings part here already
      state = game.apply(state, move).next;
    }
    return state;
  };
  const auto one = end_of(first);
  const auto two = end_of(second);
  if (const auto claim = difference_claim(one, two); !claim.empty()) return claim;
  const auto seat = std::string(to_text(first.to_act(one)));
  if (first.to_act(one) != second.to_act(two)) return "to-act = \"" + seat + '"';
  MoveList<typename G::Move> of_one;
  MoveList<typename G::Move> of_two;
  if (first.to_act(one) != Seat::nobody) {
    moves(first, one, of_one);
    moves(second, two, of_two);
    for (const auto& move : of_one) {
      if (!second.judge(two, move)) return is_legal(first, one, move);
    }
    for (const auto& move : of_two) {
      // A text may stand for another move under the first reading.
      const auto read = first.read_move(first.to_text(move));
      if (read && !first.judge(one, *read)) return is_illegal(first, one, move);
    }
    return "to-act = \"" + seat + '"';
  }
  std::string points = winners_claim(first, one);
  const auto outcome = first.outcome(one);
  for (int p = 0; p < outcome.players; ++p) {
    points += " and outcome." + std::string(to_text(player_seat(p))) + " = " +
              std::to_string(outcome.scores[static_cast<std::size_t>(p)]);
  }
  return points;
}

/// The same moves under the second game, up to one that it forbids, with what it shows there.
template <class G>
auto show_other(const G& first, const G& second, std::span<const typename G::Move> played,
                std::string title) -> Shown {
  std::vector<typename G::Move> moves;
  auto state = second.start();
  for (const auto& move : played) {
    if (!second.judge(state, move)) break;
    moves.push_back(move);
    state = second.apply(state, move).next;
  }
  return show(second, std::span<const typename G::Move>(moves), std::move(title),
              parted_claims<G>(second, first, played));
}

}  // namespace ruleproof::solver

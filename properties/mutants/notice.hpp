/// Whether a planted bug can be noticed at all: random games of the true model, step by step beside
/// those of the model with the bug.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "model/core/play.hpp"
#include "properties/mutants/planted.hpp"

namespace ruleproof::properties::mutants {

/// In which of the games a bug first showed (from 1; 0: in none), and in what.
struct Noticed {
  std::uint64_t game = 0;
  std::string_view by;
};

/// Compares one random game of the true model with the same moves in the planted one.
template <class G>
auto first_difference(const G& game, const Planted<G>& planted, std::uint64_t seed)
    -> std::string_view {
  using Moves = MoveList<typename G::Move>;
  std::string_view found;
  if (game.start() != planted.start()) return "opening";
  Moves theirs;
  const auto compare = [&](const auto& state, std::span<const typename G::Move> ours) {
    theirs.clear();
    if (game.to_act(state) != planted.to_act(state)) found = "seat";
    if (planted.to_act(state) != Seat::nobody) moves(planted, state, theirs);
    Moves legal(ours.begin(), ours.end());
    std::ranges::sort(legal);
    std::ranges::sort(theirs);
    if (legal != theirs) found = "legal";
  };
  Dice dice(seed);
  AtMost chooser(
      [&](const G& g, const auto& state, auto legal) -> std::size_t {
        return found.empty() ? dice(g, state, legal) : stop_playing;
      },
      4000);
  Moves ours;
  const auto last =
      play(game, chooser, [&](const auto& before, const auto& move, const auto& step) {
        if (!found.empty()) return;
        moves(game, before, ours);
        compare(before, ours);
        if (found.empty() && planted.apply(before, move).next != step.next) found = "position";
      });
  if (!found.empty() || game.to_act(last) != Seat::nobody) return found;
  compare(last, {});
  if (found.empty() && game.outcome(last) != planted.outcome(last)) found = "outcome";
  return found;
}

/// Tries so many games, each under the next of the set-ups.
template <class G>
auto notice(std::size_t bug, std::span<const G> games, std::uint64_t most) -> Noticed {
  for (std::uint64_t i = 0; i < most; ++i) {
    const auto& game = games[i % games.size()];
    const auto by = first_difference(game, Planted<G>(game, bug), i + 1);
    if (!by.empty()) return {.game = i + 1, .by = by};
  }
  return {};
}

}  // namespace ruleproof::properties::mutants

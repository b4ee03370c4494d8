/// The last turn of a game: every way to play it, to its end.
#pragma once

#include "solver/questions/sea_dragons/games.hpp"

namespace ruleproof::solver::sea_dragons_question {

/// The first move on the list: a pass, no mission, the top card, the first card of a stack.
inline auto first_choice(const SeaDragons& /*game*/, const sea_dragons::State& /*state*/,
                         std::span<const sea_dragons::Move> /*list*/) -> std::size_t {
  return 0;
}

/// The position in which the last player is to use the last head, and how it was reached.
struct LastTurn {
  const SeaDragons& game;
  sea_dragons::State before;
  Line line;

  /// Calls `visit(move, end)` for every way to begin the turn; the rest is the first choice.
  template <class Visit>
  auto for_each_end(Visit&& visit) const -> void {
    MoveList<sea_dragons::Move> list;
    moves(game, before, list);
    MoveList<sea_dragons::Move> buffer;
    for (const auto& move : list) {
      if (is<sea_dragons::Cash>(move)) continue;
      visit(move,
            play(game, game.apply(before, move).next, first_choice, [](const auto&...) {}, buffer));
    }
  }
};

/// Calls `visit(LastTurn)` for the last turns of so many random games.
template <class Visit>
auto for_each_last_turn(const SeaDragons& game, std::uint64_t games, std::uint64_t seed,
                        Visit&& visit) -> void {
  using sea_dragons::Stage;
  for (std::uint64_t i = 0; i < games; ++i) {
    Dice dice(seed + i);
    const auto is_last = [&](const sea_dragons::State& state) {
      return state.stage == Stage::lay && state.actor + 1 == game.players() &&
             state.players[state.actor].heads == 1;
    };
    auto line =
        line_of(game, game.start(), [&](const auto& same, const auto& state, const auto& list) {
          return is_last(state) ? stop_playing : dice(same, state, list);
        });
    const auto before = after(game, game.start(), line);
    if (is_last(before)) visit(LastTurn{game, before, std::move(line)});
  }
}

/// What a placement must bring at once to beat a pass in the turn before the last one, in samples.
[[nodiscard]] auto what_must_it_bring_before_the_last_turn(const SeaDragons& game,
                                                           const AskOptions& options) -> Answer;

/// Realms in which one dragon can have pieces, over all places of all figures.
[[nodiscard]] auto most_realms_of_a_dragon(const SeaDragons& game) -> int;

}  // namespace ruleproof::solver::sea_dragons_question

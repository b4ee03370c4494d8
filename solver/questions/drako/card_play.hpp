/// Games in which both sides care for nothing but their cards, to show what counting says.
#pragma once

#include <algorithm>
#include <cstdint>

#include "solver/questions/drako/games.hpp"

namespace ruleproof::solver::drako_question {

/// How a side handles its cards: without losing any over the limit of the hand, or as fast as can
/// be.
enum class Pace : std::uint8_t { saving, hasty };

/// Draws, and plays for nothing. Nobody attacks.
struct CardPlay {
  Pace dwarves = Pace::saving;
  Pace dragon = Pace::saving;

  auto operator()(const Drako& game, const drako::State& state,
                  std::span<const drako::Move> moves) const -> std::size_t {
    if (state.stage != drako::Stage::action) return 0;
    const auto& stock = state.stock(state.turn);
    const auto pace = state.turn == drako::Side::dwarves ? dwarves : dragon;
    const bool fits = stock.held + 2 <= game.rules().components.hand_limit;
    const bool draws = stock.left > 0 && (pace == Pace::hasty || fits);
    const auto wanted = std::ranges::find_if(moves, [&](const drako::Move& move) {
      return draws ? is<drako::Draw>(move) : is<drako::Waste>(move);
    });
    return wanted == moves.end() ? 0 : static_cast<std::size_t>(wanted - moves.begin());
  }
};

inline auto out_of_cards(const drako::State& state, drako::Side side) -> bool {
  return state.stock(side).left + state.stock(side).held == 0;
}

/// A line of play up to the first position that is wanted; the whole game if there is none.
template <class Choose, class Wanted>
auto line_until(const Drako& game, Choose&& choose, Wanted&& wanted) -> std::vector<drako::Move> {
  auto line = line_of(game, game.start(), choose);
  auto state = game.start();
  for (std::size_t i = 0; i < line.size(); ++i) {
    state = game.apply(state, line[i]).next;
    if (!wanted(state)) continue;
    line.resize(i + 1);
    break;
  }
  return line;
}

/// Own actions of a side in a line of play: draws and plays.
inline auto own_actions(const Drako& game, drako::State state, std::span<const drako::Move> line,
                        drako::Side side) -> int {
  int actions = 0;
  for (const auto& move : line) {
    const bool action = is<drako::Draw>(move) || is<drako::Waste>(move) || is<drako::Play>(move);
    actions += action && state.turn == side ? 1 : 0;
    state = game.apply(state, move).next;
  }
  return actions;
}

}  // namespace ruleproof::solver::drako_question

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
  bool rages = false;  ///< the dwarves do, as soon as they may
  bool nets = false;   ///< are thrown, and shaken off, as soon as can be

  auto operator()(const Drako& game, const drako::State& state,
                  std::span<const drako::Move> moves) const -> std::size_t {
    const auto prefers = [&](const drako::Move& move) {
      return (rages && is<drako::Rage>(move)) || (nets && is<drako::Shake>(move)) ||
             (nets && played_icon(game, move) == drako::Icon::net);
    };
    if (const auto at = first_of(moves, prefers); at < moves.size()) return at;
    if (state.stage != drako::Stage::action) return 0;
    const auto& stock = state.stock(state.turn);
    const auto pace = state.turn == drako::Side::dwarves ? dwarves : dragon;
    const bool fits = stock.held + 2 <= game.rules().components.hand_limit;
    const bool draws = stock.left > 0 && (pace == Pace::hasty || fits);
    const auto at = first_of(moves, draws ? is<drako::Draw> : is<drako::Waste>);
    return at < moves.size() ? at : 0;
  }

 private:
  template <class Wanted>
  static auto first_of(std::span<const drako::Move> moves, Wanted&& wanted) -> std::size_t {
    return static_cast<std::size_t>(std::ranges::find_if(moves, wanted) - moves.begin());
  }
};

inline auto out_of_cards(const drako::State& state, drako::Side side) -> bool {
  return state.stock(side).left + state.stock(side).held == 0;
}

}  // namespace ruleproof::solver::drako_question

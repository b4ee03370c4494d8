/// Games in which the first player has much, or little, of something, while the others do as little
/// as they can and chance helps: a guided search.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver {

struct Climb {
  /// The event row that chance draws.
  std::string_view row = "ppfmfmdcdtct";
  /// What is climbed: of any position.
  std::function<std::int64_t(const year_of_the_dragon::State&)> worth;
  /// Where a game may be shown to end; the end of the game if nothing is said.
  std::function<bool(const year_of_the_dragon::State&)> ends = [](const auto& state) {
    return state.stage == year_of_the_dragon::Stage::over;
  };
  /// Of the first player's moves, those that may help; all if none may.
  std::function<bool(const year_of_the_dragon::State&, const year_of_the_dragon::Move&)> helps = {};
  bool together = false;  ///< the others choose freely, too
  std::size_t width = 60;
  const year_of_the_dragon::State* start = nullptr;  ///< instead of the opening
};

/// The best game that was found; empty if none came to an end.
[[nodiscard]] auto climbed(const year_of_the_dragon::YearOfTheDragon& game, const Climb& climb,
                           const AskOptions& options) -> std::vector<year_of_the_dragon::Move>;

/// The position after moves.
[[nodiscard]] auto after(const year_of_the_dragon::YearOfTheDragon& game,
                         const std::vector<year_of_the_dragon::Move>& moves)
    -> year_of_the_dragon::State;

/// The default game for so many.
[[nodiscard]] auto game_for(int players) -> year_of_the_dragon::YearOfTheDragon;

}  // namespace ruleproof::solver

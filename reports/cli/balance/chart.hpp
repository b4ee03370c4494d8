/// A picture of balance: the share of the wins of each seat, with its interval.
#pragma once

#include <string>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/telling/game_words.hpp"
#include "solver/balance/interval.hpp"

namespace ruleproof::cli {

/// One bot in all seats.
struct Charted {
  int players = 2;
  std::string bot;
  std::vector<solver::balance::Interval> seats;  ///< shares
  GameWords words = {};                          ///< of the game, for its seats
};

/// A panel for each number of players, in their order.
[[nodiscard]] auto chart(const std::vector<Charted>& all) -> std::vector<Panel>;

}  // namespace ruleproof::cli

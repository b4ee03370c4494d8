/// Setting up: the facts of a game from its set-up, and the opening position.
#pragma once

#include <optional>
#include <string>

#include "model/river_dragons/rules.hpp"

namespace ruleproof::river_dragons {

/// What a game is made from.
struct Setup {
  int players = 2;  ///< 2..6
  Rulings rulings;
  std::string data = "stand-in";  ///< the board; see `components`
  Scale scale;
};

/// Seats and colours, villages and hands, and the tables of the board. Error: a board without the
/// villages that the players need.
[[nodiscard]] auto rules_of(const Setup& setup, Components components) -> Result<Rules>;

[[nodiscard]] auto opening(const Rules& rules) -> State;

}  // namespace ruleproof::river_dragons

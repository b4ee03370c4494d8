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
  Colours colours = {};           ///< by seat, as chosen; empty: as the ruling seating says
  Scale scale;
};

/// Seats and colours, villages and hands, and the tables of the board. Errors: a board without the
/// villages that the players need; colours that are not those of so many players, each once.
[[nodiscard]] auto rules_of(const Setup& setup, Components components) -> Result<Rules>;

/// [setup.colours] The colours in use, in the order of the seats, where nobody says who chose
/// which.
[[nodiscard]] auto usual_colours(const Rules& rules) -> Colours;

[[nodiscard]] auto opening(const Rules& rules) -> State;

}  // namespace ruleproof::river_dragons

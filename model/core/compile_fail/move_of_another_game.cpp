/// A move of one game cannot be applied in another.
#include "model/connect_four/connect_four.hpp"

struct Play {
  int card;
  auto operator<=>(const Play&) const = default;
};
const ruleproof::connect_four::ConnectFour game;
const auto step = game.apply(game.start(), Play{1});

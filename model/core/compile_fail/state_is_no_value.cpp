/// A game whose state owns memory is no game.
#include <string>

#include "model/connect_four/connect_four.hpp"

struct Heavy : ruleproof::connect_four::ConnectFour {
  struct State {
    std::string board;
    auto operator<=>(const State&) const = default;
  };
};
template <ruleproof::Game G>
auto only_games(const G& game) -> void;
auto test(const Heavy& game) -> void { only_games(game); }

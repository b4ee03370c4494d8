#include "model/new_game/new_game.hpp"

#include <doctest/doctest.h>

namespace ruleproof::new_game {
namespace {

TEST_CASE("who takes the last token wins, or loses") {
  for (const auto last : {Last::wins, Last::loses}) {
    const NewGame game(Setup{.heap = 3, .rulings = {.last = last}});
    const auto end = game.apply(game.start(), Take{3}).next;
    CHECK(game.to_act(end) == Seat::nobody);
    CHECK(game.outcome(end).wins[0] == (last == Last::wins));
    CHECK(game.outcome(end).wins[1] == (last == Last::loses));
  }
}

TEST_CASE("what cannot be read is refused") {
  const NewGame game;
  for (const auto* move : {"", "take", "take ", "take x", "take 1 ", "Take 1", "take 999"}) {
    CHECK_FALSE(game.read_move(move));
  }
  for (const auto* position : {"heap", "heap=101", "heap=-1", "turn=2", "heaps=1"}) {
    CHECK_FALSE(game.read_position(position));
  }
}

TEST_CASE("set-ups that cannot be are refused") {
  for (const auto& options :
       {Texts{{"heap", "0"}}, Texts{{"heap", "101"}}, Texts{{"heaps", "2"}}}) {
    CHECK_FALSE(NewGame::configure({.options = options, .rulings = {}}));
  }
}

}  // namespace
}  // namespace ruleproof::new_game

#include "solver/explore/goal.hpp"

#include <bit>
#include <cstdint>
#include <vector>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "model/connect_four/state.hpp"
#include "solver/divergence/shorten.hpp"

namespace ruleproof::solver {
namespace {

using connect_four::ConnectFour;
using connect_four::Stage;

TEST_CASE("a full board without a line is found, and the game replays") {
  const ConnectFour game;
  const auto wanted = [](const auto& state) { return state.stage == Stage::drawn; };
  const auto stones = [](const auto& state) -> std::int64_t {
    return std::popcount(state.stones[0] | state.stones[1]);
  };
  const auto sought = seek(game, wanted, stones, {.width = 50});
  REQUIRE(sought.path);
  CHECK(sought.path->size() == 42);
  auto state = game.start();
  for (const auto& move : *sought.path) {
    REQUIRE(game.judge(state, move));
    state = game.apply(state, move).next;
  }
  CHECK(wanted(state));
  CHECK(seek(game, wanted, stones, {.width = 50}).path == sought.path);
}

TEST_CASE("what is not found comes with the best that was") {
  const ConnectFour game({.columns = 3, .rows = 3, .rulings = {}});
  const auto sought = seek(
      game, [](const auto& state) { return state.stage == Stage::p1_won; },
      [&](const auto& state) { return -game.measure(state); }, {.width = 20, .restarts = 2});
  CHECK(!sought.path);
  CHECK(sought.progress == 0);
  CHECK(sought.best.size() == 9);
  CHECK(sought.positions > 0);
}

TEST_CASE("a long way is made shorter, and still leads there") {
  const connect_four::ConnectFour game;
  // p1 stacks column 1; both dawdle elsewhere in between.
  std::vector<connect_four::Drop> path;
  for (const int column : {5, 6, 5, 6, 0, 1, 6, 5, 0, 1, 3, 2, 0, 1, 4, 2, 0}) {
    path.push_back({static_cast<std::uint8_t>(column)});
  }
  const auto won = [](const auto& state) { return state.stage == connect_four::Stage::p1_won; };
  auto state = game.start();
  for (const auto& move : path) {
    REQUIRE(game.judge(state, move));
    state = game.apply(state, move).next;
  }
  REQUIRE(won(state));
  const auto shorter = shortened(game, path, won);
  CHECK(shorter.size() < path.size());
  state = game.start();
  for (const auto& move : shorter) {
    REQUIRE(game.judge(state, move));
    state = game.apply(state, move).next;
  }
  CHECK(won(state));
  CHECK(shortened(game, shorter, won).size() <= shorter.size());
}

}  // namespace
}  // namespace ruleproof::solver

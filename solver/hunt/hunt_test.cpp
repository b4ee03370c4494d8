#include "solver/hunt/hunt.hpp"

#include <string_view>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "model/core/expression/compile.hpp"
#include "model/core/expression/vocabulary.hpp"

namespace ruleproof::solver::hunt {
namespace {

using connect_four::ConnectFour;

TEST_CASE("what it finds is a game that ends in what was looked for, and the same again") {
  const ConnectFour game;
  // A full board: far beyond any breadth-first search, and none of the first moves tells the way.
  const expression::Asked<ConnectFour> wanted(
      game, expression::compile("stage = 3", expression::names_of(game)).value());
  const auto path = Hunt<ConnectFour>(game, wanted, 1).run(60'000);
  REQUIRE(path);
  auto state = game.start();
  for (const auto& move : *path) {
    REQUIRE(game.judge(state, move));
    state = game.apply(state, move).next;
  }
  CHECK(wanted.holds(state));
  CHECK(Hunt<ConnectFour>(game, wanted, 1).run(60'000) == path);
}

TEST_CASE("it ends at its bound and tells how near it came") {
  const ConnectFour game;
  const expression::Asked<ConnectFour> wanted(
      game, expression::compile("bits(stones1) > 21", expression::names_of(game)).value());
  Hunt<ConnectFour> hunt(game, wanted, 1);
  CHECK_FALSE(hunt.run(20'000));
  CHECK(hunt.nearest() == 1);
  CHECK(hunt.positions() >= 20'000);
  CHECK(hunt.positions() < 21'000);
}

}  // namespace
}  // namespace ruleproof::solver::hunt

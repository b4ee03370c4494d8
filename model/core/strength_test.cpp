#include "model/core/strength.hpp"

#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"

namespace ruleproof {
namespace {

const Texts defaults{{"gravity", "stones-fall"}, {"ties", "shared"}};

auto asked(Texts options, Texts rulings = {}) -> SetupText {
  return {.options = std::move(options), .rulings = std::move(rulings)};
}

TEST_CASE("a scope is told in one line") {
  Scope scope;
  CHECK(to_text(scope) == "any number of players; default rulings");
  scope.data = "rulebook, stand-in";
  CHECK(to_text(scope.with_players(2, 5)) ==
        "2 to 5 players; default rulings; data: rulebook, stand-in");
  scope.options = {{"players", {"2", "4"}}, {"rounds", {"1"}}};
  CHECK(to_text(scope.with("ties", {"shared", "none"})) ==
        "2 or 4 players; rounds=1; ties=shared or none, other rulings by default; data: rulebook, "
        "stand-in");
  CHECK(to_text(scope.whatever_the_rulings().with("ties", {})) ==
        "2 or 4 players; rounds=1; ties=its default, whatever the other rulings; data: rulebook, "
        "stand-in");
}

TEST_CASE("a scope covers the set-ups and readings that it names, and no others") {
  const auto scope = Scope{.options = {{"rounds", {"1"}}}, .rulings = {}}.with_players(2, 3);
  CHECK(covers(scope, asked({{"players", "2"}, {"rounds", "1"}}), defaults));
  CHECK_FALSE(covers(scope, asked({{"players", "4"}, {"rounds", "1"}}), defaults));
  CHECK_FALSE(covers(scope, asked({{"players", "2"}, {"rounds", "2"}}), defaults));
  CHECK_FALSE(covers(scope, asked({{"players", "2"}}), defaults));
  CHECK_FALSE(covers(scope, asked({{"players", "2"}, {"rounds", "1"}, {"data", "x"}}), defaults));
}

TEST_CASE("a ruling that a scope does not name has its default answer") {
  const auto scope = Scope{}.with("ties", {"none"});
  CHECK(covers(scope, asked({}, {{"ties", "none"}}), defaults));
  CHECK_FALSE(covers(scope, asked({}), defaults));
  CHECK_FALSE(covers(scope, asked({}, {{"ties", "none"}, {"gravity", "off"}}), defaults));
  CHECK(covers(scope.whatever_the_rulings(), asked({}, {{"ties", "none"}, {"gravity", "off"}}),
               defaults));
  CHECK(covers(scope.with("ties", {}), asked({}), defaults));
  CHECK_FALSE(covers(scope.with("ties", {}), asked({}, {{"ties", "none"}}), defaults));
}

TEST_CASE("the scope of a game is the set-up that it was configured with") {
  const auto game = connect_four::ConnectFour::configure(
      {.options = {{"columns", "4"}, {"rows", "4"}}, .rulings = {}});
  REQUIRE(game);
  const auto scope = scope_of(*game);
  CHECK(to_text(scope) == "columns=4, rows=4; default rulings; data: rules only");
  CHECK(covers(scope, game->setup(), {}));
}

TEST_CASE("words are strong where one game can refute them") {
  for (const auto how : {How::proved, How::exhaustive, How::counted, How::relation}) {
    CHECK(is_strong(how));
  }
  for (const auto how : {How::replayed, How::bounded, How::sampled, How::stated, How::unknown}) {
    CHECK_FALSE(is_strong(how));
  }
}

}  // namespace
}  // namespace ruleproof

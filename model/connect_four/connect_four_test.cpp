#include "model/connect_four/connect_four.hpp"

#include <doctest/doctest.h>

namespace ruleproof::connect_four {
namespace {

auto game_of(int columns, int rows) -> ConnectFour {
  return ConnectFour(Setup{.columns = columns, .rows = rows, .rulings = {}});
}

TEST_CASE("positions read back as they were written") {
  const auto game = game_of(4, 4);
  for (const auto* text : {"..../..../..../....", "..../..../o.../x...", "..../..../.o../.xx."}) {
    const auto state = game.read_position(text);
    REQUIRE(state);
    CHECK(game.position(*state) == text);
    CHECK(game.expand(game.compact(*state)) == *state);
  }
}

TEST_CASE("positions that cannot be are refused") {
  const auto game = game_of(4, 4);
  for (const auto* text :
       {"", "/", "....", "..../..../..../.....", "..../..../..../...", "..../..../..../...X",
        "..../..../..../... ", ".....................", "..../..../x.../....",  // floats
        "..../..../..../o...", "..../..../..../xx..", "..../..../..../xxo.",    // wrong turn
        "..../.../...../....",                                                  // a slash moved
        "xo../xo../xo../xo..",                                                  // both have won
        "..../..../..../xxxxo", "..../..../oooo/xxxx",                          // over before
        "....\n..../..../...."}) {
    CAPTURE(text);
    const auto state = game.read_position(text);
    if (std::string_view(text) == "..../..../..../xxo.") {
      CHECK(state);  // p1 is one ahead: fine
      continue;
    }
    REQUIRE_FALSE(state);
    CHECK(state.error().code == Code::bad_position);
  }
}

TEST_CASE("hostile moves are refused") {
  const auto game = game_of(7, 6);
  CHECK(*game.read_move("drop 7") == Move{6});
  for (const auto* text : {"", "drop", "drop ", "drop 0", "drop 8", "drop 1 ", "drop  1", "Drop 1",
                           "drop -1", "drop 1x", "drop 99999999999", "drop \xff", "1"}) {
    CAPTURE(text);
    CHECK_FALSE(game.read_move(text));
  }
}

TEST_CASE("set-ups that cannot be are refused") {
  for (const auto& options :
       {Texts{{"columns", "0"}}, Texts{{"columns", "10"}}, Texts{{"rows", "9"}},
        Texts{{"columns", "9"}, {"rows", "8"}}, Texts{{"colums", "4"}}, Texts{{"columns", "x"}}}) {
    const auto game = ConnectFour::configure({.options = options, .rulings = {}});
    REQUIRE_FALSE(game);
    CHECK(game.error().code == Code::bad_setup);
  }
  CHECK(ConnectFour::configure({.options = {{"columns", "9"}, {"rows", "6"}}, .rulings = {}}));
}

TEST_CASE("a mirrored position has the same representative") {
  const auto game = game_of(5, 4);
  const auto left = game.read_position("...../...../o..../xx...");
  const auto right = game.read_position("...../...../....o/...xx");
  REQUIRE(left);
  REQUIRE(right);
  CHECK(game.canonical(*left) == game.canonical(*right));
}

}  // namespace
}  // namespace ruleproof::connect_four

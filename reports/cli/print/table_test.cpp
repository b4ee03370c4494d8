#include "reports/cli/print/table.hpp"

#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "model/core/telling/game_words.hpp"
#include "reports/cli/print/brief.hpp"

using namespace ruleproof;
using ruleproof::cli::table_text;

TEST_CASE("a board is shown row by row") { CHECK(table_text("x./.o") == "  x.\n  .o\n"); }

TEST_CASE("what stands alone is a line, what players have a row for each") {
  CHECK(table_text("exact stage=take actor=2 p1.yuan=6 p1.rank=first p2.yuan=10 p2.rice=1") ==
        "  stage take, actor 2\n"
        "      yuan  rank   rice\n"
        "  p1     6  first     0\n"
        "  p2    10  -         1\n");
}

TEST_CASE("what has a number and no more is a line") {
  CHECK(table_text("exact pile1=6 pile3=2") == "  pile1 6, pile3 2\n");
  CHECK(table_text("exact set1=a1+b2+c3+d4+e5+f6 set2=g7") ==
        "  set1 a1, b2, c3, d4, e5, f6\n"
        "  set2 g7\n");
}

TEST_CASE("a set reads as how many of what, a long one has a line of its own") {
  CHECK(table_text("exact p1.hand=L3*2+S4 p2.hand=S4") ==
        "      hand\n"
        "  p1  2 L3, S4\n"
        "  p2  S4\n");
  CHECK(table_text("exact p1.gold=3 p1.hand=aaaaaaaa*2+bbbbbbbb*3+cccccccc p2.gold=4 p2.hand=b") ==
        "      gold\n"
        "  p1     3\n"
        "  p2     4\n"
        "  p1 hand: 2 aaaaaaaa, 3 bbbbbbbb, cccccccc\n"
        "  p2 hand: b\n");
}

TEST_CASE("players have their names, other rows have none") {
  const ruleproof::GameWords words{.seats = {{"the dwarves", true}, {"the dragon"}}};
  CHECK(table_text("exact p1.deck=aaaaaaaaaaaa+bbbbbbbbbbbb", words) ==
        "  the dwarves' deck: aaaaaaaaaaaa, bbbbbbbbbbbb\n");
  CHECK(table_text("exact p2.held=8 q1.at=a1", words) ==
        "              held\n"
        "  the dragon     8\n"
        "      at\n"
        "  q1  a1\n");
}

TEST_CASE("what a game has words for is told by them") {
  using namespace ruleproof::telling;
  const ruleproof::GameWords words{
      .seats = {},
      .fields = {value("stage", "to be decided"),
                 row("events", "event of month #", lettered("pd", {"peace", "drought"})),
                 share("pile#", "on display", {"monk", "farmer"}),
                 pile("p#.hand", "@'s cards", by_letter(), lettered("mf", {"monk", "farmer"})),
                 silent("guests.size")}};
  CHECK(
      table_text("exact stage=draft events=pd pile1=6 pile2=1 guests.size=2 p1.hand=mmf", words) ==
      "  to be decided: draft\n"
      "  events peace, drought\n"
      "  on display: 6\xC3\x97 monk, farmer\n"
      "      cards\n"
      "  p1  2\xC3\x97 monk, farmer\n");
}

TEST_CASE("columns have the words of the game, folded; a list has its owner's") {
  using namespace ruleproof::telling;
  const ruleproof::GameWords words{
      .seats = {{"the dwarves", true}, {"the dragon"}},
      .fields = {value("p#.track", "@'s space of the person track"),
                 value("p#.plan#", "card # of @'s plan"), flag("p#.out", "@ is out of the game"),
                 share("p#.deck#", "@'s draw deck", {"bite", "fly"}),
                 pile("p#.all", "all cards of @", by_plus())}};
  CHECK(table_text("exact p1.track=12 p1.plan2=x p1.out=0 p2.track=3 p2.plan2=y p2.out=1", words) ==
        "               space of the  card 2 of  is out of\n"
        "               person track  plan       the game\n"
        "  the dwarves            12  x          no\n"
        "  the dragon              3  y          yes\n");
  CHECK(table_text("exact p1.all=aaaaaaaaaaaa+bbbbbbbbbbbb p1.deck=bite*12+fly", words) ==
        "               draw deck\n"
        "  the dwarves  12 bite, fly\n"
        "  all cards of the dwarves: aaaaaaaaaaaa, bbbbbbbbbbbb\n");
}

TEST_CASE("nothing is broader than the terminal: columns without room follow below") {
  ruleproof::cli::set_brief_width(40);
  const auto text = table_text(
      "exact p1.gold=3 p1.rice=12 p1.pawn=village p1.plan=stone-one p1.gone=seven p2.gold=4 "
      "p2.rice=1 p2.pawn=island-12 p2.plan=nothing p2.gone=- "
      "q1.set=a2+b3+c4+d5+e6+f7+g8+h9+i10+j11");
  ruleproof::cli::set_brief_width(80);
  CHECK(text ==
        "      gold  rice  pawn       plan\n"
        "  p1     3    12  village    stone-one\n"
        "  p2     4     1  island-12  nothing\n"
        "      gone\n"
        "  p1  seven\n"
        "  p2  -\n"
        "  q1 set: a2, b3, c4, d5, e6, f7, g8,\n"
        "  h9, i10, j11\n");
}

TEST_CASE("a name with a number inside is a name") {
  CHECK(table_text("exact p1plan=2 7=x") == "  p1plan 2, 7 x\n");
}

TEST_CASE("a position that is none yet is nothing") {
  CHECK(table_text("exact a") == "  exact a\n");
}

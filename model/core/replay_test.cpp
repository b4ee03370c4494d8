#include "model/core/replay.hpp"

#include <initializer_list>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "model/core/finding.hpp"

namespace ruleproof {
namespace {

using connect_four::ConnectFour;

auto run(const std::string& body) -> Result<ConnectFour::State> {
  const auto record = parse_record("ruleproof 1\ngame connect-four ruleset 1\n" + body, "x.game");
  REQUIRE(record);
  const auto game = ConnectFour::configure(record->setup);
  REQUIRE(game);
  return replay(*game, *record, "x.game");
}

struct Failing {
  const char* body;
  Code code;
  const char* where;
  const char* message;
};

TEST_CASE("the first expectation that does not hold is the error") {
  for (const auto& [body, code, where, message] : std::initializer_list<Failing>{
           {"p2 drop 1\n", Code::illegal_move, "x.game:3", "p2 is not to act; p1 is"},
           {"chance drop 1\n", Code::illegal_move, "x.game:3", "chance is not to act; p1 is"},
           {"p1 drop 8\n", Code::bad_move, "x.game:3",
            R"(unknown move "drop 8"; expected "drop 1" to "drop 7")"},
           {"setup columns=2 rows=1\np1 drop 1\np2 drop 1\n", Code::illegal_move, "x.game:5",
            "\"drop 1\" is illegal because of drop.full"},
           {"expect stage=1\n", Code::expectation, "x.game:3", "expected stage=1, the model has 0"},
           {"expect stag=0\n", Code::bad_record, "x.game:3",
            R"(no field "stag" here; did you mean "stage"?)"},
           {"expect winner.p1=1\n", Code::expectation, "x.game:3", "no field \"winner.p1\" here"},
           {"expect legal p2 \"drop 1\"\n", Code::illegal_move, "x.game:3",
            "p2 is not to act; p1 is"},
           {"expect illegal p1 \"drop 1\"\n", Code::expectation, "x.game:3", "\"drop 1\" is legal"},
           {"setup columns=2 rows=1\np1 drop 1\nexpect legal p2 \"drop 1\"\n", Code::expectation,
            "x.game:5", "\"drop 1\" is illegal because of drop.full"},
           {"setup columns=2 rows=1\np1 drop 1\nexpect illegal p2 \"drop 1\" because end.over\n",
            Code::expectation, "x.game:5",
            "expected illegal because of end.over, the model says drop.full"},
           {"setup columns=2 rows=1\np1 drop 1\nexpect illegal p2 \"drop 1\" because drop.ful\n",
            Code::unknown_clause, "x.game:5", "no clause is called \"drop.ful\""},
           {"p1 drop 1\nexpect that bits(stones1) = 2\n", Code::expectation, "x.game:4",
            "expected that bits(stones1) = 2; the model has stones1=1"},
           {"expect that to-act = p2 and stage = 0\n", Code::expectation, "x.game:3",
            "expected that to-act = p2 and stage = 0; the model has to-act=p1, stage=0"},
           {"expect that winner.p1 = 1\n", Code::expectation, "x.game:3",
            "expected that winner.p1 = 1; the model has winner.p1 absent"},
           {"expect that not winner.p1 = 1\n", Code::expectation, "x.game:3",
            "expected that not winner.p1 = 1; the model has winner.p1 absent"},
           {"expect that stag = 0\n", Code::bad_record, "x.game:3",
            R"(column 13: no field is called "stag"; did you mean "stage"?)"},
           {"expect  that 1 = 1 and stage\n", Code::bad_record, "x.game:3",
            "column 24: a number, where something true or false is needed: compare it"},
           {"p1 drop 1\nexpect that stones1 + 9223372036854775807 > 0\n", Code::bad_record,
            "x.game:4", "column 13: the number leaves 64 bits in a position"},
           {"p1 drop 1\nexpect that before.stones1 = stones1\n", Code::expectation, "x.game:4",
            "expected that before.stones1 = stones1; the model has before.stones1=0, stones1=1"},
           {"expect that before.stage = 0\n", Code::bad_record, "x.game:3",
            "it asks about a move, and none was made yet"},
           {"p1 drop 1\nexpect that before.winner.p1 = 0\n", Code::bad_record, "x.game:4",
            "column 13: no move is made once the game is over: there is no \"before.winner.p1\""},
           {"expect cites drop.bottom\n", Code::expectation, "x.game:3",
            "the step before does not cite drop.bottom"},
           {"expect cites no.such\n", Code::unknown_clause, "x.game:3",
            "no clause is called \"no.such\""},
           {"cites no.such\n", Code::unknown_clause, "x.game", "no clause is called \"no.such\""},
           {"end fingerprint 0x1\n", Code::expectation, "x.game",
            "the last position has another fingerprint"},
           {"position x\n", Code::bad_position, "x.game: position",
            "expected 6 rows of 7 cells with / between"},
       }) {
    CAPTURE(body);
    const auto end = run(body);
    REQUIRE_FALSE(end);
    CHECK(end.error().code == code);
    CHECK(end.error().where == where);
    CHECK(end.error().message == message);
  }
}

TEST_CASE("expectations that hold let the record go on") {
  CHECK(
      run("setup columns=2 rows=1\nexpect to-act=p1\nexpect legal p1 \"drop 2\"\np1 drop 1\n"
          "expect cites drop.bottom\nexpect illegal p2 \"drop 1\" because drop.full\n"
          "expect illegal p2 \"drop 1\"\nexpect that stones1 = 1 and stones2 = 0 and to-act = p2\n"
          "p2 drop 2\nexpect stage=3\nexpect that over = 1 and all(i: winner.p[i] = 1)\nexpect "
          "winner.p2=1\n"
          "expect outcome.p1=0\nend\n"));
}

TEST_CASE("a game that was written down replays to the same position") {
  const ConnectFour game;
  const std::vector<ConnectFour::Move> list = {{3}, {3}, {2}};
  const auto record = record_of(game, game.start(), std::span<const ConnectFour::Move>(list));
  CHECK(to_text(record) ==
        "ruleproof 1\ngame connect-four ruleset 1\nsetup columns=7 rows=6\n\n"
        "p1 drop 4\np2 drop 4\np1 drop 3\nend fingerprint 0x" +
            [&] {
              const auto text = to_text(record);
              return text.substr(text.find("0x") + 2);
            }());
  CHECK(replay(game, record, ""));
  const auto middle = game.apply(game.start(), {3}).next;
  const auto rest = record_of(game, middle, std::span<const ConnectFour::Move>(list).subspan(1));
  CHECK(rest.position == "......./......./......./......./......./...x...");
  CHECK(rest.end_fingerprint == record.end_fingerprint);
  CHECK(replay(game, rest, ""));
}

TEST_CASE("a hostile claim is an error of its line, and takes no long time") {
  std::string minus = "expect that stage = ";
  for (int i = 0; i < 1000; ++i) minus += '-';
  std::string nots = "expect that ";
  for (int i = 0; i < 250; ++i) nots += "not ";
  for (const auto& [body, begins] : std::initializer_list<std::pair<std::string, const char*>>{
           {"expect that " + std::string(60, '(') + "1" + std::string(60, ')'),
            "column 66: nested"},
           {"expect that " + std::string(2000, '1') + " = 1", "column 1112: the expression is too"},
           {minus + "x", "column 1021: no field"},
           {nots + "stage = \"x\"", "column 10"},
           {std::string("expect that \0 = 1", 17), "column 13: expected"},
           {"expect that stage = \xff\xfe", "column 21: expected"}}) {
    CAPTURE(body);
    const auto read =
        parse_record("ruleproof 1\ngame connect-four ruleset 1\n" + body + "\n", "x.game");
    const auto end = read ? replay(ConnectFour{}, *read, "x.game") : read.error();
    REQUIRE_FALSE(end);
    CHECK(end.error().code == Code::bad_record);
    CHECK(end.error().where == "x.game:3");
    CAPTURE(end.error().message);
    CHECK(end.error().message.starts_with(begins));
  }
}

TEST_CASE("a claim about a move is one about the last") {
  CHECK(
      run("p1 drop 1\nexpect that before.to-act = p1 and to-act = p2\n"
          "p2 drop 1\nexpect that before.to-act = p2 and to-act = p1\n"
          "expect that bits(before.stones1) = 1 and bits(stones2) = bits(before.stones2) + 1\n"
          "expect that start.stones1 = 0 and before.stones1 = stones1\n"));
  // A position that is given is no move.
  CHECK_FALSE(
      run("position ......./......./......./......./......./...x...\n"
          "expect that before.stones1 < stones1\n"));
}

TEST_CASE("undo takes back the last step that stands, and what is known of it") {
  CHECK(
      run("p1 drop 1\np2 drop 1\nundo\nexpect to-act=p2\nexpect stones2=0\n"
          "expect that before.stones1 = 0 and stones1 = 1\nexpect cites drop.bottom\n"
          "undo\nexpect stones1=0\np1 drop 2\nexpect stones1=128\n"));
  const auto none = run("p1 drop 1\nundo\nundo\n");
  REQUIRE_FALSE(none);
  CHECK(none.error().code == Code::illegal_move);
  CHECK(none.error().where == "x.game:5");
  CHECK_FALSE(run("p1 drop 1\nundo\nexpect that before.stones1 = 0\n"));
}

TEST_CASE("a claim is written as it is typed, on one line") {
  const ConnectFour game;
  auto record = record_of(game, game.start(), std::span<const ConnectFour::Move>{});
  record.entries.push_back(claim("stage = 0\n and  bits(stones1) = 0"));
  const auto text = to_text(record);
  CHECK(text.find("expect that stage = 0 and bits(stones1) = 0\n") != std::string::npos);
  const auto read = parse_record(text, "");
  REQUIRE(read);
  CHECK(replay(game, *read, ""));
}

TEST_CASE("frames show seat, move, clauses and changes, and stop where the record does") {
  const ConnectFour game;
  auto record = record_of(game, game.start(), std::span<const ConnectFour::Move>{});
  record.entries.push_back({.kind = Entry::Kind::move, .seat = "p1", .text = "drop 1"});
  record.entries.push_back({.kind = Entry::Kind::move, .seat = "p1", .text = "drop 1"});
  const auto frames = frames_of(game, record);
  REQUIRE(frames.size() == 2);
  CHECK(frames[0].move.empty());
  CHECK(frames[1].seat == "p1");
  CHECK(frames[1].move == "drop 1");
  CHECK(frames[1].because == std::vector<std::string>{"drop.bottom"});
  CHECK(frames[1].changes == std::vector<Change>{{"stones1", "0", "1"}});
  CHECK(frames[1].panels.size() == 1);
}

}  // namespace
}  // namespace ruleproof

/// Recorded games: what can be read, and what the model says of them.
#include "properties/conformance/trace/trace.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include <doctest/doctest.h>

#include "model/core/any_game.hpp"
#include "model/core/finding.hpp"
#include "model/core/game.hpp"
#include "model/core/json_text.hpp"
#include "model/core/play.hpp"
#include "model/core/record.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/conform_test.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/conformance/protocol/json.hpp"
#include "properties/conformance/trace/hold.hpp"

using namespace ruleproof;
using namespace ruleproof::conformance;

namespace {

/// A random game of the model under rulings, with all that it shows.
auto recorded(const std::string& game, const Texts& rulings, std::uint64_t seed) -> std::string {
  const auto parts = *parts_called(game);
  const auto made = parts.make({.options = {}, .rulings = rulings});
  REQUIRE(made);
  const auto& model = *made;
  Dice dice(seed);
  std::string text;
  std::string start = "\"start\":true";
  for (int moves = 0;; ++moves) {
    text += '{' + start + ",\"state\":";
    model->write_state(text, {});
    std::string list;
    model->write_moves(list);
    text += ",\"legal\":" + to_text(*parse_json(list)->find("moves")) + ",\"outcome\":";
    write_outcome(*model, text);
    text += "}\n";
    if (model->seat() == Seat::nobody || moves == 150) return text;
    start = "\"move\":";
    const auto move = model->text_of(model->throw_dice(dice));
    write_string(start, move);
    (void)model->play(move);
  }
}

auto held(const std::string& game, const std::string& text) -> GameReport {
  const auto games = trace::read(text, "games.jsonl");
  REQUIRE(games);
  const auto report = trace::hold({.game = *parts_called(game), .name = "games.jsonl"}, *games);
  REQUIRE(report);
  return *report;
}

auto problem_of(std::string_view text) -> std::string {
  const auto games = trace::read(text, "t");
  return games ? "" : to_text(games.error());
}

}  // namespace

TEST_CASE("games that the model played are games that the rules allow, in every game") {
  for (const auto& game : all_parts()) {
    CAPTURE(game.name);
    const std::string name(game.name);
    const auto report = held(name, recorded(name, {}, 1) + recorded(name, {}, 2));
    CHECK(report.findings.empty());
    CHECK(std::ranges::count(report.checks, Status::failed, &Check::status) == 0);
    CHECK(std::ranges::count(report.facts, std::pair<std::string, std::string>("games", "2")) == 1);
  }
}

TEST_CASE("a recorded game of another reading shows where it parts, by a record that replays") {
  std::string all;
  for (std::uint64_t seed = 1; seed < 40; ++seed) {
    all += recorded("connect-four", {{"diagonals", "do-not-count"}}, seed);
  }
  const auto report = held("connect-four", all);
  REQUIRE_FALSE(report.findings.empty());
  const auto& finding = report.findings.front();
  CHECK(std::ranges::count(finding.clauses, "line.diagonal") == 1);
  const auto record = parse_record(finding.witnesses.front().record, "witness");
  REQUIRE(record);
  const auto made = parts_called("connect-four")->make(record->setup);
  REQUIRE(made);
  const auto& model = *made;
  CHECK_FALSE(model->replay(*record, "witness", [](const Frame& /*frame*/) {}));
}

TEST_CASE("what a line shows is compared, and the games go on past a difference") {
  const auto report = held("connect-four",
                           "{\"move\":\"drop 1\",\"state\":{\"to-act\":\"p1\",\"stage\":null}}\n"
                           "\n"
                           "{\"refused\":\"drop 9\"}\n"
                           "{\"refused\":\"drop 2\"}\n"
                           "{\"move\":\"drop 3\",\"legal\":[\"drop 1\"]}\n"
                           "{\"undo\":true,\"outcome\":{\"over\":true,\"winners\":[\"p1\"]}}\n"
                           "{\"move\":\"drop 99\"}\n");
  const auto kinds = [&](std::string_view kind) {
    return std::ranges::count_if(report.findings,
                                 [&](const auto& one) { return fact(one, "what") == kind; });
  };
  CHECK(kinds("state") == 1);
  CHECK(kinds("refuses") == 1);
  CHECK(kinds("lacks") >= 1);
  CHECK(kinds("outcome") == 1);
  CHECK(kinds("accepts") == 1);
}

TEST_CASE("what a trace does not show is skipped, not passed") {
  const auto report = held("connect-four", "{\"move\":\"drop 1\"}\n{\"move\":\"drop 1\"}\n");
  CHECK(report.findings.empty());
  const auto check =
      std::ranges::find(report.checks, "the legal moves are the model's", &Check::name);
  REQUIRE(check != report.checks.end());
  CHECK(check->status == Status::skipped);
}

TEST_CASE("what can be compared is, and what is not is said") {
  const auto check = [](const GameReport& report, std::string_view name) {
    const auto found = std::ranges::find(report.checks, name, &Check::name);
    REQUIRE(found != report.checks.end());
    return *found;
  };
  // After the end no move is legal.
  std::string win = "{\"start\":true}\n";
  for (const auto* column : {"1", "2", "1", "2", "1", "2", "1"})
    win += std::string(R"({"move":"drop )") + column + "\"}\n";
  win += "{\"legal\":[\"drop 1\",\"drop 2\"]}\n";
  const auto over = held("connect-four", win);
  REQUIRE(over.findings.size() == 1);
  CHECK(fact(over.findings.front(), "what") == "offers");
  CHECK(fact(over.findings.front(), "in line") == "9");
  CHECK(over.findings.front().places.front().line == 9);
  CHECK(fact(over.findings.front(), "first found").ends_with("in a game of 7 moves"));
  CHECK(over.findings.front().witnesses.front().record.find("because end.over") !=
        std::string::npos);
  // A field that nobody knows is no field that agrees.
  const auto misspelt =
      check(held("connect-four", "{\"state\":{\"stagee\":3}}\n{\"move\":\"drop 1\"}"),
            "the states have the fields of the game");
  CHECK(misspelt.status == Status::failed);
  CHECK(misspelt.message.find("did you mean \"stage\"") != std::string::npos);
  // A refusal, or an undo, after which nothing is shown.
  const std::string lines = "{\"refused\":\"drop 9\"}\n{\"move\":\"drop 1\"}\n{\"undo\":true}\n";
  for (const auto* name :
       {"a refused move changes nothing", "a move that is taken back leaves no trace"}) {
    CHECK(check(held("connect-four", "{\"state\":{\"stage\":0}}\n" + lines), name).status ==
          Status::skipped);
  }
  const auto shown = held("connect-four",
                          "{\"refused\":\"drop 9\",\"state\":{\"stage\":0}}\n"
                          "{\"move\":\"drop 1\"}\n{\"undo\":true}\n{\"state\":{\"stage\":0}}\n");
  CHECK(check(shown, "a refused move changes nothing").status == Status::passed);
  CHECK(check(shown, "a move that is taken back leaves no trace").amount == "1 move taken back");
}

TEST_CASE("a trace that cannot be read says where") {
  CHECK(problem_of("").starts_with("RP-005: t: "));
  CHECK(problem_of("{\"move\":\"a\"}\n[]\n").starts_with("RP-005: t:2: expected an object"));
  CHECK(problem_of("{\"mvoe\":\"a\"}").find("did you mean \"move\"") != std::string::npos);
  CHECK(problem_of("{\"move\":1}").find("move is a text") != std::string::npos);
  CHECK(problem_of("{\"move\":\"a\",\"undo\":true}").find("one thing") != std::string::npos);
  CHECK(problem_of("{\"move\":\"a\"}\n{\"setup\":{}}").find("first line") != std::string::npos);
  CHECK(problem_of("{\"legal\":[1]}").find("list of texts") != std::string::npos);
  CHECK(problem_of("\x1b[2J").find('\x1b') == std::string::npos);
  const auto nothing_made =
      *trace::read("{\"start\":true}\n{\"undo\":true}\n{\"move\":\"drop 1\"}", "t");
  const auto undone =
      trace::hold({.game = *parts_called("connect-four"), .name = "t"}, nothing_made);
  REQUIRE_FALSE(undone);
  CHECK(to_text(undone.error()).find("t:2") != std::string::npos);
  const auto games = *trace::read(R"({"position":"nowhere"})", "t");
  const auto report = trace::hold({.game = *parts_called("drako"), .name = "t"}, games);
  REQUIRE_FALSE(report);
  CHECK(to_text(report.error()).find("t:1") != std::string::npos);
}

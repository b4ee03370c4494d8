#include "properties/conformance/recorded.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/game.hpp"
#include "model/core/record.hpp"
#include "model/core/result.hpp"
#include "model/core/strength.hpp"
#include "properties/conformance/compare/course.hpp"
#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/compare/opening_moves.hpp"
#include "properties/conformance/conform.hpp"
#include "properties/conformance/conform_test.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/files.hpp"

using namespace ruleproof;
using namespace ruleproof::conformance;

namespace {

auto played(const ConformOptions& options, const std::string& record) -> Result<GameReport> {
  const std::vector<properties::TextFile> files{{"a.game", record}};
  return play_records(options, files);
}
auto with_bug(const std::string& game, const std::string& bug) -> ConformOptions {
  return engine_options(game, {test_engine(), game, "bug=" + bug});
}

}  // namespace

TEST_CASE("the record of a finding shows it again on that engine, and not on another") {
  struct Row {
    std::string game;
    std::string bug;
  };
  for (const auto& [game, bug] :
       {Row{"drako", "skips-at-will"}, Row{"drako", "rages-for-nothing"},
        Row{"connect-four", "hides-the-last-column"}, Row{"connect-four", "forgets-rows"}}) {
    CAPTURE(bug);
    auto options = with_bug(game, bug);
    options.steps = 20'000;
    const auto report = conform(options);
    REQUIRE(report);
    REQUIRE(report->findings.size() == 1);
    const auto& record = report->findings.front().witnesses.front().record;
    const auto again = played(options, record);
    REQUIRE(again);
    REQUIRE(again->findings.size() == 1);
    CHECK(again->findings.front().how == How::replayed);
    CHECK(fact(again->findings.front(), "what") == fact(report->findings.front(), "what"));
    CHECK(again->findings.front().message.find(" moves of a.game") != std::string::npos);
    const auto model = played(engine_options(game, {test_engine(), game}), record);
    REQUIRE(model);
    CHECK(model->findings.empty());
  }
}

TEST_CASE("what a record shows is told past another fault that stands in its way, and both are") {
  const std::string row =
      "ruleproof 1\ngame connect-four ruleset 1\n\n"
      "p1 drop 1\np2 drop 1\np1 drop 2\np2 drop 2\np1 drop 3\np2 drop 3\np1 drop 4\n";
  const auto told = [&](const std::vector<std::string>& without) {
    auto options = with_bug("connect-four", "hides-the-last-column+forgets-rows");
    for (const auto& each : without) options.launch.command.push_back("without=" + each);
    const auto report = played(options, row);
    REQUIRE(report);
    std::vector<std::string> all;
    for (const auto& finding : report->findings) {
      CAPTURE(finding.message);
      CHECK(finding.how == How::replayed);
      all.push_back(fact(finding, "what"));
    }
    return std::pair(all, report->findings.empty() ? "" : report->findings.back().message);
  };
  const auto [both, last] = told({});
  REQUIRE(both.size() >= 2);
  CHECK(both.front() == "lacks");
  CHECK(std::ranges::count(both, "state") == 1);
  CHECK(last.find("after 7 of the 7 moves of a.game") != std::string::npos);
  // An engine that cannot be set to a position follows past a wrong list as well.
  CHECK(std::ranges::count(told({"position"}).first, "state") == 1);
  CHECK(told({"legal"}).first.front() == "state");
}

TEST_CASE("where a record cannot be followed past a difference, that is said") {
  auto options = engine_options(
      "drako", {test_engine(), "drako", "bug=draws-one", "without=position"}, 20'000);
  const auto report = conform(options);
  REQUIRE(report);
  REQUIRE(report->findings.size() == 1);
  const auto parsed = parse_record(report->findings.front().witnesses.front().record, "witness");
  REQUIRE(parsed);
  auto record = *parsed;
  std::erase_if(record.entries, [](const Entry& it) { return it.kind != Entry::Kind::move; });
  const auto game = parts_called("drako")->make(record.setup);
  REQUIRE(game);
  REQUIRE_FALSE((*game)->replay(record, "a", [](const Frame& /*frame*/) {}));
  record.entries.push_back({.kind = Entry::Kind::move,
                            .seat = std::string(to_text((*game)->seat())),
                            .text = (*game)->text_of(0)});
  record.end_fingerprint.reset();
  const auto again = played(options, to_text(record));
  REQUIRE(again);
  REQUIRE_FALSE(again->findings.empty());
  CHECK(again->findings.back().message.find("Nothing could be compared past that.") !=
        std::string::npos);
}

TEST_CASE("the records in which the two do not part are named") {
  const std::string head = "ruleproof 1\ngame connect-four ruleset 1\n\n";
  const std::vector<properties::TextFile> files{{"short.game", head + "p1 drop 1\n"},
                                                {"row.game", head + "p1 drop 1\np2 drop 1\n"
                                                                    "p1 drop 2\np2 drop 2\n"
                                                                    "p1 drop 3\np2 drop 3\n"
                                                                    "p1 drop 4\n"}};
  std::vector<std::string> agreed;
  REQUIRE(play_records(with_bug("connect-four", "forgets-rows"), files, &agreed));
  CHECK(agreed == std::vector<std::string>{"short.game"});
}

TEST_CASE("where no game was finished the outcomes are not held") {
  const auto options = engine_options("connect-four", {test_engine(), "connect-four"});
  const std::string head = "ruleproof 1\ngame connect-four ruleset 1\n\n";
  const auto outcomes = [&](const std::string& moves) {
    const auto report = played(options, head + moves);
    REQUIRE(report);
    return *std::ranges::find(report->checks, "the outcomes are the model's", &Check::name);
  };
  const std::string six = "p1 drop 1\np2 drop 2\np1 drop 1\np2 drop 2\np1 drop 1\np2 drop 2\n";
  CHECK(outcomes(six).status == Status::skipped);
  CHECK(outcomes(six).message == "No game was finished.");
  CHECK(outcomes(six + "p1 drop 1\n").status == Status::passed);
  CHECK(outcomes(six + "p1 drop 1\n").amount == "1 finished game");
}

TEST_CASE("a move that is accepted after the end is tried again by its record") {
  const auto game = parts_called("connect-four")->make({});
  REQUIRE(game);
  Disagreement it{.kind = "accepts", .course = {}, .move = "drop 3", .clauses = {"end.over"}};
  for (const auto* column : {"1", "2", "1", "2", "1", "2", "1"}) {
    it.course.actions.push_back({Action::Kind::play, std::string("drop ") + column});
  }
  it.course.actions.push_back({Action::Kind::refuse, "drop 3"});
  const auto text = to_text(record_of(**game, it));
  CHECK(text.find("expect illegal nobody \"drop 3\" because end.over") != std::string::npos);
  const auto record = parse_record(text, "a.game");
  REQUIRE(record);
  CHECK(!(*game)->replay(*record, "a.game", [](const Frame& /*frame*/) {}));
  CHECK(course_of(**game, *record).actions == it.course.actions);
}

TEST_CASE("a move that a record writes otherwise is played as the game writes it") {
  const auto game = parts_called("year-of-the-dragon")->make({});
  REQUIRE(game);
  const auto record = parse_record(
      "ruleproof 1\ngame year-of-the-dragon ruleset 1\nsetup row=pptdfmctdfmc\n\n"
      "p1 draft scholar farmer\n",
      "a.game");
  REQUIRE(record);
  CHECK(course_of(**game, *record).actions.front().move == "draft farmer scholar");
}

TEST_CASE("what cannot be played against an engine is said in a line") {
  const auto options = engine_options("connect-four", {test_engine(), "connect-four"});
  const std::string head = "ruleproof 1\ngame connect-four ruleset 1\nsetup columns=4 rows=4\n\n";
  CHECK(played(options, "hello").error().code == Code::bad_record);
  CHECK(played(options, "ruleproof 1\ngame drako ruleset 1\n\n").error().where == "a.game");
  CHECK(played(options, head + "p2 drop 1\n").error().code == Code::illegal_move);
  auto opening = options;
  opening.launch.command.emplace_back("without=position");
  const auto found = conform(with_bug("connect-four", "forgets-rows"));
  REQUIRE(found);
  REQUIRE_FALSE(found->findings.empty());
  const auto refused = played(opening, found->findings.front().witnesses.front().record);
  REQUIRE_FALSE(refused);
  CHECK(refused.error().code == Code::bad_setup);
}

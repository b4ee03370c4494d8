#include "properties/conformance/conform_test.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "model/core/strength.hpp"
#include "properties/conformance/conform.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/wording.hpp"

using namespace ruleproof;
using namespace ruleproof::conformance;

namespace {

/// Whether the witness of a finding replays on the model.
auto replays(const Finding& finding) -> bool {
  const auto record = parse_record(finding.witnesses.at(0).record, "witness");
  if (!record) return false;
  const auto game = parts_called(record->game)->make(record->setup);
  return game && !(*game)->replay(*record, "witness", [](const Frame& /*frame*/) {});
}

auto moves_of(const Witness& witness) -> std::int64_t {
  const auto record = parse_record(witness.record, "witness");
  return std::ranges::count(record->entries, Entry::Kind::move, &Entry::kind);
}

}  // namespace

TEST_CASE("the model agrees with itself, in every game") {
  for (const auto& game : all_parts()) {
    CAPTURE(game.name);
    auto options = against_model(std::string(game.name));
    options.scenarios = scenarios_below(properties::folder_of(game.name));
    const auto report = conform(options);
    REQUIRE(report);
    CHECK(report->findings.empty());
    for (const auto& check : report->checks) {
      CAPTURE(check.name);
      CHECK(check.status == Status::passed);
    }
  }
}

TEST_CASE("an engine that tells little is tried on what it tells") {
  auto options = engine_options(
      "drako", {test_engine(), "drako", "-", "without=legal", "without=undo", "without=outcome",
                "without=position", "without=setup", "field=stage"});
  const auto report = conform(options);
  REQUIRE(report);
  CHECK(report->findings.empty());
  CHECK(std::ranges::count(report->checks, Status::skipped, &Check::status) == 3);
}

TEST_CASE("an engine that cannot take a position of another reading is told by its own games") {
  auto options = against_model("year-of-the-dragon", "draft-first=by-lot");
  options.scenarios = scenarios_below("year_of_the_dragon");
  const auto report = conform(options);
  REQUIRE(report);
  REQUIRE(report->findings.size() == 1);
  CHECK(report->findings.front().clauses.front() == "draft.first");
  CHECK(fact(report->findings.front(), "reading") == "draft-first=by-lot");
}

TEST_CASE("where no step is compared, no rule holds") {
  const auto report = conform(against_model("connect-four", "-", 0));
  REQUIRE(report);
  for (const auto& check : report->checks) {
    CAPTURE(check.name);
    const bool of_rules = check.amount.find("step") != std::string::npos ||
                          check.amount.find("refusal") != std::string::npos ||
                          check.amount.find("back") != std::string::npos;
    if (of_rules) CHECK(check.status == Status::skipped);
  }
}

TEST_CASE("clauses that were not tried are named, ten at most") {
  const auto report = conform(against_model("year-of-the-dragon", "-", 0));
  REQUIRE(report);
  const auto clauses =
      std::ranges::find(report->checks, "clauses on which the engine was tried", &Check::name);
  CHECK(clauses->message.starts_with("not tried: setup.events.draw, "));
  CHECK(std::ranges::count(clauses->message, ',') == 9);
  CHECK(clauses->message.ends_with(" and 77 others"));
}

TEST_CASE("another ruling is found, named, and shown by a short record that replays") {
  const auto report = conform(against_model("connect-four", "diagonals=do-not-count", 20'000));
  REQUIRE(report);
  REQUIRE(report->findings.size() == 1);
  const auto& finding = report->findings.front();
  CHECK(finding.how == How::replayed);
  CHECK(finding.clauses.front() == "line.diagonal");
  CHECK(fact(finding, "reading") == "diagonals=do-not-count");
  CHECK(replays(finding));
  // The last stone alone shows it. Beside it the game from the opening: ten stones are the fewest
  // that end in a diagonal.
  REQUIRE(finding.witnesses.size() == 2);
  CHECK(moves_of(finding.witnesses[0]) == 1);
  CHECK(moves_of(finding.witnesses[1]) >= 10);
  CHECK(moves_of(finding.witnesses[1]) <= 12);
}

TEST_CASE("an engine that takes no positions is shown a game from the opening") {
  const auto report = conform(engine_options(
      "connect-four", {test_engine(), "connect-four", "diagonals=do-not-count", "without=position"},
      20'000));
  REQUIRE(report);
  REQUIRE(report->findings.size() == 1);
  REQUIRE(report->findings.front().witnesses.size() == 1);
  CHECK(moves_of(report->findings.front().witnesses[0]) >= 10);
}

TEST_CASE("from the opening, what a reading explains is shown by a short game of that reading") {
  // Changing moves alone ends at five: four show it in the set-up of a scenario.
  auto options = engine_options(
      "river-dragons", {test_engine(), "river-dragons", "overhang=obstructs", "without=position"},
      20'000);
  options.shrink_steps = 20'000;
  options.scenarios = scenarios_below("river_dragons");
  const auto report = conform(options);
  REQUIRE(report);
  REQUIRE(report->findings.size() == 1);
  CHECK(fact(report->findings.front(), "reading") == "overhang=obstructs");
  CHECK(replays(report->findings.front()));
  CHECK(moves_of(report->findings.front().witnesses[0]) <= 4);
}

TEST_CASE("games of the fuzz corpus are played, under the options that their bytes choose") {
  auto options = against_model("drako");
  options.steps = 1;
  options.corpus = {{"opening_only", ""}, {"late_rage", std::string("\0\0\1\2\3", 5)}};
  const auto report = conform(options);
  REQUIRE(report);
  const auto& facts = report->facts;
  CHECK(std::ranges::count(
            facts, std::pair<std::string, std::string>("games of the fuzz corpus", "2")) == 1);
  const auto meant = parts_called("drako")->corpus_game(std::string("\0\1\5\7\3\4", 6));
  CHECK(meant.options.empty());
  CHECK(meant.choices == std::vector<std::uint8_t>{3, 4});  // after the pair of a ruling
}

TEST_CASE("readings of other games are named: a start, a list of moves, a step") {
  struct Flip {
    std::string game;
    std::string answer;
  };
  for (const auto& [game, answer] :
       {Flip{"river-dragons", "seating=board"}, Flip{"drako", "waste=forbidden"},
        Flip{"drako", "net-of-dead=falls-off"}}) {
    CAPTURE(answer);
    auto options = against_model(game, answer, 20'000);
    options.shrink_steps = 4'000;
    options.scenarios = scenarios_below(properties::folder_of(game));
    const auto report = conform(options);
    REQUIRE(report);
    REQUIRE(report->findings.size() == 1);
    CHECK(fact(report->findings.front(), "reading") == answer);
    CHECK(replays(report->findings.front()));
  }
}

TEST_CASE("an engine without a list of moves is caught by attempts, one with few fields by those") {
  for (const auto* given : {"without=legal", "field=stage"}) {
    CAPTURE(given);
    auto options = engine_options(
        "connect-four",
        {test_engine(), "connect-four", "diagonals=do-not-count", given, "without=position"},
        20'000);
    const auto report = conform(options);
    REQUIRE(report);
    REQUIRE(report->findings.size() == 1);
    CHECK(fact(report->findings.front(), "reading") == "diagonals=do-not-count");
  }
}

TEST_CASE("past a disagreement that a ruling explains, nothing else is found") {
  auto options = against_model("connect-four", "diagonals=do-not-count", 10'000);
  options.scenarios = scenarios_below("connect_four");
  options.keep_going = true;
  const auto report = conform(options);
  REQUIRE(report);
  REQUIRE(report->findings.size() == 1);
  CHECK(report->findings.front().clauses.front() == "line.diagonal");
  CHECK(std::ranges::any_of(report->facts, [](const auto& f) { return f.first == "seen again"; }));
}

TEST_CASE("a disagreement can be ignored by its clause, and is counted, and does not pass") {
  auto options = against_model("connect-four", "diagonals=do-not-count", 5'000);
  options.ignore = {"line.diagonal"};
  const auto report = conform(options);
  REQUIRE(report);
  CHECK(report->findings.empty());
  CHECK(std::ranges::any_of(report->facts, [](const auto& f) { return f.first == "ignored"; }));
  CHECK(std::ranges::any_of(report->checks, [](const Check& check) {
    return check.status == Status::skipped &&
           check.message.find(" ignored: line.diagonal.") != std::string::npos;
  }));
}

TEST_CASE("a clause that a move relies on besides hides nothing when it is ignored") {
  auto options = engine_options("drako", {test_engine(), "drako", "bug=draws-one"}, 20'000);
  options.ignore = {"action.kinds"};
  const auto report = conform(options);
  REQUIRE(report);
  REQUIRE(report->findings.size() == 1);
  CHECK(std::ranges::count(report->findings.front().clauses, "action.kinds") == 1);
  CHECK(report->findings.front().title.find("action.kinds") == std::string::npos);
  CHECK(std::ranges::none_of(report->facts, [](const auto& f) { return f.first == "ignored"; }));
}

TEST_CASE("games go on past what is ignored, so that the rest is tried, and found") {
  auto options = engine_options(
      "connect-four", {test_engine(), "connect-four", "bug=hides-the-last-column"}, 20'000);
  const auto count = [](const GameReport& report, std::string_view name) {
    const auto found =
        std::ranges::find(report.facts, name, &std::pair<std::string, std::string>::first);
    return found == report.facts.end() ? "" : found->second;
  };
  const auto first = conform(options);
  REQUIRE(first);
  REQUIRE(first->findings.size() == 1);
  options.ignore = first->findings.front().clauses;
  const auto ignored = conform(options);
  REQUIRE(ignored);
  CHECK(ignored->findings.empty());
  CHECK(count(*ignored, "ignored") != "");
  const auto ends =
      std::ranges::find(ignored->checks, "the outcomes are the model's", &Check::name);
  CHECK(ends->amount.size() > std::string_view("99 finished games").size());
  options.launch.command.back() = "bug=hides-the-last-column+forgets-rows";
  const auto other = conform(options);
  REQUIRE(other);
  REQUIRE_FALSE(other->findings.empty());
  CHECK(other->findings.front().title.find("line.straight") != std::string::npos);
}

TEST_CASE("what names several clauses is ignored where all of them are") {
  auto options =
      engine_options("connect-four", {test_engine(), "connect-four", "bug=three-aslant"});
  options.ignore = {"line.diagonal"};
  const auto one = conform(options);
  REQUIRE(one);
  CHECK(one->findings.size() == 1);
  options.ignore.emplace_back("line.straight");
  const auto both = conform(options);
  REQUIRE(both);
  CHECK(both->findings.empty());
}

TEST_CASE("the same seed finds the same, a budget in steps is kept") {
  auto options = against_model("drako", "-", 3'000);
  CHECK(*conform(options) == *conform(options));
  auto flipped = against_model("connect-four", "diagonals=do-not-count", 20'000);
  CHECK(*conform(flipped) == *conform(flipped));
}

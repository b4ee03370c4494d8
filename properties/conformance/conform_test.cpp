#include "properties/conformance/conform_test.hpp"

#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "model/core/replay.hpp"
#include "model/games.hpp"
#include "properties/wording.hpp"

using namespace ruleproof;
using namespace ruleproof::conformance;

namespace {

/// Whether the witness of a finding replays on the model.
auto replays(const Finding& finding) -> bool {
  const auto record = parse_record(finding.witnesses.at(0).record, "witness");
  bool good = false;
  if (!record) return false;
  with_game(record->game, [&]<class G>(std::type_identity<G>) {
    const auto game = G::configure(record->setup);
    good = game && replay(*game, *record, "witness");
  });
  return good;
}

}  // namespace

TEST_CASE("the model agrees with itself, in every game") {
  for (const auto name : game_names()) {
    CAPTURE(name);
    auto options = against_model(std::string(name));
    options.scenarios = scenarios_below(properties::folder_of(name));
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

TEST_CASE("another ruling is found, named, and shown by a short record that replays") {
  const auto report = conform(against_model("connect-four", "diagonals=do-not-count", 20'000));
  REQUIRE(report);
  REQUIRE(report->findings.size() == 1);
  const auto& finding = report->findings.front();
  CHECK(finding.how == How::replayed);
  CHECK(finding.clauses.front() == "line.diagonal");
  CHECK(fact(finding, "reading") == "diagonals=do-not-count");
  CHECK(replays(finding));
  // Ten stones are the fewest that end in a diagonal.
  const auto record = parse_record(finding.witnesses.at(0).record, "witness");
  const auto moves = std::ranges::count(record->entries, Entry::Kind::move, &Entry::kind);
  CHECK(moves >= 10);
  CHECK(moves <= 12);
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

TEST_CASE("a disagreement can be ignored by its clause, and is counted") {
  auto options = against_model("connect-four", "diagonals=do-not-count", 5'000);
  options.ignore = {"line.diagonal"};
  const auto report = conform(options);
  REQUIRE(report);
  CHECK(report->findings.empty());
  CHECK(std::ranges::any_of(report->facts, [](const auto& f) { return f.first == "ignored"; }));
}

TEST_CASE("the same seed finds the same, a budget in steps is kept") {
  auto options = against_model("drako", "-", 3'000);
  CHECK(*conform(options) == *conform(options));
  auto flipped = against_model("connect-four", "diagonals=do-not-count", 20'000);
  CHECK(*conform(flipped) == *conform(flipped));
}

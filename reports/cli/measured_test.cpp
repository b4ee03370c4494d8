#include "reports/cli/measured.hpp"

#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "model/games.hpp"

using namespace ruleproof;
using namespace ruleproof::cli;

namespace {

auto check_called(const GameReport& report, const std::string& name) -> Check {
  const auto found = std::ranges::find(report.checks, name, &Check::name);
  CAPTURE(name);
  REQUIRE(found != report.checks.end());
  return *found;
}

constexpr auto current = "the recorded table has each answer and each bug";

}  // namespace

TEST_CASE("the tables of the repository are those of its games, and hold what is promised") {
  for (const auto name : game_names()) {
    CAPTURE(name);
    const auto report = measured_report(std::string(name), ".");
    REQUIRE(report);
    for (const auto& check : report->checks) {
      CAPTURE(check.name);
      CHECK(check.status != Status::failed);
    }
    CHECK(check_called(*report, current).status == Status::passed);
    CHECK(std::ranges::count(report->checks, "conformance, as recorded", &Check::group) > 20);
  }
}

TEST_CASE("a row says how soon and how short; what was not found is no check that passed") {
  conformance::Survey survey{.game = "connect-four", .steps = 1'000};
  survey.rows = {{.name = "diagonals=do-not-count",
                  .with = {{"a", "b"}},
                  .found = true,
                  .named = true,
                  .clause = "line.diagonal",
                  .after = 12,
                  .moves = 3,
                  .fewest = 1},
                 {.name = "lost", .bug = true}};
  const auto report = measured_report(survey);
  const auto row = check_called(report, "diagonals=do-not-count, with a=b");
  CHECK(row.status == Status::passed);
  CHECK(row.amount == "after 12 steps; 3 moves, fewest known 1; line.diagonal");
  CHECK(check_called(report, "bug lost").status == Status::skipped);
  CHECK(check_called(report, "planted bugs are found within 1,000 compared steps").status ==
        Status::failed);
  // It lacks the bugs of the game.
  CHECK(check_called(report, current).status == Status::failed);
}

TEST_CASE("bugs named by another clause are not counted as named by their own") {
  conformance::Survey survey{.game = "connect-four", .steps = 1'000};
  const auto add = [&](const char* name, bool named, const char* clause) {
    survey.rows.push_back(
        {.name = name, .bug = true, .found = true, .named = named, .clause = clause});
  };
  add("forgets-rows", true, "line.straight");
  add("wraps-around", true, "drop.bottom");
  add("full-is-a-draw", false, "line.straight");
  const auto said = check_called(measured_report(survey), "how planted bugs are named");
  CHECK(said.amount.starts_with("own clause first 1, "));
  CHECK(said.amount.ends_with(", otherwise 1"));
}

TEST_CASE("without the repository the table is said to be missing") {
  const auto report = measured_report("drako", "/nowhere");
  REQUIRE(report);
  REQUIRE(report->checks.size() == 1);
  CHECK(report->checks.front().status == Status::skipped);
}

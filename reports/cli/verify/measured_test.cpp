#include "reports/cli/verify/measured.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "properties/conformance/survey/survey.hpp"
#include "properties/files.hpp"
#include "reports/cli/verify/check_called_test.hpp"
#include "reports/games/entry.hpp"

using namespace ruleproof;
using namespace ruleproof::cli;

namespace {

auto table_of(const GameEntry& game) -> std::string {
  return "properties/conformance/measured/" + game.folder() + ".json";
}

/// A new game has no table until it is measured.
auto measured_games() -> std::vector<const GameEntry*> {
  std::vector<const GameEntry*> games;
  for (const auto* game : all_games()) {
    if (std::filesystem::exists(table_of(*game))) games.push_back(game);
  }
  return games;
}

constexpr auto current = "the recorded table has each answer and each bug";

}  // namespace

TEST_CASE("the tables of the repository are those of its games, and hold what is promised") {
  for (const auto* game : measured_games()) {
    const auto name = game->name();
    CAPTURE(name);
    const auto report = measured_report(name, ".");
    REQUIRE(report);
    for (const auto& check : report->checks) {
      CAPTURE(check.name);
      CHECK(check.status != Status::failed);
    }
    CHECK(check_called(*report, current).status == Status::passed);
    CHECK(std::ranges::count(report->checks, "conformance, as recorded", &Check::group) > 20);
  }
}

TEST_CASE("of all that is found, answers and bugs of all games, 95 of 100 are named") {
  std::uint64_t found = 0;
  std::uint64_t named = 0;
  for (const auto* game : measured_games()) {
    const auto file = properties::read_file(table_of(*game));
    REQUIRE(file);
    const auto survey = conformance::read_survey(file->text);
    REQUIRE(survey);
    for (const bool bugs : {false, true}) {
      found += sums_of(*survey, bugs).found;
      named += sums_of(*survey, bugs).named;
    }
  }
  CHECK(100 * named >= 95 * found);
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

TEST_CASE("bugs that are named alone are told from those named among others, and otherwise") {
  conformance::Survey survey{.game = "connect-four", .steps = 1'000};
  const auto add = [&](const char* name, bool named, std::uint64_t among) {
    survey.rows.push_back({.name = name,
                           .bug = true,
                           .found = true,
                           .named = named,
                           .clause = "line.straight",
                           .among = among});
  };
  add("forgets-rows", true, 1);
  add("wraps-around", true, 2);
  add("falls-left", false, 1);
  const auto report = measured_report(survey);
  CHECK(check_called(report, "planted bugs named by a clause that they break").amount ==
        "2 of 3, 1 of them alone");
  CHECK(check_called(report, "bug wraps-around").amount.ends_with("; line.straight, or 1 other"));
  CHECK(
      check_called(report, "bug falls-left").amount.ends_with("; named otherwise: line.straight"));
}

TEST_CASE("without the repository the table is said to be missing") {
  const auto report = measured_report("drako", "/nowhere");
  REQUIRE(report);
  REQUIRE(report->checks.size() == 1);
  CHECK(report->checks.front().status == Status::skipped);
}

#include "properties/scenarios.hpp"

#include <algorithm>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "properties/files.hpp"
#include "properties/parts.hpp"
#include "properties/wording.hpp"

namespace ruleproof::properties {
namespace {

using connect_four::ConnectFour;

TEST_CASE("the laws and goals of every game name clauses, rulings and answers that exist") {
  for (const auto& game : all_parts()) {
    CAPTURE(game.name);
    CHECK(game.names_exist);
  }
}

TEST_CASE("every scenario of every game replays") {
  for (const auto& game : all_parts()) {
    const auto folder = "properties/scenarios/" + folder_of(game.name);
    if (!std::filesystem::exists(folder)) continue;  // nobody has written any yet
    const auto files = read_files(folder, ".game");
    REQUIRE(files);
    const auto report = game.run_scenarios(*files);
    CHECK(report.checks.size() > 0);
    for (const auto& finding : report.findings) FAIL_CHECK(finding.message);
  }
}

auto run_one(const std::string& text) -> GameReport {
  const std::vector<TextFile> files = {{"some/where.game", text}};
  return run_scenarios<ConnectFour>(std::span<const TextFile>(files));
}

TEST_CASE("a scenario that fails is a finding with its place and its record") {
  const auto report = run_one("ruleproof 1\ngame connect-four ruleset 1\np1 drop 1\np1 drop 2\n");
  REQUIRE(report.findings.size() == 1);
  const auto& finding = report.findings[0];
  CHECK(finding.id == "connect-four/scenario/where");
  CHECK(finding.kind == FindingKind::scenario_failed);
  CHECK(finding.message == "RP-007: some/where.game:4: p1 is not to act; p2 is");
  REQUIRE(finding.witnesses.size() == 1);
  CHECK(finding.witnesses[0].frames.size() == 2);
}

TEST_CASE("scenarios of other games, other rulesets and broken files are findings") {
  for (const auto* text :
       {"", "ruleproof 1\ngame drako ruleset 1\n", "ruleproof 1\ngame connect-four ruleset 2\n",
        "ruleproof 1\ngame connect-four ruleset 1\nsetup columns=99\n",
        "ruleproof 1\ngame connect-four ruleset 1\ncites no.such\n"}) {
    CAPTURE(text);
    const auto report = run_one(text);
    CHECK(report.findings.size() == 1);
    CHECK(report.checks[0].status == Status::failed);
  }
}

TEST_CASE("what a scenario relies on counts as coverage") {
  const auto report = run_one(
      "ruleproof 1\ngame connect-four ruleset 1\nsetup columns=5 rows=1\np1 drop 2\n"
      "expect illegal p2 \"drop 2\" because drop.full\n");
  CHECK(report.findings.empty());
  const auto full = std::ranges::find(report.clauses, std::string("drop.full"), &ClauseUse::id);
  CHECK(full->verdicts == 1);
  const auto bottom = std::ranges::find(report.clauses, std::string("drop.bottom"), &ClauseUse::id);
  CHECK(bottom->steps == 1);
}

TEST_CASE("a folder that is not there is an error") {
  const auto report = run_scenarios<ConnectFour>(std::string("no/such/folder"));
  REQUIRE_FALSE(report);
  CHECK(report.error().code == Code::no_file);
}

}  // namespace
}  // namespace ruleproof::properties

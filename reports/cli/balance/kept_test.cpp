#include "reports/cli/balance/kept.hpp"

#include <filesystem>
#include <fstream>
#include <ios>
#include <iterator>
#include <string>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/cli/balance/recorded.hpp"
#include "reports/cli/command/balance.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/print/test_terminal.hpp"

using namespace ruleproof::cli;
using ruleproof::Status;

namespace {

/// A record of a small run, made by the command.
auto made(const std::string& folder) -> std::string {
  BalanceFlags flags{.set_up = {.game = "connect-four", .options = {"columns=4", "rows=4"}},
                     .bots = "greedy",
                     .until = "5%",
                     .games = 200};
  flags.record = folder;
  REQUIRE(ran(flags).status == exit_clean);
  const auto path = folder + "/connect-four-2-greedy.json";
  std::ifstream in(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  REQUIRE_FALSE(text.empty());
  return text;
}

TEST_CASE("a run that is recorded is recalled as it was, and its beginning played again") {
  const auto folder = (std::filesystem::temp_directory_path() / "ruleproof_recorded_test").string();
  std::filesystem::remove_all(folder);
  const auto text = made(folder);
  CHECK(text == made(folder));
  CHECK_FALSE(has(text, folder));  // no path of a machine
  auto recorded = read_record(text, "a.json");
  REQUIRE(recorded);
  CHECK(has(command_of(recorded->flags), "balance connect-four --setup columns=4 --setup rows=4"));
  CHECK_FALSE(has(command_of(recorded->flags), "--record"));
  CHECK(has(recording_command_of(recorded->flags), " --record solver/balance/recorded"));
  const auto report = recorded_report(*recorded);
  REQUIRE(report);
  REQUIRE(report->checks.size() == 1);
  CHECK(report->checks[0].status == Status::passed);
  CHECK(report->checks[0].amount == "first 16 of 200 recorded games");
  REQUIRE(report->findings.size() == 1);
  CHECK(has(report->findings[0].bound, "200 games"));
  std::filesystem::remove_all(folder);
}

TEST_CASE("a record of other rules or bots is found out, and its figures are not shown") {
  const auto folder = (std::filesystem::temp_directory_path() / "ruleproof_stale_test").string();
  const auto recorded = read_record(made(folder), "a.json");
  std::filesystem::remove_all(folder);
  REQUIRE(recorded);
  auto stale = *recorded;
  stale.digest[0] = stale.digest[0] == '0' ? '1' : '0';
  const auto report = recorded_report(stale);
  REQUIRE(report);
  CHECK(report->checks[0].status == Status::failed);
  CHECK(has(report->checks[0].message, "Make it again: ruleproof balance connect-four"));
  CHECK(report->findings.empty());
  // What was counted under another plan is refused, too.
  auto other = *recorded;
  other.flags.seed = 2;
  CHECK_FALSE(recorded_report(other));
}

TEST_CASE("what is no record is refused") {
  for (const auto* text :
       {"", "{", "[]", "{}", R"({"digest": "1"})", R"({"digest": 1, "counts": []})"}) {
    CAPTURE(text);
    const auto recorded = read_record(text, "a.json");
    REQUIRE_FALSE(recorded);
    CHECK(recorded.error().where == "a.json");
  }
}

}  // namespace

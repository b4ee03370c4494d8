#include "reports/cli/refute/trials.hpp"

#include <string>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/games/entry.hpp"

namespace ruleproof::cli {
namespace {

[[maybe_unused]] const bool known = (know(ruleproof::all_games()), true);

/// A report of one strong answer that claims something of every position.
auto claiming(const std::string& always) -> GameReport {
  auto report = empty_report("connect-four");
  Finding finding;
  finding.id = "connect-four/claimed";
  finding.game = "connect-four";
  finding.title = "Claimed";
  finding.how = {How::proved, Scope{.data = "rules only"}};
  finding.always = {always};
  report.findings.push_back(finding);
  return report;
}

const RefuteEffort little{.steps = 2'000, .guided = 100, .pairs = 1};

auto stopped_at_once() -> RefuteEffort {
  auto effort = little;
  effort.stop = [] { return true; };
  return effort;
}

}  // namespace

TEST_CASE("what was not tried is not told as if it held, nor as if it said nothing") {
  auto report = claiming("bits(stones1) <= 21");
  refute(report, stopped_at_once(), {});
  REQUIRE(report.checks.size() == 1);
  CHECK(report.checks[0].status == Status::skipped);
  CHECK(report.findings[0].severity != Severity::error);
  CHECK(to_text(left_by(report)) == "1 answer not tried");
  CHECK(why_no_pass(report) != "");
}

TEST_CASE("what was tried in part says how far") {
  auto effort = little;
  effort.stop = [games = 0]() mutable { return ++games > 6; };
  auto report = claiming("bits(stones1) <= 21");
  refute(report, effort, {});
  CHECK(report.checks[0].status == Status::skipped);
  CHECK(report.checks[0].amount.starts_with("cut short after "));
  CHECK(to_text(left_by(report)) == "1 answer tried in part");
  CHECK(why_no_pass(report) ==
        "the time was over before any answer was tried whole: 1 answer tried in part");
  report.findings.clear();  // as the command does with those that stand
  CHECK(verdict_of_trials(report).ends_with(
      "Nothing refutes what was tried, which is not all: 1 answer tried in part."));
}

TEST_CASE("a game that was found before the end refutes") {
  auto effort = little;
  effort.stop = [games = 0]() mutable { return ++games > 6; };
  auto report = claiming("bits(stones1) <= 2");
  refute(report, effort, {});
  CHECK(report.checks[0].status == Status::failed);
  CHECK(to_text(left_by(report)).empty());
}

TEST_CASE("without an end all is tried") {
  auto report = claiming("bits(stones1) <= 21");
  refute(report, little, {});
  CHECK(report.checks[0].status == Status::passed);
  CHECK(to_text(left_by(report)).empty());
  CHECK(why_no_pass(report).empty());
  report.findings.clear();  // as the command does with those that stand
  CHECK(verdict_of_trials(report).ends_with("No findings."));
}

TEST_CASE("questions that were not reached are counted beside answers") {
  auto report = claiming("bits(stones1) <= 21");
  refute(report, stopped_at_once(), {});
  report.checks.push_back(not_tried("Who wins?", Unreached::not_asked));
  report.checks.push_back(not_tried("Who loses?", Unreached::not_answered));
  CHECK(to_text(left_by(report)) == "1 answer and 2 questions not tried");
  CHECK(report.checks[1].message != report.checks[2].message);
}

TEST_CASE("a record that was replayed is no trial, an answer that was tried whole is one") {
  auto report = claiming("bits(stones1) <= 21");
  refute(report, stopped_at_once(), {});
  Check other{.group = std::string(refuter_group),
              .name = "Shown",
              .status = Status::passed,
              .amount = "record replayed",
              .message = {},
              .finding = {}};
  report.checks.push_back(other);
  CHECK(why_no_pass(report) != "");
  other.amount = "12 games";
  report.checks.push_back(other);
  CHECK(why_no_pass(report).empty());
  report.findings.clear();  // as the command does with those that stand
  CHECK(verdict_of_trials(report).ends_with("which is not all: 1 answer not tried."));
}

TEST_CASE("where no game could refute anything, nothing was tried") {
  auto report = claiming("bits(stones1) <= 21");
  report.findings[0].always.clear();
  refute(report, little, {});
  REQUIRE(report.checks.size() == 1);
  CHECK(report.checks[0].status == Status::skipped);
  CHECK(why_no_pass(report) ==
        "nothing was tried: there is no answer that a single game could refute");
  CHECK(why_no_pass(empty_report("connect-four")).empty());
}

}  // namespace ruleproof::cli

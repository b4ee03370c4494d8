#include "reports/cli/verify/together.hpp"

#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "properties/conformance/survey/together_table.hpp"
#include "properties/files.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/verify/check_called_test.hpp"

using namespace ruleproof;
using namespace ruleproof::cli;
using conformance::TogetherTable;

namespace {

/// Two engines of a game, one of them slow.
auto two_engines() -> TogetherTable {
  return {
      .game = "connect-four",
      .steps = 1'000,
      .rows = {{.seed = 7,
                .bugs = {{"forgets-rows", true, true}, {"falls-left", true, false}},
                .findings = 2},
               {.seed = 8,
                .bugs = {{"forgets-rows", true, true}, {"falls-left", false, false}},
                .findings = 1},
               {.seed = 1, .delay = 2, .seconds = 540, .bugs = {{"forgets-rows", true, true}}}}};
}

constexpr auto current = "the recorded table of several bugs is of this model";

}  // namespace

TEST_CASE("an engine with several bugs has a row, and all have their average") {
  auto report = empty_report("connect-four");
  add_together(report, two_engines());
  CHECK(check_called(report, "of 2 bugs, on average of 2 engines").amount ==
        "1.50 found, 1.00 named");
  CHECK(check_called(report, "of 1 bugs, on average of 1 slow engine").amount ==
        "1.00 found, 1.00 named");
  const auto seven = check_called(report, "engine 7, 1,000 steps");
  CHECK(seven.amount == "2 of 2 found, 1 named, by 2 findings");
  CHECK(seven.message == "named otherwise: falls-left");
  CHECK(check_called(report, "engine 8, 1,000 steps").message == "not found: falls-left");
  CHECK(check_called(report, "engine 1, 2 ms an answer, 540 s").message.empty());
}

TEST_CASE("a table of another ruleset, or of bugs that are no more, is to be measured again") {
  auto report = empty_report("connect-four");
  add_together(report, two_engines());  // of ruleset 0
  CHECK(check_called(report, current).status == Status::failed);
}

TEST_CASE("a table that cannot be read is an error, one that is not there is none") {
  auto report = empty_report("connect-four");
  const std::vector<properties::TextFile> elsewhere{{"measured/together/drako.json", "{"}};
  CHECK(!add_together(report, elsewhere));
  CHECK(report.checks.empty());
  const std::vector<properties::TextFile> broken{{"measured/together/connect_four.json", "{"}};
  CHECK(add_together(report, broken));
}

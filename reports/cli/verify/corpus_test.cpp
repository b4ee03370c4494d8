#include "reports/cli/verify/corpus.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "fuzz/harness.hpp"
#include "fuzz/playout.hpp"
#include "fuzz/rulings.hpp"
#include "model/connect_four/connect_four.hpp"
#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "properties/laws/law_watch.hpp"
#include "properties/mutants/connect_four.hpp"
#include "properties/report.hpp"

namespace ruleproof::cli {
namespace {

using connect_four::ConnectFour;
using properties::Sampling;
using properties::mutants::Bug;
using properties::mutants::Mutant;

using Planted = Mutant<Bug::moves_twice>;  // p1's stones in the middle column bring one of p2's

/// The default set-up; the fifth stone is the first that p1 drops into the middle column.
const std::vector<std::uint8_t> fifth_in_the_middle = {0, 0, 0, 1, 0, 3, 3, 3};

auto moves_of(const Record& record) -> std::int64_t {
  return std::ranges::count(record.entries, Entry::Kind::move, &Entry::kind);
}

TEST_CASE("an input under which all laws hold finds nothing") {
  CHECK_FALSE(fuzz::playout<ConnectFour>(fifth_in_the_middle, Sampling::every_step));
  CHECK_FALSE(fuzz::two_rulings<ConnectFour>(fifth_in_the_middle, Sampling::every_step));
}

TEST_CASE("an input that breaks a law gives the law and the game up to the step that breaks it") {
  const auto found = fuzz::playout<Planted>(fifth_in_the_middle, Sampling::every_step);
  REQUIRE(found);
  CHECK_FALSE(found->law.empty());
  CHECK(moves_of(found->record) == 5);
}

TEST_CASE("two rulings: the second game is played, too") {
  // No rulings set, ruling 0 to answer 0, then the choices.
  const std::vector<std::uint8_t> bytes = {0, 0, 0, 0, 0, 1, 0, 3, 3, 3};
  const auto found = fuzz::two_rulings<Planted>(bytes, Sampling::every_step);
  REQUIRE(found);
  CHECK(moves_of(found->record) == 5);
}

TEST_CASE("what an input finds becomes a failed check and a finding with its record") {
  auto report = properties::report_of<ConnectFour>();
  const auto found = fuzz::playout<Planted>(fifth_in_the_middle, Sampling::every_step);
  add_input(report, {.name = "some/input", .text = "12345678"}, found);
  add_input(report, {.name = "other/input", .text = "1"}, {});
  REQUIRE(found);
  REQUIRE(report.checks.size() == 2);
  REQUIRE(report.findings.size() == 1);
  CHECK(report.checks[0].status == Status::failed);
  CHECK(report.checks[0].amount == "8 bytes");
  CHECK(report.checks[0].finding == report.findings[0].id);
  CHECK(report.findings[0].title == "Broken: " + std::string(found->law));
  REQUIRE(report.findings[0].witnesses.size() == 1);
  CHECK(report.findings[0].witnesses[0].record == to_text(found->record));
  CHECK(report.checks[1].status == Status::passed);
}

}  // namespace
}  // namespace ruleproof::cli

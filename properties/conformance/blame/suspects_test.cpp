
#include <cstdint>
#include <string>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "properties/conformance/conform.hpp"
#include "properties/conformance/conform_test.hpp"
#include "properties/wording.hpp"

using namespace ruleproof;
using namespace ruleproof::conformance;

namespace {

/// The first finding of an engine with a bug.
auto first_of(const std::string& game, const std::string& bug, std::uint64_t steps = 5'000)
    -> Finding {
  auto options = engine_options(game, {test_engine(), game, "bug=" + bug}, steps);
  options.shrink_steps = 500;
  options.scenarios = scenarios_below(properties::folder_of(game));
  const auto report = conform(options);
  REQUIRE(report);
  REQUIRE_FALSE(report->findings.empty());
  return report->findings.front();
}

}  // namespace

TEST_CASE("of all clauses of a move, the one that is broken whenever it is relied on comes first") {
  const auto finding = first_of("sea-dragons", "forgets-rivals");
  CHECK(finding.clauses.front() == "lay.neighbours");
  CHECK(finding.clauses.size() > 3);  // of all those on which laying a piece relies
  CHECK(finding.title.starts_with("Breaks lay.neighbours: "));
}

TEST_CASE("clauses that are always relied on together are told apart by the fields they decide") {
  CHECK(first_of("drako", "rages-for-nothing").title.starts_with("Breaks rage.wound: "));
  CHECK(first_of("drako", "rages-again").title.starts_with("Breaks rage.once: "));
}

TEST_CASE("what the engine takes for a line is named, though the model relied on none") {
  const auto column = first_of("connect-four", "three-in-a-column");
  CHECK(column.title.starts_with("Breaks line.straight: "));
  CHECK(column.clauses.back() == "drop.bottom");
  CHECK(fact(column, "line.straight decides") == "stage");
}

TEST_CASE("a reading that explains games on one board must do so on the usual one, too") {
  const auto finding = first_of("connect-four", "stops-below-the-top", 20'000);
  CHECK(fact(finding, "reading").empty());
  CHECK(finding.clauses.front() == "line.diagonal");
}

TEST_CASE("clauses that nothing tells apart are named together") {
  const auto finding = first_of("connect-four", "three-aslant");
  CHECK(finding.title.starts_with("Breaks line.diagonal or line.straight: "));
  CHECK(fact(finding, "not told apart") == "line.diagonal, line.straight");
}

TEST_CASE("a move that is missed: by what forbids it soon, or others of its kind") {
  CHECK(first_of("connect-four", "closes-early").title.starts_with("Breaks drop.full: "));
  CHECK(first_of("connect-four", "hides-the-last-column").title.starts_with("Breaks drop.full: "));
}

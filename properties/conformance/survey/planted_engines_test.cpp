#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "properties/conformance/conform.hpp"
#include "properties/conformance/conform_test.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/conformance/planted.hpp"
#include "properties/wording.hpp"

using namespace ruleproof;
using namespace ruleproof::conformance;

namespace {

/// What is found of an engine with that bug.
auto found_of(const std::string& game, std::string_view bug) -> std::vector<Finding> {
  auto options = engine_options(game, {test_engine(), game, "bug=" + std::string(bug)}, 40'000);
  options.shrink_steps = 500;
  options.scenarios = scenarios_below(properties::folder_of(game));
  const auto report = conform(options);
  REQUIRE(report);
  return report->findings;
}

/// Conform finds the bug, and names a clause that the bug breaks.
auto finds(const std::string& game, const PlantedBug& bug) -> void {
  CAPTURE(bug.name);
  const auto findings = found_of(game, bug.name);
  REQUIRE(findings.size() == 1);
  const auto& finding = findings.front();
  CAPTURE(finding.title);
  CHECK(finding.how == How::replayed);
  // Of all the clauses that have to do with it, the first, or those that are not told apart.
  const auto tied = ", " + fact(finding, "not told apart") + ",";
  CHECK(std::ranges::any_of(finding.clauses, [&](const std::string& clause) {
    const bool named =
        clause == finding.clauses.front() || tied.find(", " + clause + ",") != tied.npos;
    return named && bug.breaks(clause);
  }));
}

/// Those that show in few games.
auto finds_these(const std::string& game, const std::vector<std::string>& bugs) -> void {
  for (const auto& name : bugs) {
    const auto bug = bug_called(*parts_called(game), name);
    REQUIRE(bug);
    finds(game, *bug);
  }
}

}  // namespace

TEST_CASE("every planted bug of Connect Four is found and named") {
  const auto bugs = parts_called("connect-four")->bugs;
  REQUIRE(bugs.size() >= 20);
  for (const auto& bug : bugs) finds("connect-four", bug);
}

TEST_CASE("planted bugs of Drako are found and named") {
  finds_these("drako", {"keeps-a-shield", "draws-one", "walks-too-far", "lands-on-a-dwarf",
                        "one-wound-an-attack", "rages-again"});
}

TEST_CASE("planted bugs of River Dragons are found and named") {
  finds_these("river-dragons", {"two-dragons", "keeps-plan", "lays-short", "takes-footing"});
}

TEST_CASE("a bug is no part of the set-up that an engine is told of") {
  const auto planted = make_planted(*parts_called("connect-four"), "forgets-rows", {});
  const auto model = parts_called("connect-four")->make({});
  REQUIRE(planted);
  REQUIRE(model);
  CHECK((*planted)->setup() == (*model)->setup());
  CHECK_FALSE(
      make_planted(*parts_called("connect-four"), "forgets-rows", {{{"bug", "wraps-around"}}, {}}));
  const auto unknown = make_planted(*parts_called("connect-four"), "forgets-row", {});
  REQUIRE_FALSE(unknown);
  CHECK(unknown.error().message.find("did you mean \"forgets-rows\"?") != std::string::npos);
}

TEST_CASE("an engine has several bugs at once, each known, none of them denying another") {
  const auto game = *parts_called("drako");
  using Names = std::vector<std::string>;
  const auto both = bugs_together(game, Names{"rages-again", "must-walk"});
  REQUIRE(both);
  CHECK(*both == "rages-again+must-walk");
  CHECK(make_planted(game, *both, {}));
  CHECK_FALSE(bugs_together(game, Names{"rages-again", "rages-again"}));
  CHECK_FALSE(bugs_together(game, Names{"fights-on", "wrong-winner"}));  // end.dragon-slain
  CHECK_FALSE(bugs_together(game, Names{"rages-again", "no-such-bug"}));
}

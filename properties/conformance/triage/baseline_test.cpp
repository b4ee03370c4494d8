#include "properties/conformance/triage/baseline.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "properties/conformance/conform.hpp"
#include "properties/conformance/conform_test.hpp"

using namespace ruleproof;
using namespace ruleproof::conformance;

namespace {

auto run_of(const std::string& bugs, std::uint64_t steps, std::uint64_t seed) -> ConformOptions {
  auto options = engine_options("drako", {test_engine(), "drako", "bug=" + bugs}, steps);
  options.keep_going = true;
  options.seed = seed;
  return options;
}

auto learnt_of(ConformOptions options) -> Baseline {
  Baseline learnt;
  options.learn = [&](const Baseline& all) { learnt = all; };
  REQUIRE(conform(options));
  return learnt;
}

/// What is learnt of an engine with two bugs.
auto known_of_two() -> const Baseline& {
  static const auto known = learnt_of(run_of("skips-at-will+rages-for-nothing", 20'000, 1));
  return known;
}

}  // namespace

TEST_CASE("what is in the baseline does not fail, in a run of another length and seed") {
  const auto& known = known_of_two();
  CHECK(known.game == "drako");
  REQUIRE(known.faults.size() >= 2);
  for (const auto& [steps, seed] : {std::pair(5'000, 2), std::pair(30'000, 3)}) {
    auto options = run_of("skips-at-will+rages-for-nothing", steps, seed);
    options.baseline = known;
    const auto report = conform(options);
    REQUIRE(report);
    CHECK(report->findings.size() >= 2);
    for (const auto& finding : report->findings) {
      CAPTURE(finding.title);
      CHECK(finding.severity == Severity::note);
      CHECK(finding.title.starts_with("Known: "));
    }
    CHECK(std::ranges::count(report->checks, Status::failed, &Check::status) == 0);
  }
}

TEST_CASE("beside what is known a new fault fails, and what is gone is said") {
  const auto& known = known_of_two();
  auto options = run_of("skips-at-will+armour-later", 20'000, 1);
  options.baseline = known;
  const auto report = conform(options);
  REQUIRE(report);
  const auto is_new = [](const Finding& finding) { return finding.severity == Severity::error; };
  const auto found = std::ranges::find_if(report->findings, is_new);
  REQUIRE(found != report->findings.end());
  CHECK(found->title.find("wounds.armour") != std::string::npos);
  CHECK(std::ranges::count_if(report->findings, is_new) <
        static_cast<std::int64_t>(report->findings.size()));
  const auto check =
      std::ranges::find(report->checks, "what the baseline knows is seen again", &Check::name);
  REQUIRE(check != report->checks.end());
  CHECK(check->status == Status::skipped);
  CHECK(check->message.find("After \"rage\"") != std::string::npos);
}

TEST_CASE("what a short run does not show stays in the baseline") {
  const auto& known = known_of_two();
  auto options = run_of("skips-at-will", 50, 1);
  options.baseline = known;
  options.accept = true;
  CHECK(learnt_of(options).faults.size() >= known.faults.size());
}

TEST_CASE("what is beyond the most findings is told, though nobody looks into it") {
  auto options = run_of("skips-at-will+rages-for-nothing+armour-later", 20'000, 1);
  const auto whole = conform(options);
  options.most_findings = 1;
  const auto report = conform(options);
  REQUIRE(whole);
  REQUIRE(report);
  CHECK(whole->findings.size() >= 3);
  CHECK(report->findings.size() >= whole->findings.size());
}

TEST_CASE("a baseline reads as it was written, and says what is wrong with one that is none") {
  const Baseline baseline{.game = "drako",
                          .faults = {{.family = "position",
                                      .topics = {"rage", "wounds"},
                                      .clauses = {"rage.wound"},
                                      .suspects = {"rage.once"},
                                      .reading = "a=b",
                                      .says = "After \"rage\" the positions differ."},
                                     {.family = "undo", .topics = {}, .clauses = {}}}};
  const auto again = read_baseline(to_json(baseline), "file");
  REQUIRE(again);
  CHECK(*again == baseline);
  for (const auto* text : {"", "[]", "{}", R"({"baseline":2,"game":"drako","faults":[]})",
                           R"({"baseline":1,"game":"drako","faults":[{}]})",
                           R"({"baseline":1,"game":"drako","faults":7})"}) {
    CAPTURE(text);
    const auto wrong = read_baseline(text, "file");
    REQUIRE_FALSE(wrong);
    CHECK(wrong.error().where == "file");
  }
}

TEST_CASE("faults are the same by what is common to them, not by all that is said of them") {
  const KnownFault fault{.family = "position", .topics = {"rage", "wounds"}, .clauses = {"a", "b"}};
  auto other = fault;
  other.topics = {"wounds"};
  other.clauses = {"b"};
  CHECK(same_fault(fault, other));
  other.clauses = {"c"};
  CHECK_FALSE(same_fault(fault, other));
  other.suspects = {"b", "d"};
  CHECK(same_fault(fault, other));
  CHECK(same_fault(other, fault));
  other.suspects = {"d"};
  CHECK_FALSE(same_fault(fault, other));
  other.clauses = {};
  CHECK(same_fault(fault, other));
  other = fault;
  other.family = "outcome";
  CHECK_FALSE(same_fault(fault, other));
  auto read = fault;
  read.reading = other.reading = "x=y";
  CHECK(same_fault(read, other));
}

TEST_CASE("failures are the same where one of them is known in general") {
  const KnownFault fault{
      .family = "fault", .topics = {"crash", "apply fly", "KeyError"}, .clauses = {}};
  auto other = fault;
  other.topics = {"crash", "KeyError"};  // whatever it was asked
  CHECK(same_fault(fault, other));
  CHECK(same_fault(other, fault));
  for (const auto* asked : {"apply fly", "apply draw"}) {
    other.topics = {"crash", asked, "IndexError"};
    CHECK_FALSE(same_fault(fault, other));
  }
}

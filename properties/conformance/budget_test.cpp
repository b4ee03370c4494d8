#include <algorithm>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "model/core/result.hpp"
#include "model/core/strength.hpp"
#include "properties/conformance/conform.hpp"
#include "properties/conformance/conform_test.hpp"

using namespace ruleproof;
using namespace ruleproof::conformance;

namespace {

auto with_bugs(const std::string& game, const std::string& bugs, std::uint64_t steps)
    -> ConformOptions {
  auto options = engine_options(game, {test_engine(), game, "bug=" + bugs}, steps);
  options.keep_going = true;
  return options;
}

/// "1,234" -> 1234.
auto number_in(const GameReport& report, std::string_view name) -> std::uint64_t {
  std::uint64_t number = 0;
  for (const auto& [key, value] : report.facts) {
    if (key != name) continue;
    for (const auto c : value) {
      if (c >= '0' && c <= '9') number = 10 * number + static_cast<std::uint64_t>(c - '0');
    }
  }
  return number;
}
constexpr auto in_all = "moves and starts in all, with those of looking into findings";

/// Whether some finding is entitled with that clause.
auto names(const GameReport& report, const std::string& clause) -> bool {
  return std::ranges::any_of(report.findings, [&](const Finding& finding) {
    return finding.title.find(clause) != std::string::npos && finding.title.starts_with("Breaks");
  });
}

}  // namespace

TEST_CASE("a run goes on past the first fault: several bugs are found at once, each by its name") {
  auto options = with_bugs("drako", "skips-at-will+rages-for-nothing+armour-later", 20'000);
  const auto report = conform(options);
  REQUIRE(report);
  CHECK(names(*report, "action.compulsory"));
  CHECK(names(*report, "rage.wound"));
  CHECK(names(*report, "wounds.armour"));
  CHECK(report->findings.size() <= 5);
  CHECK(*conform(options) == *report);
}

TEST_CASE("a budget in steps counts the steps of looking into findings") {
  constexpr std::uint64_t steps = 30'000;
  const auto report =
      conform(with_bugs("drako", "skips-at-will+rages-for-nothing+armour-later", steps));
  REQUIRE(report);
  CHECK(number_in(*report, "compared steps") >= steps / 2);
  CHECK(number_in(*report, "compared steps") <= steps / 2 + 2'000);  // a game is played to its end
  CHECK(number_in(*report, in_all) > number_in(*report, "compared steps"));
  CHECK(number_in(*report, in_all) <= steps + 4'000);
}

TEST_CASE("a small budget is overstepped by little, whatever is found") {
  auto options = against_model("drako", "waste=forbidden", 300);
  options.scenarios = scenarios_below("drako");
  const auto report = conform(options);
  REQUIRE(report);
  CHECK(report->findings.size() == 1);
  CHECK(number_in(*report, in_all) <= 300 + 10'000 + 2'000);
}

TEST_CASE("who stops a run gets everything that was seen until then, told roughly") {
  auto options = with_bugs("drako", "skips-at-will+rages-for-nothing", 1'000'000);
  std::uint64_t looks = 0;
  options.stopped = [&] { return ++looks > 30'000; };
  const auto report = conform(options);
  REQUIRE(report);
  CHECK(names(*report, "action.compulsory"));
  CHECK(names(*report, "rage.wound"));
  for (const auto& finding : report->findings) {
    CHECK(finding.how == How::sampled);
    CHECK(finding.message.find("There was no time to look into it") != std::string::npos);
    CHECK(parse_record(finding.witnesses.at(0).record, "witness"));
  }
}

TEST_CASE("where few clauses are tried, that does not pass; where more are asked for, it fails") {
  auto options = engine_options("drako", {test_engine(), "drako"}, 1);
  const auto status = [&] {
    const auto report = conform(options);
    REQUIRE(report);
    return std::ranges::find(report->checks, "clauses on which the engine was tried", &Check::name)
        ->status;
  };
  options.steps = 20'000;
  CHECK(status() == Status::passed);
  options.min_coverage = 100;
  options.steps = 1;
  options.setup.options = {{"players", "2"}};
  options.scenarios = {};
  CHECK(status() == Status::failed);
}

TEST_CASE("of an engine that was asked to take nothing back, nothing is said to hold") {
  auto options = engine_options("drako", {test_engine(), "drako"}, 0);
  options.scenarios = scenarios_below("drako");
  options.scenarios.resize(1);
  options.steps = 1;
  const auto report = conform(options);
  REQUIRE(report);
  const auto undo =
      std::ranges::find(report->checks, "a move that is taken back leaves no trace", &Check::name);
  CHECK(undo->status == Status::skipped);
}

TEST_CASE("records are left as they are where nobody wants them short") {
  auto options = engine_options(
      "connect-four", {test_engine(), "connect-four", "diagonals=do-not-count", "without=position"},
      20'000);
  const auto moves = [](const Result<GameReport>& report) {
    const auto record = parse_record(report->findings.at(0).witnesses.at(0).record, "witness");
    return std::ranges::count(record->entries, Entry::Kind::move, &Entry::kind);
  };
  const auto shrunk = conform(options);
  options.shrink = false;
  const auto whole = conform(options);
  REQUIRE(shrunk);
  REQUIRE(whole);
  CHECK(moves(whole) > moves(shrunk));
  CHECK(whole->findings.front().how == How::replayed);
  CHECK(fact(whole->findings.front(), "reading") == "diagonals=do-not-count");
}

TEST_CASE("a few steps of a slow engine do not take the time of the many that findings may") {
  for (const bool keep_going : {false, true}) {
    CAPTURE(keep_going);
    auto options =
        engine_options("drako", {test_engine(), "drako", "bug=skips-at-will", "delay=20"}, 30);
    options.keep_going = keep_going;
    options.scenarios = scenarios_below("drako");
    options.least_for_slow = std::chrono::seconds(1);
    const auto report = conform(options);
    REQUIRE(report);
    CHECK(report->findings.size() >= 1);
    // Findings may have 10,000 steps; of an engine that is slow, what a clock leaves of them.
    CHECK(number_in(*report, in_all) <= 1'500);
  }
}

TEST_CASE("of a slow engine no more is asked than the clock has time for") {
  auto options = engine_options("drako", {test_engine(), "drako", "bug=draws-one", "delay=100"});
  options.steps.reset();
  options.time = std::chrono::seconds(3);
  options.keep_going = true;
  options.scenarios = scenarios_below("drako");
  const auto report = conform(options);
  REQUIRE(report);
  // Three seconds have thirty answers, and one is waited for.
  CHECK(number_in(*report, in_all) <= 31);
  const auto ended =
      std::ranges::find(report->checks, "the engine ends when told to quit", &Check::name);
  CHECK(ended->status == Status::skipped);  // an engine that is busy was not told
}

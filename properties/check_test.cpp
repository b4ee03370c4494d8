#include "properties/check.hpp"

#include <algorithm>
#include <cstdint>
#include <string>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "properties/check_options.hpp"
#include "properties/kept_game.hpp"
#include "properties/laws/connect_four.hpp"
#include "properties/mutants/connect_four.hpp"

namespace ruleproof::properties {
namespace {

using connect_four::ConnectFour;

TEST_CASE("the laws of Connect Four hold, all goals are reached, every clause is relied on") {
  const auto report = check<ConnectFour>({.steps = 200'000, .seed = 7});
  CHECK(report.name == "connect-four");
  CHECK(report.findings.empty());
  for (const auto& check : report.checks) {
    CAPTURE(check.name);
    CAPTURE(check.message);
    CHECK(check.status == Status::passed);
  }
  CHECK(std::ranges::count(report.checks, std::string("goals"), &Check::group) == 4);
  CHECK(report.clauses.size() == ConnectFour::rulebook.size());
}

TEST_CASE("the same options give the same report") {
  const CheckOptions options{.steps = 5'000, .seed = 3};
  CHECK(check<ConnectFour>(options) == check<ConnectFour>(options));
  CHECK(check<ConnectFour>(options).checks !=
        check<ConnectFour>({.steps = 5'000, .seed = 4}).checks);
}

TEST_CASE("any number of threads gives the same report, of a broken model, too") {
  for (const std::uint64_t steps : {5'000U, 120'000U}) {
    const auto one = check<ConnectFour>({.steps = steps, .seed = 3});
    CHECK(one == check<ConnectFour>({.steps = steps, .seed = 3, .jobs = 2}));
    CHECK(one == check<ConnectFour>({.steps = steps, .seed = 3, .jobs = 5}));
  }
  using Broken = mutants::Mutant<mutants::Bug::wrong_column>;
  const auto one = check<Broken>({.steps = 120'000, .seed = 3});
  CHECK(!one.findings.empty());
  CHECK(one == check<Broken>({.steps = 120'000, .seed = 3, .jobs = 3}));
}

TEST_CASE("a fixed set-up is kept, and laws that rest on other rulings are skipped") {
  const auto report =
      check<ConnectFour>({.steps = 2'000,
                          .setup = SetupText{.options = {{"columns", "4"}, {"rows", "4"}},
                                             .rulings = {{"diagonals", "do-not-count"}}}});
  const auto diagonal = std::ranges::find(
      report.checks, std::string("four stones in a diagonal win at once"), &Check::name);
  REQUIRE(diagonal != report.checks.end());
  CHECK(diagonal->status == Status::skipped);
  CHECK(report.findings.empty());
}

TEST_CASE("a law that was never checked did not hold: it is skipped") {
  const auto report = check<ConnectFour>({.steps = 5});
  const auto status_of = [&](std::string_view name) {
    return std::ranges::find(report.checks, name, &Check::name)->status;
  };
  CHECK(status_of("a position reads back as it was written") == Status::skipped);  // one in 1024
  CHECK(status_of("the move that is played is legal") == Status::passed);
  for (const auto& check : report.checks) {
    CAPTURE(check.name);
    const bool never = check.amount.find("checked 0 times") != std::string::npos;
    CHECK((!never || check.status == Status::skipped));
  }
}

TEST_CASE("a law of finished games is skipped where none is") {
  const auto status_after = [](std::uint64_t steps) {
    const SetupText wide{.options = {{"columns", "8"}, {"rows", "6"}}, .rulings = {}};
    const auto report =
        check<ConnectFour>({.steps = steps, .setup = wide, .laws = {"a finished game"}});
    return report.checks.front().status;
  };
  CHECK(status_after(1) == Status::skipped);
  CHECK(status_after(2'000) == Status::passed);
}

TEST_CASE("laws are chosen by parts of their names") {
  const auto report = check<ConnectFour>({.steps = 100, .laws = {"diagonal"}});
  const auto about = [](const Check& check) {
    return check.group == "laws" && check.name.find("diagonal") != std::string::npos;
  };
  CHECK(std::ranges::any_of(report.checks, about));
  for (const auto& check : report.checks) {
    CAPTURE(check.name);
    const bool of_all = check.name.find("every enforced clause") != std::string::npos;
    CHECK((about(check) || of_all || check.group != "laws"));
  }
}

TEST_CASE("at least as many steps are made as are asked for") {
  for (const std::uint64_t steps : {1U, 17U, 1'000U, 4'097U}) {
    const auto report = check_laws<ConnectFour>({.steps = steps});
    CHECK(std::stoull(report.facts[0].second) >= steps);
  }
}

TEST_CASE("whoever is told to stop says what was tried until then") {
  int asked = 0;
  const auto report =
      check_laws<ConnectFour>({.steps = 100'000, .stop = [&] { return ++asked > 20; }});
  const auto steps = std::stoull(report.facts[0].second);
  CHECK(steps > 0);
  CHECK(steps < 50'000);
  CHECK(report.findings.empty());
  const auto law = std::ranges::find(report.checks, std::string("laws"), &Check::group);
  REQUIRE(law != report.checks.end());
  CHECK(law->amount.find(std::to_string(steps).substr(0, 1)) != std::string::npos);
  // Nothing was played: no law is said to hold.
  for (const auto& check : check_laws<ConnectFour>({.stop = [] { return true; }}).checks) {
    CAPTURE(check.name);
    CHECK(check.status != Status::passed);
  }
}

TEST_CASE("a law that was broken before the stop is told, with a game") {
  using Broken = mutants::Mutant<mutants::Bug::wrong_column>;
  bool broken = false;
  const auto whole = check_laws<Broken>({.steps = 20'000});
  REQUIRE_FALSE(whole.findings.empty());
  int asked = 0;
  const auto early = check_laws<Broken>({.steps = 20'000, .stop = [&] { return ++asked > 3; }});
  for (const auto& finding : early.findings) broken = broken || !finding.witnesses.empty();
  CHECK(broken);
  CHECK(early.findings.size() <= whole.findings.size());
}

TEST_CASE("a kept game breaks its law as long as the rule has its bug") {
  using Broken = mutants::Mutant<mutants::Bug::wrong_column>;
  const auto report = check_laws<Broken>({.steps = 20'000});
  REQUIRE_FALSE(report.findings.empty());
  int kept = 0;
  for (const auto& finding : report.findings) {
    const auto check = std::ranges::find(report.checks, finding.id, &Check::finding);
    REQUIRE(check != report.checks.end());
    CAPTURE(check->name);
    const auto record = parse_record(finding.witnesses.front().record, "record");
    REQUIRE(record);
    CHECK(still_breaks<Broken>(*record, check->name).value());
    const auto mended = still_breaks<ConnectFour>(*record, check->name);
    CHECK((!mended || !*mended));  // or the rules do not allow it at all
    ++kept;
  }
  CHECK(kept > 0);
  CHECK_FALSE(still_breaks<ConnectFour>({}, "no such law"));
}

}  // namespace
}  // namespace ruleproof::properties

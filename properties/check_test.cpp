#include "properties/check.hpp"

#include <algorithm>
#include <cstdint>
#include <string>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "model/core/finding.hpp"
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

}  // namespace
}  // namespace ruleproof::properties

#include "reports/cli/print/progress.hpp"

#include <chrono>
#include <sstream>
#include <string>
#include <thread>

#include <doctest/doctest.h>

#include "model/core/setup.hpp"
#include "properties/check_options.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/print/test_terminal.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/reached.hpp"

namespace ruleproof::cli {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

/// What stands on standard error after some work that was watched.
auto told(bool person, milliseconds quiet) -> std::string {
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  Terminal terminal{.in = in, .out = out, .err = err, .progress = person};
  {
    const Watched watched(terminal, so_long("working"), quiet);
    std::this_thread::sleep_for(milliseconds(50));
  }
  CHECK(out.str().empty());
  return err.str();
}

TEST_CASE("a person sees that a command works, and in the end nothing of it is left") {
  const auto line = told(true, milliseconds(0));
  CHECK(has(line, "working: 0 s"));
  CHECK(line.ends_with("\r\x1b[K"));
}

TEST_CASE("nobody else sees it, nor does anybody where it is done soon") {
  CHECK(told(false, milliseconds(0)).empty());
  CHECK(told(true, seconds(60)).empty());
}

TEST_CASE("a search says how far it is, and when it meets the nearest of its bounds") {
  solver::Reached reached;
  solver::tell(&reached, 250'000, 200'000, 1'000'000, 14);
  const solver::ExploreOptions bounds{.max_states = 1'000'000, .max_bytes = 100'000'000};
  CHECK(how_far(reached, bounds, seconds(30)) ==
        "250,000 positions, 50,000 to go, 14 moves deep; 24 % of --states, about 90 s left");
  const solver::ExploreOptions small{.max_depth = 20, .max_bytes = 2'000'000};
  CHECK(how_far(reached, small, seconds(30)) ==
        "250,000 positions, 50,000 to go, 14 of 20 moves deep; 49 % of --memory, about 30 s left");
  solver::tell(&reached, "random games");
  CHECK(how_far(reached, small, seconds(31)) == "250,000 positions searched; random games: 31 s");
}

TEST_CASE("a check says how many of its steps are done, and when the rest is") {
  properties::Played played;
  played.steps = 250'000;
  played.games = 9'000;
  CHECK(how_far(played, 1'000'000, seconds(10)) ==
        "250,000 of 1,000,000 steps, 9,000 games, about 30 s left");
}

TEST_CASE("a run against an engine says what its bounds leave") {
  using std::chrono::milliseconds;
  CHECK(how_far("5000 steps", 20'000, {}, seconds(4)) == "5,000 of 20,000 steps, about 12 s left");
  CHECK(how_far("5000 steps", {}, milliseconds(30'000), seconds(4)) ==
        "5000 steps, 26 s left at most");
  CHECK(how_far("shrinking: a field", 20'000, milliseconds(30'000), seconds(4)) ==
        "shrinking: a field, 26 s left at most");
  CHECK(how_far("5000 steps", {}, milliseconds(3'000), seconds(4)) == "5000 steps");
}

TEST_CASE("searches and checks count for whoever watches, and find the same") {
  const auto& game = entry_called("connect-four");
  const SetupText setup{.options = {{"columns", "4"}, {"rows", "4"}}, .rulings = {}};
  solver::Reached reached;
  const auto watched = game.search.explore(setup, {.watcher = &reached});
  const auto alone = game.search.explore(setup, {});
  REQUIRE(watched);
  REQUIRE(alone);
  CHECK(watched->states == alone->states);
  CHECK(reached.positions > 0);
  CHECK(reached.positions <= alone->states);
  properties::Played played;
  const auto report = game.laws.check_laws({.steps = 20'000, .watcher = &played});
  CHECK(report.facts == game.laws.check_laws({.steps = 20'000}).facts);
  CHECK(played.steps > 0);
  CHECK(played.games > 0);
}

}  // namespace
}  // namespace ruleproof::cli

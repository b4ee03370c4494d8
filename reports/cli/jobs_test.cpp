/// What commands print is the same for any number of threads, to the byte.
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "reports/cli/command/ask.hpp"
#include "reports/cli/command/check.hpp"
#include "reports/cli/command/compare.hpp"
#include "reports/cli/command/explore.hpp"
#include "reports/cli/command/refute.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/print/test_terminal.hpp"
#include "reports/cli/refute/trials.hpp"
#include "reports/games/entry.hpp"
#include "solver/no_threads_test.hpp"

using namespace ruleproof::cli;

namespace {

/// Commands that are tested know all games of this build.
[[maybe_unused]] const bool known = (know(ruleproof::all_games()), true);

const SetUpFlags small{.game = "connect-four", .options = {"columns=4,rows=4"}};

/// Runs a command by one thread, by more than there is work for, and where none can be started.
template <class Options>
auto check_same(Options options) -> std::string {
  options.jobs = 1;
  const auto one = ran(options);
  const auto same = [&](unsigned jobs) {
    options.jobs = jobs;
    const auto several = ran(options);
    CAPTURE(jobs);
    CHECK(several.status == one.status);
    CHECK(several.out == one.out);
    // How long a search takes is told there, and what is done meanwhile.
    constexpr bool tells_progress =
        std::is_same_v<Options, ExploreFlags> || std::is_same_v<Options, RefuteFlags>;
    if constexpr (!tells_progress) CHECK(several.err == one.err);
  };
  for (const unsigned jobs : {2U, 8U}) same(jobs);
  const ruleproof::solver::NoThreads no_threads;
  same(3);
  return one.out;
}

/// In words, and as JSON.
template <class Options>
auto check_both(Options options) -> void {
  CHECK_FALSE(check_same(options).empty());
  options.json = true;
  CHECK_FALSE(check_same(options).empty());
}

/// Builds may have some games only.
auto is_known(const std::string& game) -> bool { return known_games().find(game) != nullptr; }

/// A quick look at every pair of readings.
auto glance(const SetUpFlags& set_up) -> CompareFlags {
  CompareFlags flags{.set_up = set_up, .all = true};
  flags.budget = {.depth = 4, .states = 300, .samples = 20, .pairs = 70};
  return flags;
}

}  // namespace

TEST_CASE("check and explore") {
  check_both(CheckFlags{.set_up = {.game = "connect-four"}, .steps = 60'000, .seed = 3});
  check_both(ExploreFlags{.set_up = small, .states = 40'000});
}

TEST_CASE("two readings") {
  CompareFlags flags{.set_up = {.game = "connect-four"}, .ruling = "diagonals=do-not-count"};
  flags.budget = {.depth = 6, .states = 3'000, .samples = 150, .pairs = 150};
  check_both(flags);
}

TEST_CASE("every reading of a game, those that a set-up refuses included") {
  check_both(glance(small));
  for (const SetUpFlags& set_up : {SetUpFlags{.game = "drako", .options = {"data=lane"}},
                                   SetUpFlags{.game = "year-of-the-dragon", .players = "2"}}) {
    CAPTURE(set_up.game);
    if (is_known(set_up.game)) check_both(glance(set_up));
  }
}

TEST_CASE("answers that a second engine tries to break") {
  const RefuteEffort little{.steps = 300, .guided = 20, .pairs = 1};
  for (const auto& [game, tag] : std::vector<std::pair<std::string, std::string>>{
           {"drako", "DK-X4"}, {"river-dragons", "RD-L4"}}) {
    CAPTURE(game);
    if (is_known(game)) check_both(RefuteFlags{.game = game, .question = tag, .effort = little});
  }
}

TEST_CASE("questions that share a tag") {
  for (const auto& [game, tag] : std::vector<std::pair<std::string, std::string>>{
           {"drako", "DK-X4"}, {"sea-dragons", "SD-X2"}, {"river-dragons", "RD-L6"}}) {
    CAPTURE(game);
    if (is_known(game)) check_both(AskFlags{.game = game, .question = tag, .seed = 2});
  }
}

TEST_CASE("where several threads have nothing to do, they are refused") {
  for (const auto& done :
       {ran(AskFlags{.game = "connect-four", .question = "soonest-wins", .jobs = 2}),
        ran(RefuteFlags{.game = "connect-four", .question = "soonest-wins", .jobs = 2})}) {
    CHECK(done.status == exit_bad_input);
    CHECK(done.out.empty());
    CHECK(done.err.starts_with("RP-001: --jobs: "));
  }
}

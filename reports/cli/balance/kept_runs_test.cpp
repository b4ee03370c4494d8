/// The runs that are recorded in the repository: what is there, how narrow it is, and whether it is
/// still so.
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/cli/balance/experiment.hpp"
#include "reports/cli/balance/kept.hpp"
#include "reports/cli/balance/recorded.hpp"
#include "reports/cli/command/balance.hpp"
#include "reports/games/entry.hpp"
#include "solver/balance/run.hpp"

using namespace ruleproof::cli;
using ruleproof::Status;

namespace {

auto records(const std::string& game) -> std::vector<Recorded> {
  auto found = records_of(game, "");
  REQUIRE(found);
  return std::move(found).value();
}

/// The half-width of one bot in all seats, or 1 where that is not recorded.
auto half_width(const std::vector<Recorded>& all, int players, const std::string& bot) -> double {
  for (const auto& recorded : all) {
    const auto& flags = recorded.flags;
    const auto said = flags.set_up.players.empty() ? 2 : std::stoi(flags.set_up.players);
    if (said != players || !flags.bots.starts_with(bot)) continue;
    if (!flags.never.empty() || !flags.vary.empty()) continue;
    const auto experiment = experiment_of(flags);
    REQUIRE(experiment);
    const auto results = recall(*experiment, recorded.counts, recorded.where);
    REQUIRE(results);
    return balance::widest(results->layout, results->balance, results->confidence);
  }
  return 1;
}

TEST_CASE("each game is recorded to 1 % at each number of players, greedy and tree search") {
  for (const auto* game : ruleproof::all_games()) {
    const auto all = records(game->name());
    if (all.empty()) continue;  // a new game is recorded later
    for (int players = game->facts.least_players; players <= game->facts.most_players; ++players) {
      for (const auto* bot : {"greedy", "mcts:"}) {
        CAPTURE(game->name());
        CAPTURE(players);
        CAPTURE(bot);
        CHECK(half_width(all, players, bot) <= 0.01);
      }
    }
  }
}

TEST_CASE("each recorded run begins as it is recorded") {
  for (const auto* game : ruleproof::all_games()) {
    for (const auto& recorded : records(game->name())) {
      const auto report = recorded_report(recorded);
      REQUIRE(report);
      CAPTURE(recorded.where);
      CAPTURE(report->checks[0].message);
      CHECK(report->checks[0].status == Status::passed);
    }
  }
}

TEST_CASE("a picture of each game shows every number of players") {
  for (const auto* game : ruleproof::all_games()) {
    const auto all = records(game->name());
    if (all.empty()) continue;
    const auto report = overview_report(game->name(), all);
    REQUIRE(report);
    REQUIRE(report->findings.size() == 1);
    const auto& panels = report->findings[0].witnesses.at(0).frames.at(0).panels;
    CHECK(static_cast<int>(panels.size()) ==
          game->facts.most_players - game->facts.least_players + 1);
  }
}

}  // namespace

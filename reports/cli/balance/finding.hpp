/// Balance as a part of `verify`: a finding for each number of players and each bot.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/cli/balance/experiment.hpp"

namespace ruleproof::cli {

/// One bot in all seats of a game.
struct SelfPlay {
  std::string game;
  int players = 2;
  std::string bot;          ///< "greedy"
  std::uint64_t games = 0;  ///< at most; 0: no bound
  double until = 0.01;      ///< half-width at which it ends
  std::uint64_t seed = 1;
};

/// The experiments of a game: every number of players, uniform, greedy and tree-search bots.
/// Without `until`, as many games as a short run can afford; with it, until the intervals are that
/// narrow.
[[nodiscard]] auto self_plays_of(const std::string& game, std::uint64_t seed, bool quick,
                                 std::optional<double> until) -> std::vector<SelfPlay>;

/// "balance, 3 players, greedy".
[[nodiscard]] auto name_of(const SelfPlay& play) -> std::string;

/// A check and a finding.
[[nodiscard]] auto balance_report(const SelfPlay& play) -> Result<GameReport>;

/// What an experiment has shown.
[[nodiscard]] auto finding_of(const Experiment& experiment, const Results& results) -> Finding;

}  // namespace ruleproof::cli

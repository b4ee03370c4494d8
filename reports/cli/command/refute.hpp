/// `ruleproof refute`: a second engine tries to break every strong answer of a game.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

/// How much is tried of each question: of all its answers together.
struct RefuteEffort {
  std::uint64_t steps = 200'000;  ///< of games
  std::uint64_t guided = 4'000;   ///< positions of searches towards the contrary, for each claim
  int pairs = 8;                  ///< of other answers to two rulings, for each claim
  std::uint64_t seed = 1;
};

struct RefuteFlags {
  std::string game;
  std::string question = {};  ///< id or tag, "laws" or "facts"; empty: all
  RefuteEffort effort = {};
  std::string root = {};  ///< where scenarios and corpora lie; empty: here
  bool json = false;
};

/// What was kept of a game, to be tried again.
struct KeptGames {
  std::vector<std::string> records;                ///< scenarios
  std::vector<std::vector<std::uint8_t>> choices;  ///< of the corpora
};
[[nodiscard]] auto kept_games_of(const std::string& game, const std::string& root)
    -> Result<KeptGames>;

/// Tries to break the strong findings of a report: one check of the group "refuter" for each. What
/// a game breaks becomes an error with that game, and is no longer an answer.
auto refute(GameReport& report, const RefuteEffort& effort, const KeptGames& kept) -> void;

[[nodiscard]] auto run(const RefuteFlags& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

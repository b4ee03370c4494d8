/// Looks for the games of a rulebook anew: in the scenarios, by dice, level by level under every
/// set-up of `set_ups.hpp`, and by making shorter what was found.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "properties/files.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/rulebook/games.hpp"
#include "reports/cli/rulebook/shortest.hpp"
#include "reports/games/entry.hpp"

namespace ruleproof::cli {

struct Anew {
  std::span<const properties::TextFile> scenarios;
  std::vector<std::size_t> clauses;  ///< by number: those of which games are wanted
  bool ends = true;                  ///< and the ways to end
  ShortenEffort effort = {};
  unsigned jobs = 0;  ///< at a time; 0: one for each processor
};

/// The same seed finds the same, whatever the number of threads. Once somebody wants an early end,
/// what is known stays as it is.
[[nodiscard]] auto games_anew(const GameEntry& game, const Anew& wanted, Terminal& terminal)
    -> GamesOfRulebook;

}  // namespace ruleproof::cli

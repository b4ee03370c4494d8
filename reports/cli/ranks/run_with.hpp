/// The command line in each of several processes.
#pragma once

#include "reports/games/entry.hpp"
#include "solver/ranks/post.hpp"

namespace ruleproof {

/// As `run`, with other processes, each of which is given the same words. Only the first one is
/// heard.
[[nodiscard]] auto run_with(solver::Post& ranks, int count, char** words, GameList games) -> int;

}  // namespace ruleproof

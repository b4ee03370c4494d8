/// The command line as a function: what a program of somebody else's games calls, too.
///
///     auto main(int count, char** words) -> int {
///       return ruleproof::run(count, words, {ruleproof::game<Kalah>()});
///     }
#pragma once

#include "reports/games/entry.hpp"  // IWYU pragma: export

namespace ruleproof {

/// Does what the words of `main` say, for these games, and gives the exit code.
[[nodiscard]] auto run(int count, char** words, GameList games) -> int;

}  // namespace ruleproof

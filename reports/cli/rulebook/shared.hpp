/// What the games of a rulebook show besides that for which each is kept.
#pragma once

#include "reports/cli/rulebook/games.hpp"
#include "reports/games/entry.hpp"

namespace ruleproof::cli {

/// Plays all games, and takes the beginning of one where it shows a clause, or the whole where it
/// shows an end, in fewer moves than the game that is kept for that.
auto share_games(const GameEntry& game, GamesOfRulebook& games) -> void;

}  // namespace ruleproof::cli

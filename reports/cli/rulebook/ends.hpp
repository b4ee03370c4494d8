/// The ways in which a game ends, in words.
#pragma once

#include <string>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/clause.hpp"
#include "reports/cli/rulebook/games.hpp"
#include "reports/games/entry.hpp"

namespace ruleproof::cli {

/// The clauses that decide that a game is over, or who has won: those that say so of the fields of
/// a position. None where the game has no table of what its clauses decide.
[[nodiscard]] auto deciding_clauses(const GameEntry& game) -> ClauseSet;

/// How the game that was just played has ended, by a last step that relied on `because`.
[[nodiscard]] auto ending_of(const AnyGame& game, const ClauseSet& because,
                             const ClauseSet& deciding) -> Ending;

/// The ids of its clauses.
[[nodiscard]] auto clauses_of(const GameEntry& game, const Ending& ending)
    -> std::vector<std::string>;

/// "end.heads, end.winner: one wins".
[[nodiscard]] auto in_words(const GameEntry& game, const Ending& ending) -> std::string;

}  // namespace ruleproof::cli

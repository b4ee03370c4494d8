/// Games that are known to rely on each clause, or to have a move refused because of it.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "model/core/record.hpp"
#include "model/core/setup.hpp"
#include "properties/files.hpp"
#include "reports/games/entry.hpp"

namespace ruleproof::cli {

/// A game that shows a clause: its last move relies on it, or `forbidden` is refused after it.
struct KnownGame {
  SetupText setup = {};
  std::string position = {};            ///< where it begins; empty: at the opening
  std::vector<std::string> moves = {};  ///< as texts
  std::string forbidden = {};           ///< empty: the last move relies on the clause
};

/// What is known of one clause; of several games one from the opening, of these one of the usual
/// set-up and readings, of these the shortest.
struct KnownOfClause {
  std::optional<KnownGame> relied;
  std::optional<KnownGame> refused;
};

/// By number of the clause in the rulebook.
using KnownGames = std::vector<KnownOfClause>;

/// What is not as usual in the set-up of a game: "rows=4 diagonals=do-not-count"; the number of
/// players is never unusual.
[[nodiscard]] auto unusual(const GameEntry& game, const SetupText& setup) -> std::string;

/// Looks through the scenarios, and through random games with every number of players. The same
/// seed finds the same.
[[nodiscard]] auto known_games_of(const GameEntry& game,
                                  std::span<const properties::TextFile> scenarios,
                                  std::uint64_t seed) -> KnownGames;

/// The game as a record that expects its clause.
[[nodiscard]] auto record_of(const GameEntry& game, const KnownGame& known,
                             const std::string& clause) -> Result<Record>;

}  // namespace ruleproof::cli

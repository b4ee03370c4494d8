/// Games that are known to rely on each clause, to have a move refused because of it, or to end in
/// some way.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "model/core/record.hpp"
#include "model/core/setup.hpp"
#include "properties/files.hpp"
#include "reports/cli/rulebook/games.hpp"
#include "reports/games/entry.hpp"

namespace ruleproof::cli {

/// What is known of one clause; of several games one from the opening, of these one of the usual
/// set-up and readings, of these the shortest.
struct KnownOfClause {
  std::optional<KnownGame> relied;
  std::optional<KnownGame> refused;
};

struct KnownGames {
  std::vector<KnownOfClause> clauses;  ///< by number of the clause in the rulebook
  std::map<Ending, KnownGame> ends;
};

/// The less, the better: from a position of its own, not as usual, so many moves.
[[nodiscard]] auto rank(const GameEntry& game, const KnownGame& known)
    -> std::tuple<bool, bool, std::size_t>;

/// What is not as usual in the set-up of a game: "rows=4 diagonals=do-not-count"; the number of
/// players is never unusual.
[[nodiscard]] auto unusual(const GameEntry& game, const SetupText& setup) -> std::string;

/// Looks through the scenarios, and through random games with every number of players. The same
/// seed finds the same.
[[nodiscard]] auto known_games_of(const GameEntry& game,
                                  std::span<const properties::TextFile> scenarios,
                                  std::uint64_t seed) -> KnownGames;

/// What games show on their way: each thing by the best of their beginnings.
[[nodiscard]] auto shown_by(const GameEntry& game, std::span<const KnownGame> games) -> KnownGames;

/// The game as a record that expects its clauses: its last move relies on all of them, or what it
/// forbids is refused because of the only one.
[[nodiscard]] auto record_of(const GameEntry& game, const KnownGame& known,
                             const std::vector<std::string>& clauses) -> Result<Record>;

}  // namespace ruleproof::cli

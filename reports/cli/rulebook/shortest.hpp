/// The shortest game known that shows a clause.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "reports/cli/rulebook/known.hpp"
#include "reports/games/entry.hpp"

namespace ruleproof::cli {

/// How far to look, in counts of work.
struct ShortenEffort {
  std::uint64_t states = 10'000;  ///< positions from the opening, level by level
  std::uint64_t steps = 100'000;  ///< moves that are looked at after that
  std::uint64_t seed = 1;
};

/// A game, and whether it is known that none under its set-up is shorter.
struct ShortGame {
  KnownGame game;
  bool shortest = false;
  std::uint64_t positions = 0;  ///< that were visited, all there are in fewer moves; if it is
};

/// Makes a game that relies on the clause shorter; without one, looks for one under the default
/// set-up.
[[nodiscard]] auto shortest_relying(const GameEntry& entry, const std::string& clause,
                                    const std::optional<KnownGame>& known,
                                    const ShortenEffort& effort) -> std::optional<ShortGame>;

/// Makes a game shorter after which a move is refused because of the clause.
[[nodiscard]] auto shorter_refusing(const GameEntry& entry, const std::string& clause,
                                    const KnownGame& known, const ShortenEffort& effort)
    -> KnownGame;

}  // namespace ruleproof::cli

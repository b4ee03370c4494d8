/// The games of a rulebook: what shows each clause, and each way in which a game ends.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "model/core/setup.hpp"
#include "solver/search/firsts.hpp"

namespace ruleproof::cli {

/// A game that shows something: its last move does, or `forbidden` is refused after it.
struct KnownGame {
  SetupText setup = {};
  std::string position = {};            ///< where it begins; empty: at the opening
  std::vector<std::string> moves = {};  ///< as texts
  std::string forbidden = {};           ///< empty: it is about the last move
  auto operator==(const KnownGame&) const -> bool = default;
};

/// A game, and how far it is known that none is shorter.
struct ShortGame {
  KnownGame game;
  /// No game of fewer moves under its set-up shows it: all were looked at. 0: nothing is known.
  std::size_t least = 0;
  std::uint64_t positions = 0;  ///< that the search which says so visited
  [[nodiscard]] auto shortest() const -> bool {
    return game.position.empty() && least >= game.moves.size();
  }
  auto operator==(const ShortGame&) const -> bool = default;
};

/// What shows one thing.
struct Shown {
  /// Of several games one from the opening, of these one of the usual set-up and readings, of these
  /// the shortest.
  std::optional<ShortGame> usual;
  /// Where that is not known to be the shortest: one in a smaller set-up that is, there.
  std::optional<ShortGame> small;
  [[nodiscard]] auto any() const -> bool { return usual || small; }
  auto operator==(const Shown&) const -> bool = default;
};

struct GamesOfClause {
  Shown relied;   ///< the last move relies on it
  Shown refused;  ///< a move is refused because of it
  [[nodiscard]] auto any() const -> bool { return relied.any() || refused.any(); }
};

using solver::search::Ending;

struct GamesOfRulebook {
  std::vector<GamesOfClause> clauses;  ///< by number of the clause
  std::map<Ending, Shown> ends;
};

}  // namespace ruleproof::cli

/// The first games, level by level, in which each clause does something and each end comes, and how
/// far every game was looked at. Without a game's types.
#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "model/core/clause.hpp"
#include "model/core/game.hpp"

namespace ruleproof::solver::search {

/// A way in which a game ends: the clauses of its last step that decide the end, and who wins.
struct Ending {
  ClauseSet because;
  int winners = 0;
  bool tie = false;  ///< one with as many points as a winner does not win
  auto operator<=>(const Ending&) const = default;
};

/// `deciding`: the clauses that decide that a game is over, or who has won.
[[nodiscard]] inline auto ending_of(const ClauseSet& because, const Outcome& outcome,
                                    const ClauseSet& deciding) -> Ending {
  Ending ending;
  because.for_each([&](ClauseRef clause) {
    if (deciding.has(clause)) ending.because.add(clause);
  });
  for (std::size_t p = 0; p < static_cast<std::size_t>(outcome.players); ++p) {
    if (!outcome.wins[p]) continue;
    ++ending.winners;
    for (std::size_t q = 0; q < static_cast<std::size_t>(outcome.players); ++q) {
      if (!outcome.wins[q] && outcome.scores[q] == outcome.scores[p]) ending.tie = true;
    }
  }
  return ending;
}

struct FirstOptions {
  std::uint64_t max_states = 20'000;
  std::uint64_t max_bytes = std::uint64_t{1} << 30U;
  std::uint64_t judgements = 2'000'000;  ///< moves that are tried to be refused
  ClauseSet deciding = {};               ///< for `ending_of`
  std::function<bool()> stop = {};       ///< asked at every position; nothing: never
};

struct FirstGame {
  std::vector<std::string> moves;  ///< as texts
  std::string forbidden = {};      ///< is refused after them; empty: it is about the last move
};

/// The shortest game of each kind, as far as the search got.
struct Firsts {
  std::uint64_t positions = 0;
  /// Every game of at most so many moves was looked at: one that is not here takes more.
  std::size_t whole = 0;
  /// After every game of fewer moves than this, every move that the game lists was tried.
  std::size_t judged = 0;
  std::map<std::uint8_t, FirstGame> relied = {};  ///< by number of the clause
  std::map<std::uint8_t, FirstGame> refused = {};
  std::map<Ending, FirstGame> ended = {};
};

}  // namespace ruleproof::solver::search

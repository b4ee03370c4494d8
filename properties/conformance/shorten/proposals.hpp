/// Short games from the opening, made by the rules alone, in which the engine may show again what
/// it did otherwise. The search looks at every move of every position on the way, and asks the
/// engine only about games of fewer moves than before.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "model/core/setup.hpp"

namespace ruleproof::conformance {

/// What has to happen at the end of a game.
struct Wanted {
  std::vector<std::string> clauses = {};    ///< the last move relies on all of these
  std::vector<std::string> forbidden = {};  ///< or, if there are any: one of the clauses forbids
                                            ///< one of these moves there
  bool over = false;                        ///< the game is over then
};

/// How far to look, in counts of work, not in time.
struct ProposalOptions {
  std::vector<std::string> known = {};  ///< a game that shows it, with the move that does
  std::size_t below = 0;                ///< only games of fewer moves are of use
  std::uint64_t states = 30'000;        ///< positions, all games from the opening level by level
  std::uint64_t steps = 1'000'000;      ///< moves that are looked at after that
  std::uint64_t seed = 1;
  std::function<bool()> go_on = [] { return true; };
};

/// Tries a game on the engine. Where it shows, only games of fewer moves than are returned are of
/// use from there on.
using Confirm = std::function<std::optional<std::size_t>(const std::vector<std::string>& moves)>;

}  // namespace ruleproof::conformance

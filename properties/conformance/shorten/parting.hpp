/// The shortest known game from the opening on which two sides of a game part: two readings of its
/// rules, or the rules and a bug. Both sides play in this process, which looks through many games
/// in the time that an engine takes for one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/core/result.hpp"
#include "model/core/setup.hpp"

namespace ruleproof::conformance {

/// How far to look, in counts of work, not in time.
struct PartingOptions {
  std::uint64_t states = 50'000;    ///< positions, all games from the opening level by level
  std::uint64_t steps = 1'000'000;  ///< where that shows nothing: moves looked at in random games,
                                    ///< and in making the shortest of them shorter; about so many
  std::uint64_t seed = 1;
  std::size_t longest = 400;  ///< moves of a random game
  std::vector<std::vector<std::string>> known =
      {};  ///< games to begin with: random ones come after
};

struct Parting {
  /// The sides differ at its end; until then every move is legal on both. Nothing if no game shows
  /// it within the bounds.
  std::optional<std::vector<std::string>> moves;
  bool shortest = false;  ///< no shorter game does
};

}  // namespace ruleproof::conformance

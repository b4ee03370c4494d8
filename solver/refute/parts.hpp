/// What the refuter needs of one game, without its types.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "model/core/result.hpp"
#include "solver/refute/claim.hpp"

namespace ruleproof::solver::refute {

struct Parts {
  std::string_view name;  ///< of the game
  /// Tries to break each claim; one trial for each, in their order.
  auto (*refute)(std::span<const Claim> claims, const Effort& effort) -> std::vector<Trial>;
};

/// Instantiated for each game in a file that CMake writes.
template <class G>
[[nodiscard]] auto parts_of() -> Parts;

/// Of all games, in the order in which lists show them.
[[nodiscard]] auto all_parts() -> std::vector<Parts>;

}  // namespace ruleproof::solver::refute

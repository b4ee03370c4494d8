/// What bots, and experiments with them, need of one game, without its types.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "solver/balance/contest.hpp"

namespace ruleproof::solver::balance {

struct Parts {
  std::string_view name;  ///< of the game
  /// Bots judge positions in mid-game by more than the game's own points.
  bool own_standing = false;
  /// What a seat does not know is thrown anew by the game's own sampler.
  bool own_sampler = false;
  auto (*players)(const SetupText& setup) -> int;  ///< of a set-up that the game accepts
  /// The whole set-up that a text stands for.
  auto (*set_up)(const SetupText& setup) -> Result<SetupText>;
  /// `contest_of` the games of these set-ups; the error of the first that there is.
  auto (*contest)(const std::vector<SetupText>& variants, const Plan& plan)
      -> Result<std::unique_ptr<Contest>>;
};

/// Instantiated for each game in a file that CMake writes.
template <class G>
[[nodiscard]] auto parts_of() -> Parts;

/// Of all games, in the order in which lists show them.
[[nodiscard]] auto all_parts() -> std::vector<Parts>;

}  // namespace ruleproof::solver::balance

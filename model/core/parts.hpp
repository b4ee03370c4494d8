/// A game without its types, to be made under a set-up: what whoever plays by texts needs.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/any_game.hpp"

namespace ruleproof::any_game {

using Made = Result<std::unique_ptr<AnyGame>>;

struct Parts {
  std::string_view name;
  /// The game under a set-up, at its opening.
  auto (*make)(const SetupText& setup) -> Made;
};

/// Instantiated for each game in a file that CMake writes.
template <class G>
[[nodiscard]] auto parts_of() -> Parts;

/// Of all games, in the order in which lists show them.
[[nodiscard]] auto all_parts() -> std::vector<Parts>;

/// The game of that name under a set-up.
[[nodiscard]] inline auto make(std::string_view name, const SetupText& setup) -> Made {
  const auto all = all_parts();
  const auto found = std::ranges::find(all, name, &Parts::name);
  if (found != all.end()) return found->make(setup);
  return Error{Code::unknown_game, "", "no game is called \"" + std::string(name) + '"'};
}

}  // namespace ruleproof::any_game

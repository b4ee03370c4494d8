/// One game with a planted bug, where there are any. For files that know the game's types.
#pragma once

#include <memory>
#include <span>
#include <type_traits>
#include <utility>

#include "model/core/any_game_of.hpp"
#include "properties/mutants/planted.hpp"

namespace ruleproof::conformance {

using properties::mutants::has_planted_bugs;

/// The game itself where no bugs are known for it: a set-up that names one does not exist.
template <class G>
using PlantedOr = std::conditional_t<has_planted_bugs<G>, properties::mutants::Planted<G>, G>;

template <class G>
auto bugs_in() -> std::span<const properties::mutants::PlantedBug> {
  if constexpr (has_planted_bugs<G>) {
    return properties::mutants::planted_bugs<G>();
  } else {
    return {};
  }
}

/// `setup` names the bug; the game's own set-up does not, since no model could be set up so.
template <class G>
auto planted_game_of(const SetupText& setup) -> Result<std::unique_ptr<AnyGame>> {
  auto game = PlantedOr<G>::configure(setup);
  if (!game) return game.error();
  auto whole = game->setup();
  whole.options.erase("bug");
  return std::unique_ptr<AnyGame>(
      std::make_unique<AnyGameOf<PlantedOr<G>, G>>(std::move(game).value(), std::move(whole)));
}

}  // namespace ruleproof::conformance

/// The referee of one game with a bug planted. Included by one small file for each game.
#pragma once

#include <memory>
#include <utility>

#include "properties/conformance/referee/referee_of.hpp"
#include "properties/mutants/planted.hpp"

namespace ruleproof::conformance {

/// `setup` names the bug; the referee's own set-up does not, since no model could be set up so.
template <class G>
auto planted_referee_of(const SetupText& setup) -> Result<std::unique_ptr<Referee>> {
  using Planted = properties::mutants::Planted<G>;
  auto game = Planted::configure(setup);
  if (!game) return game.error();
  auto whole = game->setup();
  whole.options.erase("bug");
  return std::unique_ptr<Referee>(
      std::make_unique<RefereeOf<Planted, G>>(std::move(game).value(), std::move(whole)));
}

}  // namespace ruleproof::conformance

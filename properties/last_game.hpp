/// The game of the set-up that somebody asked for last: making a game may read tables, and
/// shrinking asks for the same one thousands of times.
#pragma once

#include <optional>

#include "model/core/setup.hpp"

namespace ruleproof::properties {

template <Configurable G>
class LastGame {
 public:
  /// The game under a set-up, or nothing if there is none. Valid until the next call.
  auto get(const SetupText& setup) -> const G* {
    if (!asked_ || !(*asked_ == setup)) {
      asked_ = setup;
      game_.reset();
      if (auto game = G::configure(setup)) game_.emplace(std::move(game).value());
    }
    return game_ ? &*game_ : nullptr;
  }

 private:
  std::optional<SetupText> asked_;
  std::optional<G> game_;
};

}  // namespace ruleproof::properties

/// A game, or a part of one, as it is played on the model.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/core/any_game.hpp"

namespace ruleproof::conformance {

/// One thing that is done in a game.
struct Action {
  enum class Kind : std::uint8_t {
    play,    ///< a legal move is made
    refuse,  ///< an illegal one is tried
    undo,    ///< the last one is taken back
  };
  Kind kind = Kind::play;
  std::string move = {};
  auto operator==(const Action&) const -> bool = default;
};

/// A game, or a part of one.
struct Course {
  std::string position = {};  ///< empty: the opening
  std::vector<Action> actions = {};
};

/// Sets the model to where a course begins; false, where that is no position under its set-up.
auto begin_at(AnyGame& model, const std::string& position) -> bool;
/// Makes a move, or takes one back; false where the rules have none. What is only tried changes
/// nothing.
auto follow(AnyGame& model, const Action& action) -> bool;
/// Plays a course to its end, without what the rules do not allow.
auto play_through(AnyGame& model, const Course& course) -> void;

}  // namespace ruleproof::conformance

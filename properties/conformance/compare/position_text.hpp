/// What there is to say of a position, as texts that are equal where engines would answer the same.
#pragma once

#include <string>

#include "model/core/any_game.hpp"

namespace ruleproof::conformance {

/// All fields.
[[nodiscard]] auto state_of(const AnyGame& game) -> std::string;
/// The legal moves, a line each, in one order.
[[nodiscard]] auto moves_on_offer(AnyGame& game) -> std::string;

}  // namespace ruleproof::conformance

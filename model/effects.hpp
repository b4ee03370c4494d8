/// The effects of all games, by name: for what is compiled once for all of them.
#pragma once

#include <span>
#include <string_view>

#include "model/core/effects.hpp"

namespace ruleproof {

/// The table of a game; empty for one that has none.
[[nodiscard]] auto effects_of(std::string_view game) -> std::span<const Effect>;

}  // namespace ruleproof

/// A change of a field for which the game has no words.
#pragma once

#include <optional>

#include "model/core/finding.hpp"

namespace ruleproof {

/// Of a pile of pieces only what went and what came; none of a number that stands for a set of
/// cells.
[[nodiscard]] auto unnamed(const Change& change) -> std::optional<Change>;

}  // namespace ruleproof

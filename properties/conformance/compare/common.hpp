/// How common each clause is in random games: by it, what a disagreement is about is told from what
/// every move relies on.
#pragma once

#include <cstdint>

#include "model/core/any_game.hpp"
#include "properties/laws/citations.hpp"

namespace ruleproof::conformance {

/// The model plays alone, and ends somewhere.
[[nodiscard]] auto citations_alone(AnyGame& model, std::uint64_t seed) -> properties::Citations;

}  // namespace ruleproof::conformance

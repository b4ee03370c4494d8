/// What `rules/effects.hpp` of a game says of clauses and fields that the game does not have.
#pragma once

#include <vector>

#include "model/core/finding.hpp"
#include "properties/conformance/parts.hpp"

namespace ruleproof::conformance {

/// A check that fails for each word of the tables which names no clause, or no field of any set-up.
/// Such a word decides nothing: where that field goes wrong, another clause would be named.
[[nodiscard]] auto misspelt_effects(const Parts& game) -> std::vector<Check>;

}  // namespace ruleproof::conformance

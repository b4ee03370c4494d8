/// The bias planted in Connect Four, as a part of `verify`.
#pragma once

#include <cstdint>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"

namespace ruleproof::cli {

/// Plays the game with and without the bias, and checks that the intervals tell which is which.
[[nodiscard]] auto planted_report(std::uint64_t seed) -> Result<GameReport>;

}  // namespace ruleproof::cli

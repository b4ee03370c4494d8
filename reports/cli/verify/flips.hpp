/// Rulings as mutants: whether a law or a scenario notices when an answer is changed.
#pragma once

#include <cstdint>
#include <string>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"

namespace ruleproof::cli {

/// One check for each answer that is not the default; the game exists.
[[nodiscard]] auto flips_report(const std::string& game, const std::string& root,
                                std::uint64_t steps, std::uint64_t seed) -> Result<GameReport>;

}  // namespace ruleproof::cli

/// The scenarios of a game, replayed.
#pragma once

#include <string>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"

namespace ruleproof::cli {

/// One check for each record below `root`/properties/scenarios; the game exists.
[[nodiscard]] auto scenarios_report(const std::string& game, const std::string& root)
    -> Result<GameReport>;

}  // namespace ruleproof::cli

/// The laws of a game at every step of a small one: "exhaustively checked at a scale".
#pragma once

#include <string>

#include "model/core/finding.hpp"

namespace ruleproof::cli {

/// No checks for a game that has no scale at which every position can be visited.
[[nodiscard]] auto scale_report(const std::string& game) -> GameReport;

}  // namespace ruleproof::cli

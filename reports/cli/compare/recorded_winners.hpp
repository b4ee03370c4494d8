/// Pairs of games with other winners that took long to find, as they were recorded: where a search
/// with less time finds none, they are played again.
///
///     solver/divergence/recorded/sea-dragons.json     # written by ci/record-answers --winners
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/core/finding.hpp"
#include "reports/cli/command/compare.hpp"

namespace ruleproof::cli {

inline constexpr std::string_view recorded_winners_folder = "solver/divergence/recorded";

/// The recorded pair for two readings under set-ups that say nothing but these, if there is one
/// that still shows it: both games replay, each under its reading and otherwise under the same
/// rules, by the same moves as long as both go on, and others win.
[[nodiscard]] auto recorded_winners(const std::string& game, const std::string& root,
                                    const Readings& readings) -> std::optional<Finding>;

}  // namespace ruleproof::cli

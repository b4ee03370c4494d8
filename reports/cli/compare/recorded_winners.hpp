/// Pairs of games with other winners that took long to find, as they were recorded: where a search
/// with less time finds none, they are played again.
///
///     solver/divergence/recorded/sea-dragons.json     # written by ci/record-answers --winners
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "reports/cli/command/compare.hpp"
#include "solver/divergence/parts.hpp"

namespace ruleproof::cli {

inline constexpr std::string_view recorded_winners_folder = "solver/divergence/recorded";

/// The recorded pair of games for two readings, played again under them: nothing where they do not
/// end with other winners. Of the file only the moves and the options of the set-up are believed.
[[nodiscard]] auto recorded_winners(const std::string& game, const std::string& root,
                                    const Readings& readings)
    -> std::optional<solver::divergence::Endings>;

}  // namespace ruleproof::cli

/// The table of what `conform` finds, as it was recorded: a part of `verify`.
#pragma once

#include <string>
#include <string_view>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "properties/conformance/survey/survey.hpp"

namespace ruleproof::cli {

/// Where the tables are.
inline constexpr std::string_view measured_folder = "properties/conformance/measured";

/// The rows of a table, and their sums. Nobody measures here: the checks say that the rows are
/// recorded, and whether the table is one of this model.
[[nodiscard]] auto measured_report(const conformance::Survey& survey) -> GameReport;

/// The table of the repository, `properties/conformance/measured/<game>.json`.
[[nodiscard]] auto measured_report(const std::string& game, const std::string& root)
    -> Result<GameReport>;

}  // namespace ruleproof::cli

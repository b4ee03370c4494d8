/// The table of what `conform` finds of engines with several bugs at once, as it was recorded.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "properties/conformance/survey/together_table.hpp"
#include "properties/files.hpp"

namespace ruleproof::cli {

/// Adds the table of the report's game, `measured/together/<game>.json` among `files`, if it is
/// there: a check for each engine, and the averages. An error where it cannot be read.
[[nodiscard]] auto add_together(GameReport& report, const std::vector<properties::TextFile>& files)
    -> std::optional<Error>;

/// The same of a table.
auto add_together(GameReport& report, const conformance::TogetherTable& table) -> void;

}  // namespace ruleproof::cli

/// Lines of justified text that pdftotext takes for many, because their blanks are as wide as those
/// between columns.
#pragma once

#include <vector>

#include "reports/audit/reading/columns.hpp"

namespace ruleproof::audit {

/// Joins what stands in one row with equal blanks between and, taken together, begins and ends where
/// another line of the page does. Cells of a table do not: their blanks differ.
[[nodiscard]] auto with_whole_lines(std::vector<PageLine> lines) -> std::vector<PageLine>;

}  // namespace ruleproof::audit

/// What pdftotext takes for one line and is two, of columns close together; and what it takes for
/// many and is one, of text that is stretched.
#pragma once

#include <vector>

#include "reports/audit/reading/columns.hpp"

namespace ruleproof::audit {

/// Parts lines where, in six or more of them one below the other, a blank stands at the same place:
/// the gutter of columns that is no wider than the type.
[[nodiscard]] auto parted_at_gutters(std::vector<PageLine> lines) -> std::vector<PageLine>;

/// Joins what stands in one row with equal blanks between and, taken together, begins and ends
/// where another line of the page does. Cells of a table do not: their blanks differ.
[[nodiscard]] auto with_whole_lines(std::vector<PageLine> lines) -> std::vector<PageLine>;

}  // namespace ruleproof::audit

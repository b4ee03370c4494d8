/// Sums over the numbers of some lines: "#1 = #2 + 3 * #4", where #1 is the first number there.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/audit/checklist/checklist.hpp"
#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/reading.hpp"

namespace ruleproof::audit {

/// The numbers of the lines, digits and words, in order.
[[nodiscard]] auto numbers_on(const TextReading& text, const Lines& lines) -> std::vector<int>;

/// Why the sum does not hold: "10 = 6 + 4" becomes "10 is not 6 + 5"; nothing if it holds.
[[nodiscard]] auto complaint(std::string_view sum, const std::vector<int>& numbers)
    -> std::optional<std::string>;

/// A remark for each sum that does not hold.
[[nodiscard]] auto wrong_sums(const TextReading& text, const std::vector<Sum>& sums) -> Remarks;

}  // namespace ruleproof::audit

/// What a quick run leaves out.
#pragma once

#include <string>
#include <string_view>

#include "model/core/finding.hpp"

namespace ruleproof::render {

/// What the check of a question says whose answers are those of a record.
inline constexpr std::string_view recorded_not_asked =
    "Not asked, for --quick: the answers are those that were recorded.";

/// "quick: less was tried; what is found may be weaker, or less, than without; 31 questions were
/// not asked: the answers are as recorded". Empty where the run was not quick.
[[nodiscard]] auto told_of_quick(const Run& run) -> std::string;

/// The counts of a run, and that it was quick, as a page says it.
[[nodiscard]] auto verdict_of_page(const Run& run) -> std::string;

}  // namespace ruleproof::render

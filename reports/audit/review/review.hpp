/// The page on which somebody reviews two texts by keyboard: one file, opened from disk, which
/// exports what `audit --pair --memory` reads.
#pragma once

#include <string>
#include <string_view>

#include "reports/audit/differences/entries.hpp"
#include "reports/audit/differences/memory.hpp"

namespace ruleproof::audit {

/// All pairs and what differs; `memory`: what was reviewed before, which an export keeps;
/// `version`: of the program.
[[nodiscard]] auto review_page(const PairAudit& comparison, const Memory& memory,
                               std::string_view version) -> std::string;

}  // namespace ruleproof::audit

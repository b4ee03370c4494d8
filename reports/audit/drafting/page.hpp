/// The page on which somebody reviews a draft by keyboard: one file, opened from disk, which
/// exports what `audit --new --reviewed` reads.
#pragma once

#include <string>
#include <string_view>

#include "reports/audit/align/align.hpp"
#include "reports/audit/drafting/settle.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {

/// Every line of the text with the clauses that the alignment gives it; `settled`: what was decided
/// before, which an export keeps, also where its sentence is gone; `version`: of the program.
[[nodiscard]] auto draft_page(const GameTables& game, const Alignment& alignment, const Text& text,
                              std::string_view language, const Settled& settled,
                              std::string_view version) -> std::string;

}  // namespace ruleproof::audit

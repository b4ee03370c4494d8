/// The draft of a sources file.
#pragma once

#include <string>
#include <string_view>

#include "reports/audit/align/align.hpp"
#include "reports/audit/drafting/settle.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {

/// Every link of the program with its confidence, those to be looked at marked `review`; what a
/// person decided with the hash of its lines and without a mark. Open questions are left to a
/// person: each is `silent`, marked, with the lines of its clause.
[[nodiscard]] auto draft(const GameTables& game, const Alignment& alignment, const Text& text,
                         std::string_view language, const Settled& settled = {}) -> std::string;

/// Whether a draft is as a program made it: its last line has the hash of all others. What somebody
/// has corrected is not, nor what is no draft.
[[nodiscard]] auto is_as_made(std::string_view draft) -> bool;

}  // namespace ruleproof::audit

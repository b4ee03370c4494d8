/// A new text through its sisters: what belongs to the lines of a clause in a text that somebody
/// mapped is where the new text says it, and what no sister says is absent here, too.
#pragma once

#include <vector>

#include "reports/audit/align/align.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/sources/sources.hpp"

namespace ruleproof::audit {

/// A sister: how it is mapped, and its sentences.
struct Sister {
  const Sources* sources = nullptr;
  Document document;
};

/// For each clause the lines of `text` that belong to its lines in the sisters, each with how sure
/// it is; a clause that no sister has gets line 0. Nothing without a sister in which most sentences
/// of the text have a partner.
[[nodiscard]] auto projected(const GameTables& game, const std::vector<Sister>& sisters,
                             const Document& text) -> std::vector<Vote>;

}  // namespace ruleproof::audit

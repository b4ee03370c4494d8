/// Stamping: writing into a sources file the hashes of the lines as they are now, and what they
/// say, after a review.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {

/// The sources file with the current hash in every entry that names lines and, for a text with a
/// glossary, the facts of its lines as the last table, `[says]`. Nothing else changes: order,
/// comments and spelling stay. Errors: those of `read_sources`, a text with another number of lines
/// than the file says, entries that do not have `lines` on a line of their own.
[[nodiscard]] auto stamped(std::string_view sources, std::string_view where, const GameTables& game,
                           const Text& text) -> Result<std::string>;

/// Stamps all sources files of a folder; gives the paths of those that changed.
[[nodiscard]] auto stamp(const std::string& sources_folder, const GameTables& game,
                         const std::string& texts_folder) -> Result<std::vector<std::string>>;

}  // namespace ruleproof::audit

/// The audit's page in the report of a whole run.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/audit/audit.hpp"
#include "reports/audit/matter.hpp"

namespace ruleproof::cli {

/// What a run's own comparisons of readings say of the questions that the texts leave open; the
/// gravest first. `whole` has the findings of `compare`.
[[nodiscard]] auto matters_known(const audit::Audit& audit, const GameReport& whole)
    -> std::vector<audit::Matter>;

/// Whether games of it open in the explorer: a record is there, and the explorer plays the game.
[[nodiscard]] auto in_explorer(const GameReport& game) -> bool;

/// "audit-year-of-the-dragon.html"
[[nodiscard]] auto audit_page_name(const std::string& game) -> std::string;

/// Writes the page into a folder.
[[nodiscard]] auto write_audit_page(audit::Audit audit, const GameReport& whole,
                                    const std::string& folder) -> std::optional<Error>;

}  // namespace ruleproof::cli

/// What an audit leaves behind: the page, SARIF, a summary, questions, records.
#pragma once

#include <optional>
#include <string>

#include "model/core/result.hpp"
#include "reports/audit/audit.hpp"
#include "reports/cli/command/audit.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/matter/questions.hpp"

namespace ruleproof::cli {

/// The smallest errata, for a terminal.
[[nodiscard]] auto results_text(const Tried& tried) -> std::string;

/// Writes `audit.html`, `report.sarif`, `run.json`, `summary.md`, `questions.md` and the records
/// into the folder, and `explorer.html` where it plays the game and there is a record.
[[nodiscard]] auto write_audit(const audit::Audit& audit, const Tried& tried,
                               const AuditFlags& options, const OutFolder& folder)
    -> std::optional<Error>;

}  // namespace ruleproof::cli

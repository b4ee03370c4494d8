/// The whole of a run of `verify`, from what became of its parts.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/cli/command/verify.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/store/failed_parts.hpp"
#include "reports/cli/verify/parts.hpp"
#include "reports/cli/verify/workers.hpp"

namespace ruleproof::cli {

/// The games that the flags name, or all. An error names what is none.
[[nodiscard]] auto games_meant(const VerifyFlags& flags) -> Result<std::vector<GameInfo>>;

/// Refuses a folder without the texts before hours of work, not after.
[[nodiscard]] auto missing_texts(const std::vector<GameInfo>& games, const VerifyFlags& flags)
    -> std::optional<Error>;

/// The parts of all those games, in the order of the report.
[[nodiscard]] auto parts_of(const std::vector<GameInfo>& games, const VerifyFlags& flags)
    -> std::vector<Part>;

/// What became of a part: its report; or one check that says why it has none.
[[nodiscard]] auto report_of(const Part& part, std::optional<Result<GameReport>> result)
    -> GameReport;

/// Puts the parts of each game together, judges what their games relied on, and audits the texts:
/// that needs what the other parts have found. `done.interrupted` where Ctrl-C came meanwhile.
/// Audits are parts, too: `failed` chooses among them, and keeps which failed.
[[nodiscard]] auto whole_run(const std::vector<GameInfo>& games, const std::vector<Part>& parts,
                             Done& done, const VerifyFlags& flags, FailedParts& failed,
                             Terminal& terminal) -> Run;

}  // namespace ruleproof::cli

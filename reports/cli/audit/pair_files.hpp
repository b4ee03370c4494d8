/// What `audit --pair --out` writes: a report for people, and files for translators' tools.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/audit/differences/memory.hpp"
#include "reports/cli/door/out_folder.hpp"

namespace ruleproof::cli {

/// The names of formats, of which there may be none; otherwise the error says which there are.
[[nodiscard]] auto unknown_format(const std::vector<std::string>& names) -> std::optional<Error>;

/// The names of all files that may be written.
[[nodiscard]] auto pair_files() -> std::vector<std::string>;

/// Writes the formats of those names, or all, into a folder. `memory`: what was reviewed before.
[[nodiscard]] auto write_pair(const audit::PairAudit& comparison, const audit::Memory& memory,
                              const Run& run, const OutFolder& folder,
                              const std::vector<std::string>& names) -> std::optional<Error>;

}  // namespace ruleproof::cli

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

/// What the texts are called wherever they are shown: the names of their files; of two that have
/// one name as much of the folders above as parts them.
[[nodiscard]] auto names_of_texts(const std::vector<std::string>& paths)
    -> std::vector<std::string>;

/// Writes the formats of those names, or all, into a folder. `memory`: what was reviewed before;
/// `paths`: where the texts are, for hosts that show findings in them.
[[nodiscard]] auto write_pair(const audit::PairAudit& comparison, const audit::Memory& memory,
                              const Run& run, const std::vector<std::string>& paths,
                              const OutFolder& folder, const std::vector<std::string>& names)
    -> std::optional<Error>;

}  // namespace ruleproof::cli

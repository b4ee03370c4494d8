/// The end of `verify`: its files, and what the terminal shows.
#pragma once

#include <optional>

#include "model/core/finding.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

/// Writes the run into the folder, in all forms, and prints its summary, or run.json; both begin
/// with what is different since the `other` one, if there is one. Gives the exit code.
[[nodiscard]] auto tell(const Run& whole, const std::optional<Run>& other, const OutFolder& folder,
                        bool json, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

/// `ruleproof audit --new`: a draft of the sources file for a text that nobody has mapped.
#pragma once

#include "reports/cli/command/audit.hpp"

namespace ruleproof::cli {

/// Aligns the text, writes the draft to `--out` or prints it, and tells what the text checks say.
[[nodiscard]] auto draft_sources(const AuditFlags& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

/// `ruleproof audit --new`: a draft of the sources file for a text that nobody has mapped.
#pragma once

#include "reports/cli/command/audit.hpp"

namespace ruleproof::cli {

/// Aligns the text, keeps to what `--reviewed` says, writes the draft and the page for its review
/// to
/// `--out` or prints the draft, and tells what the text checks say.
[[nodiscard]] auto draft_sources(const AuditFlags& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

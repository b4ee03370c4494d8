/// How a finding of conform is shown again.
#pragma once

#include "model/core/finding.hpp"
#include "reports/cli/command/conform.hpp"

namespace ruleproof::cli {

/// Adds to each finding the command that shows it again, "shown again by": that of its record. What
/// its game alone does not show has the command that found it, with its seed: "made by".
auto add_commands(GameReport& report, const ConformFlags& flags) -> void;

}  // namespace ruleproof::cli

/// The command that gives an answer of `ask` again, with all that was asked.
#pragma once

#include "model/core/finding.hpp"
#include "reports/cli/command/ask.hpp"

namespace ruleproof::cli {

/// Adds it to each finding, as "made by", where its id does not say as much: a typed question, and
/// one of the catalogue under a set-up, a seed or an effort of one's own.
auto add_commands(GameReport& report, const AskFlags& flags) -> void;

}  // namespace ruleproof::cli

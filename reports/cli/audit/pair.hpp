/// `ruleproof audit --pair A B`: two texts of any game held against each other.
#pragma once

#include "model/core/finding.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/cli/command/audit.hpp"

namespace ruleproof::cli {

/// The entries as findings, so that every format of a report can carry them.
[[nodiscard]] auto report_of(const audit::PairAudit& comparison) -> GameReport;

/// Reads the texts, prints or writes what differs. Exit code 1: a warning that nobody has reviewed.
auto compare_texts(const AuditFlags& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

/// On which clauses the model relied in games, and on which it never does.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "properties/laws/citations.hpp"

namespace ruleproof::properties {

/// The table of a report: every clause with how often it was relied on.
[[nodiscard]] auto clause_uses(std::span<const Clause> rulebook, const Citations& citations)
    -> std::vector<ClauseUse>;

/// Adds the counts of `more`, a table of the same rulebook.
auto add_uses(std::vector<ClauseUse>& uses, const std::vector<ClauseUse>& more) -> void;

/// Judges a report by its table of clauses: a check, and a finding for each enforced clause that
/// neither a step nor a refusal relied on. Where `complete` is false, too little was tried for that
/// to mean anything, and the check is skipped.
auto add_coverage(GameReport& report, bool complete) -> void;

}  // namespace ruleproof::properties

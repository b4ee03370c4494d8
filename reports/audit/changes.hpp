/// What has changed since the last review: one entry for a changed sentence, whatever rests on it
/// and whichever checks tell of it. Private to audit.cpp.
#pragma once

#include <vector>

#include "model/core/finding.hpp"
#include "reports/audit/audit.hpp"

namespace ruleproof::audit {

/// The suspects of a text: those with a line in common are one entry, with its smallest lines;
/// those that only stand elsewhere, all moved alike, are one entry, too.
[[nodiscard]] auto changes_of(const GameTables& game, const TextAudit& audited, const Text& text)
    -> std::vector<Finding>;

/// Adds what the text checks tell of changed lines to the entry of these lines, and takes out what
/// another entry has told: a contradiction within a text is found by the open question, too.
auto fold(std::vector<Finding>& findings) -> void;

}  // namespace ruleproof::audit

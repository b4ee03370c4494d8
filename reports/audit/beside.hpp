/// The mapped texts of a game held against each other sentence by sentence, as two texts without a
/// model are. Private to audit.cpp.
#pragma once

#include <vector>

#include "model/core/finding.hpp"
#include "reports/audit/audit.hpp"

namespace ruleproof::audit {

/// What each two texts say otherwise at lines that have changed since the review: a finding for
/// each, of the check "sister", which `fold` adds to the entry of these lines. And for each two
/// texts one finding on all other sentences that differ and that no open question speaks of: those
/// are for a reader to judge.
[[nodiscard]] auto beside_findings(const GameTables& game, const std::vector<TextAudit>& texts)
    -> std::vector<Finding>;

}  // namespace ruleproof::audit

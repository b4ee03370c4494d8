/// Findings and checks of the audit: one function for each kind. Private to audit.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/audit/audit.hpp"

namespace ruleproof::audit {

/// What an open question gives, if the texts do not all answer it alike. Where no text says
/// anything, its places are those of the clause.
[[nodiscard]] auto finding_of(const GameTables& game, const Comparison& comparison,
                              const std::vector<Sources>& sources, const std::vector<Text>& texts)
    -> std::optional<Finding>;

/// What differs, what that does in games, as far as known, and what to do: one line.
[[nodiscard]] auto title_of(const Comparison& comparison, std::string_view consequence)
    -> std::string;

/// Where texts diverge without need of a ruling: the lines of each, and why it cannot matter.
[[nodiscard]] auto unruled_findings(const GameTables& game, const std::vector<Sources>& sources,
                                    const std::vector<Text>& texts) -> std::vector<Finding>;

/// Adds what another engine has found out about the same question.
auto add_to(Finding& finding, const Finding& other) -> void;

/// Lines without account, links that are suspect or without a hash.
[[nodiscard]] auto findings_of(const GameTables& game, const TextAudit& audited, const Text& text)
    -> std::vector<Finding>;

[[nodiscard]] auto checks_of(const Audit& audit) -> std::vector<Check>;

}  // namespace ruleproof::audit

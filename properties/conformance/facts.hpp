/// The facts of a finding: what the engine did, and why the finding names a clause.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "properties/conformance/findings.hpp"
#include "properties/conformance/parts.hpp"

namespace ruleproof::conformance {

/// "festival-zero=ranked".
[[nodiscard]] auto text_of(const Reading& reading) -> std::string;

/// "a, b".
[[nodiscard]] auto listed(const std::vector<std::string>& ids, std::string_view between)
    -> std::string;

/// What a disagreement says, with the first of the fields that differ: "After "drop 4" the
/// positions differ, stage: model 1, engine 0; 2 other fields differ, too."
[[nodiscard]] auto told(const Disagreement& it) -> std::string;

/// The clauses of which one is broken: those that the games did not tell apart.
[[nodiscard]] auto broken_of(const Found& found) -> std::vector<std::string>;

/// Facts of a finding about a game.
auto add_facts(Finding& finding, const Parts& game, const Found& found) -> void;

}  // namespace ruleproof::conformance

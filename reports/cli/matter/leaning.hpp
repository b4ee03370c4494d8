/// On which other open questions a game rests that shows a difference, and one that rests on fewer.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/audit/matter.hpp"
#include "reports/cli/command/compare.hpp"
#include "reports/cli/matter/matter.hpp"

namespace ruleproof::cli {

/// Two answers, under the same set-up and the same other answers.
[[nodiscard]] auto readings_of(std::string_view ruling, std::string_view first,
                               std::string_view second, const Texts& options, const Texts& others)
    -> Readings;

/// Plays both games of a finding about two readings again, with each other answer to each of these
/// questions: those under which a move is illegal, or after which nothing differs any more.
[[nodiscard]] auto leans_of(const std::string& game, const Finding& finding,
                            const std::vector<OpenQuestion>& open) -> std::vector<audit::Lean>;

/// Looks for a game that shows the difference under the answers on which this one does not, too: it
/// takes its place if it leans on fewer questions. The finding is about where two readings part.
auto lean_less(const std::string& game, const std::vector<OpenQuestion>& open,
               const MatterBudget& budget, Finding& finding) -> void;

}  // namespace ruleproof::cli

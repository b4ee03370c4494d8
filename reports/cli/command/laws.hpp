/// `ruleproof ask GAME --laws`: what is proved of a game by induction, for all games.
#pragma once

#include <cstdint>
#include <string>

#include "model/core/finding.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::cli {

/// The laws that induction proves, as findings and as checks of the group "laws by induction".
[[nodiscard]] auto proved_laws_report(const std::string& game, const solver::AskOptions& options)
    -> GameReport;

/// The facts on which proofs rest, one finding for each scope: for the refuter, who tries each.
[[nodiscard]] auto proof_facts_report(const std::string& game) -> GameReport;

}  // namespace ruleproof::cli

/// `ruleproof ask GAME --laws`: what is proved of a game by induction, for all games.
#pragma once

#include <cstdint>
#include <string>

#include "model/core/finding.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::cli {

/// The laws that induction proves, as findings and as checks of the group "laws proved".
[[nodiscard]] auto proved_laws_report(const std::string& game, const solver::AskOptions& options)
    -> GameReport;

}  // namespace ruleproof::cli

/// `ruleproof explore --graph`: what the graph of all positions tells.
#pragma once

#include "model/core/setup.hpp"
#include "reports/cli/command/explore.hpp"
#include "reports/cli/print/terminal.hpp"
#include "solver/search/parts.hpp"

namespace ruleproof::cli {

[[nodiscard]] auto run_graph(const solver::search::Parts& game, const SetupText& setup,
                             const ExploreFlags& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

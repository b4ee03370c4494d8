/// `ruleproof explore --graph`: what the graph of all positions tells.
#pragma once

#include <optional>

#include "model/core/setup.hpp"
#include "reports/cli/command/explore.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/print/terminal.hpp"
#include "solver/search/parts.hpp"

namespace ruleproof::cli {

[[nodiscard]] auto run_graph(const solver::search::Parts& game, const SetupText& setup,
                             const ExploreFlags& options, const std::optional<OutFolder>& folder,
                             Terminal& terminal) -> int;

}  // namespace ruleproof::cli

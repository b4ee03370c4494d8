/// `ruleproof explore --graph`: what the graph of all positions tells.
#pragma once

#include "reports/cli/command/explore.hpp"
#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

[[nodiscard]] auto run_graph(const ExploreFlags& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

/// `ruleproof explorer`: the games as a page that plays them.
#pragma once

#include <string>

#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

struct ExplorerFlags {
  std::string game = {};  ///< the only one on the page; empty: all
  std::string out = {};   ///< the file
};

[[nodiscard]] auto run(const ExplorerFlags& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

/// `ruleproof explorer`: the games as a page that plays them.
#pragma once

#include <string>
#include <vector>

#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

struct ExplorerFlags {
  std::string game = {};  ///< the only one on the page; empty: all
  std::string out = {};   ///< the file
};

/// Whether the page plays that game: this program knows it, and was built with WebAssembly.
[[nodiscard]] auto is_explorable(const std::string& game) -> bool;
/// The page that plays some games of its module: one alone, or all.
[[nodiscard]] auto explorer_text(const std::vector<std::string>& games) -> std::string;

[[nodiscard]] auto run(const ExplorerFlags& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

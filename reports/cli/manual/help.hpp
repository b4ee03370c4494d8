/// `ruleproof help`: subcommands and formats explained, the pages of the manual, completions.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "reports/cli/manual/page.hpp"
#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

struct HelpFlags {
  std::string topic = {};       ///< empty: the overview
  std::string man = {};         ///< write the pages of the manual to this folder
  std::string completion = {};  ///< print the completions for this shell
  std::function<std::vector<manual::Page>()> pages = {};  ///< what the command says of itself
  std::function<std::string()> overview = {};             ///< what --help says
};

[[nodiscard]] auto run(const HelpFlags& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

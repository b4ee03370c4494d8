/// `ruleproof report`: renders a run again.
#pragma once

#include <string>
#include <vector>

#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

struct ReportOptions {
  std::string run;                        ///< a run.json; "-" is the standard input
  std::string out = {};                   ///< folder; empty: one format to the standard output
  std::string against = {};               ///< another run.json: what is different since; or none
  std::vector<std::string> formats = {};  ///< empty: all
};

[[nodiscard]] auto run(const ReportOptions& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

/// `ruleproof data check`: the numbers of the box that somebody wrote down, in place of stand-ins.
#pragma once

#include <string>

#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

struct DataFlags {
  std::string what;  ///< "check"
  std::string game;
  std::string file;         ///< as for `--setup data=FILE`
  bool no_answers = false;  ///< do not ask the catalogue again
  bool json = false;
  bool verbose = false;  ///< all of the answer, not ten lines
};

/// Says which parts are still stand-ins, and which answers of the catalogue change. A file that the
/// game refuses is an error with its line.
[[nodiscard]] auto run(const DataFlags& flags, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

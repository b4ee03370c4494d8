/// `ruleproof serve`: the model as an engine, behind the protocol of `conform`.
#pragma once

#include <string>
#include <vector>

#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

struct ServeFlags {
  SetUpFlags set_up;                           ///< what `initialize` leaves open
  std::vector<std::string> play_rulings = {};  ///< answers that are played, whatever is asked for
  std::vector<std::string> bugs = {};          ///< planted bugs; "list": tell them
  std::vector<std::string> without = {};       ///< capabilities that are not declared
  std::vector<std::string> fields = {};        ///< the only fields that are reported; empty: all
};

/// Speaks through the standard input and output themselves, not through `terminal`'s streams.
[[nodiscard]] auto run(const ServeFlags& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

/// `ruleproof rules`: the clauses of a rulebook, its open questions, its notation and its fields.
#pragma once

#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

struct RulesOptions {
  SetUpFlags set_up;
  std::string clause = {};  ///< id, tag, or the part of ids before a dot; empty: all clauses
  bool rulings = false;     ///< the open questions instead
  bool notation = false;    ///< how moves and positions are written
  bool fields = false;      ///< what records and positions may name
  bool json = false;
  bool verbose = false;  ///< all of the answer, not ten lines
};

[[nodiscard]] auto run(const RulesOptions& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

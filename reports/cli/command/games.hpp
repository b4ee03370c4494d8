/// `ruleproof games`: the games that the tool knows.
#pragma once

#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

struct GamesOptions {
  bool json = false;
};

[[nodiscard]] auto run(const GamesOptions& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

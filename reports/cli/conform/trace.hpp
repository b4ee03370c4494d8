/// `ruleproof conform --trace`: recorded games held to the model.
#pragma once

#include "reports/cli/command/conform.hpp"

namespace ruleproof::cli {

[[nodiscard]] auto hold_trace(const ConformFlags& flags, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

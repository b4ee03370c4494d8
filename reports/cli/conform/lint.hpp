/// `ruleproof conform --lint`: an adapter looked at before any game.
#pragma once

#include "properties/conformance/engine/process.hpp"
#include "reports/cli/command/conform.hpp"

namespace ruleproof::cli {

/// `launch` starts the engine.
[[nodiscard]] auto lint_engine(const ConformFlags& flags, const conformance::Launch& launch,
                               Terminal& terminal) -> int;

}  // namespace ruleproof::cli

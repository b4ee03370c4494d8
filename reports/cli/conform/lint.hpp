/// `ruleproof conform --lint`: an adapter looked at before any game.
#pragma once

#include <optional>

#include "properties/conformance/engine/process.hpp"
#include "reports/cli/command/conform.hpp"
#include "reports/cli/door/out_folder.hpp"

namespace ruleproof::cli {

/// `launch` starts the engine.
[[nodiscard]] auto lint_engine(const ConformFlags& flags, const conformance::Launch& launch,
                               const std::optional<OutFolder>& folder, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

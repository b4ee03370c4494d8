/// `ruleproof conform --trace`: recorded games held to the model.
#pragma once

#include <optional>

#include "reports/cli/command/conform.hpp"
#include "reports/cli/door/out_folder.hpp"

namespace ruleproof::cli {

[[nodiscard]] auto hold_trace(const ConformFlags& flags, const std::optional<OutFolder>& folder,
                              Terminal& terminal) -> int;

}  // namespace ruleproof::cli

/// What the results of `verify` depend on, as a shard of it writes it down.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "reports/cli/command/verify.hpp"

namespace ruleproof::cli {

/// "games", "drako, sea-dragons"; "seed", "3"; ...: all but where files are and who reads.
[[nodiscard]] auto asked_of(const VerifyFlags& flags)
    -> std::vector<std::pair<std::string, std::string>>;

/// The flags that were written down so. An error `bad_run` for what `asked_of` does not write.
[[nodiscard]] auto flags_of(const std::vector<std::pair<std::string, std::string>>& asked)
    -> Result<VerifyFlags>;

}  // namespace ruleproof::cli

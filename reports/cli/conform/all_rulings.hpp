/// `ruleproof conform --all-rulings`: an engine under every reading, one ruling changed at a time.
#pragma once

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "properties/conformance/conform.hpp"
#include "reports/games/parts.hpp"

namespace ruleproof::cli {

/// The report under the answers that were asked for, to which each other answer adds a check and
/// what was found under it. The budget is shared; without `keep_going` the first disagreement ends
/// it.
[[nodiscard]] auto conform_under_all(const conformance::ConformOptions& options,
                                     const games::Parts& game) -> Result<GameReport>;

}  // namespace ruleproof::cli

/// Where the partner of a sentence can be: around the sentences that only one pair can be.
#pragma once

#include <utility>
#include <vector>

#include "reports/audit/pairing/unit.hpp"

namespace ruleproof::audit {

/// For each sentence of the first text, and its end, the places in the second that are tried: from
/// `first` to before `second`; both never go back.
using Band = std::vector<std::pair<int, int>>;

[[nodiscard]] auto band_of(const Sides& sides) -> Band;

}  // namespace ruleproof::audit

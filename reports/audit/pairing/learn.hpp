/// A dictionary from what stands in sentences that belong together, as hunalign learns one.
#pragma once

#include <vector>

#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/pairing/unit.hpp"

namespace ruleproof::audit {

/// `before` weighs how much each pair is trusted; what is `given` stays.
[[nodiscard]] auto learned(const Sides& sides, const std::vector<Pairing>& pairings,
                           const Dictionary& before, const Dictionary& given) -> Dictionary;

}  // namespace ruleproof::audit

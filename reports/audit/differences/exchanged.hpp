/// Facts that change places, so that there are as many of each kind as before.
#pragma once

#include <vector>

#include "reports/audit/differences/anchors.hpp"
#include "reports/audit/differences/difference.hpp"
#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {

/// Two contraries, two numbers, two colours, each of which stands by what the other one stands by
/// in the other text; and a "not" that stands by another word than there.
[[nodiscard]] auto exchanged(const std::vector<Anchor>& anchors) -> std::vector<Difference>;

/// "A before B" here, "B before A" or "A after B" there.
[[nodiscard]] auto turned_round(const Pairing& pairing, const std::vector<Saying>& first,
                                const std::vector<Saying>& second,
                                const std::vector<Anchor>& anchors) -> std::vector<Difference>;

/// The same numbers in another order: the parts of the sentence may have changed places, too.
auto reordered_numbers(const SideFacts& a, const SideFacts& b, std::vector<Difference>& found)
    -> void;

}  // namespace ruleproof::audit

/// A part of a text that stands elsewhere in the other is one entry, however many sentences it has.
#pragma once

#include "reports/audit/differences/entries.hpp"

namespace ruleproof::audit {

/// Puts sentences that follow each other in both texts, but at another place, into one entry, with
/// the heading before them where both texts have the same one.
auto gather_moved(PairAudit& audit) -> void;

}  // namespace ruleproof::audit

/// The same soft difference time and again is one entry: "this text says 'may' 14 times where the
/// other says nothing of the kind".
#pragma once

#include "reports/audit/differences/entries.hpp"

namespace ruleproof::audit {

/// Puts notes that tell the same of several pairs into one entry, which stands where the gravest of
/// them stood. Warnings stay by themselves.
auto gather_habits(PairAudit& audit) -> void;

}  // namespace ruleproof::audit

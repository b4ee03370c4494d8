/// The same soft difference time and again is one entry: "this text says 'may' 14 times where the
/// other says nothing of the kind". So is what is as likely as not the freedom of a translation.
#pragma once

#include "reports/audit/differences/entries.hpp"

namespace ruleproof::audit {

/// Of two texts that hardly differ, what a note says of a pair counts as doubtful.
auto doubt_notes(PairAudit& audit) -> void;

/// Puts notes that tell the same of several pairs into one entry, which stands where the gravest of
/// them stood, and what is doubtful into one at the end. Warnings stay by themselves.
auto gather_habits(PairAudit& audit) -> void;

}  // namespace ruleproof::audit

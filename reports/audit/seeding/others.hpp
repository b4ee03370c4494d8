/// What an edited text says otherwise than the other translations: an instrument for the table of
/// seeded edits, for somebody who has no facts of the text itself at hand.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/seeding/edits.hpp"

namespace ruleproof::audit {

/// A clause, and an idea that only one side has on the lines that state it: "+must", "-6 point".
using Gap = std::pair<std::string, std::string>;

/// All gaps between a text and the other texts of its game; none where it is the only one.
[[nodiscard]] auto gaps_to_others(const Readings& all, std::size_t text) -> std::set<Gap>;

/// Whether the edit opens a gap, in a clause that one of its lines states, that was not there
/// `before`. A line that is dropped counts as empty: where it was, a comparison of files tells.
[[nodiscard]] auto parts_from_others(Readings& all, std::size_t text, const std::set<Gap>& before,
                                     const SeededEdit& edit) -> bool;

}  // namespace ruleproof::audit

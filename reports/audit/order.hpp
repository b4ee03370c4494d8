/// The one list of an audit, the gravest first: the same in every form of the report.
#pragma once

#include <cstdint>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/audit/audit.hpp"
#include "reports/audit/matter.hpp"

namespace ruleproof::audit {

/// What an editor has to look at, in this order. Severities fall with it, so that a format that
/// sorts by them keeps it.
enum class Rank : std::uint8_t {
  changed,        ///< since the last review
  contradiction,  ///< within one text
  difference,     ///< between the texts
  lack,           ///< a clause that one text does not say
  question,       ///< what the texts leave open
  seating,        ///< the same, where only the seats change their names
  wording,        ///< one thing under several names, one name for several things
  hardly,         ///< hardly a question, or one that no game can show
};
[[nodiscard]] auto rank_of(const Finding& finding) -> Rank;

/// The fact of a finding whose difference is one of seats, and why.
inline constexpr std::string_view of_seating = "artefact of seating";

/// Sorts the findings: by rank, then open questions by what they do, as `matters` are sorted; else
/// as they were.
auto put_in_order(Audit& audit, const std::vector<Matter>& matters = {}) -> void;

}  // namespace ruleproof::audit

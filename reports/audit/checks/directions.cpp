/// Directions, sides and rounding: clockwise, left, forward, ahead, up, inner, face down.
///
/// Found: a line whose words of this kind are others, or otherwise many, than when it was last
/// reviewed; and a clause that says one of two opposites while the lines that state it say only the
/// other.

#include <cstddef>

#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/checklist/recorded.hpp"
#include "reports/audit/text/lexicon.hpp"

namespace ruleproof::audit::checks {

auto directions(const Readings& all, std::size_t text) -> Remarks {
  return changed_or_opposed(all, all.texts[text], {Group::direction},
                            {{"clockwise", "counter-clockwise"},
                             {"left-to-right", "right-to-left"},
                             {"forward", "back"},
                             {"rounded-up", "rounded-down"},
                             {"inner", "outer"},
                             {"face-up", "face-down"}});
}

}  // namespace ruleproof::audit::checks

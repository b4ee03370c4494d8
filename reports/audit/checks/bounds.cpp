/// Bounds and comparisons: at least, at most, up to, only, exactly, more, fewer, most, half.
///
/// Found: a line whose words of this kind are others, or otherwise many, than when it was last
/// reviewed; and a clause that says one of two opposites - at least and at most, most and fewest,
/// more and fewer - while the lines that state it say only the other.

#include <cstddef>

#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/checklist/recorded.hpp"
#include "reports/audit/text/lexicon.hpp"

namespace ruleproof::audit::checks {

auto bounds(const Readings& all, std::size_t text) -> Remarks {
  return changed_or_opposed(
      all, all.texts[text], {Group::bound},
      {{"at-least", "at-most"}, {"at-least", "up-to"}, {"most", "fewest"}, {"more", "fewer"}});
}

}  // namespace ruleproof::audit::checks

/// Duties, permissions and bans: must, may, must not.
///
/// A rule that says "may" where it said "must" is another rule, and a translation loses the
/// difference easily. Found: a line whose duties, permissions, wishes or bans are others, or
/// otherwise many, than when the line was last reviewed; and a clause that has a duty where the
/// lines that state it have only a permission, or the reverse. A duty told in the plain present is
/// no word of either kind.

#include <cstddef>

#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/checklist/recorded.hpp"
#include "reports/audit/text/lexicon.hpp"

namespace ruleproof::audit::checks {

auto modality(const Readings& all, std::size_t text) -> Remarks {
  return changed_or_opposed(all, all.texts[text], {Group::modality}, {{"must", "may"}});
}

}  // namespace ruleproof::audit::checks

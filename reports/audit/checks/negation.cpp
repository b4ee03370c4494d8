/// No, not, never, none, without.
///
/// A word of one letter turns a rule into its opposite. Found: a line that denies more or less
/// often than when it was last reviewed.

#include <cstddef>

#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/checklist/recorded.hpp"
#include "reports/audit/text/lexicon.hpp"

namespace ruleproof::audit::checks {

auto negation(const Readings& all, std::size_t text) -> Remarks {
  return changed_facts(all.texts[text], {Group::negation});
}

}  // namespace ruleproof::audit::checks

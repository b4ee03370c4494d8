/// No, not, never, none, without.
///
/// A word of one letter turns a rule into its opposite. Found: a line that denies more or less
/// often than when it was last reviewed.

#include <cstddef>

#include "reports/audit/checks/checks.hpp"
#include "reports/audit/checks/reading.hpp"
#include "reports/audit/checks/recorded.hpp"
#include "reports/audit/lexicon.hpp"

namespace ruleproof::audit::checks {

auto negation(const Readings& all, std::size_t text) -> Remarks {
  return changed_facts(all.texts[text], {Group::negation});
}

}  // namespace ruleproof::audit::checks

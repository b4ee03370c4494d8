/// How many of them: each, any, all, some, both, the others, the same.
///
/// "Any palace" and "each palace" are different rules. Found: a line whose words of this kind are
/// others, or otherwise many, than when it was last reviewed; and a clause that speaks of the same
/// where its lines speak only of different ones, or the reverse.

#include <cstddef>

#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/checklist/recorded.hpp"
#include "reports/audit/text/lexicon.hpp"

namespace ruleproof::audit::checks {

auto quantifiers(const Readings& all, std::size_t text) -> Remarks {
  return changed_or_opposed(all, all.texts[text], {Group::quantifier}, {{"same", "different"}});
}

}  // namespace ruleproof::audit::checks

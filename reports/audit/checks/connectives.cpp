/// Or: whether one thing is enough or all are needed.
///
/// Found: a line that offers more or fewer alternatives than when it was last reviewed. "And" is
/// not counted, since it joins sentences, too: a text that replaces "and" by "or" is found by its
/// "or".

#include <cstddef>

#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/checklist/recorded.hpp"
#include "reports/audit/text/lexicon.hpp"

namespace ruleproof::audit::checks {

auto connectives(const Readings& all, std::size_t text) -> Remarks {
  return changed_facts(all.texts[text], {Group::connective});
}

}  // namespace ruleproof::audit::checks

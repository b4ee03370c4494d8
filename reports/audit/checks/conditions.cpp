/// Conditions and exceptions: if, except, instead, otherwise, even.
///
/// An exception that a translation leaves out is not missed by a reader. Found: a line with more or
/// fewer of these than when it was last reviewed.

#include <cstddef>

#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/checklist/recorded.hpp"
#include "reports/audit/text/lexicon.hpp"

namespace ruleproof::audit::checks {

auto conditions(const Readings& all, std::size_t text) -> Remarks {
  return changed_facts(all.texts[text], {Group::condition});
}

}  // namespace ruleproof::audit::checks

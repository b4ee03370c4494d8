/// Component arithmetic: declared counts against their parts.
///
/// A `[[sum]]` of the sources file says how the numbers of some lines must add up, whatever they
/// are: `says = "#1 = #2 + #4"` of "36 coins (21 of 1, 15 of 3)". Found: a sum that does not hold,
/// and a number that is missing for it. A number on one side may be a plain one where another text
/// has it.

#include <cstddef>

#include "reports/audit/checklist/checklist.hpp"
#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/checks/sums.hpp"

namespace ruleproof::audit::checks {

auto components(const Readings& all, std::size_t text) -> Remarks {
  const auto& reading = all.texts[text];
  return wrong_sums(reading, reading.sources->checklist.sums);
}

}  // namespace ruleproof::audit::checks

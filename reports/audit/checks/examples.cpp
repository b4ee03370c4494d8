/// Worked examples, computed again.
///
/// An `[[example]]` of the sources file says how the numbers of an example must come out:
/// `says = "#5 = #6 + #7 + #8"`. Where the model has a record of the same example, `record` names
/// the scenario, which `ruleproof replay` plays and the tests of the model replay. Found: an
/// example that does not come out.

#include <cstddef>

#include "reports/audit/checklist/checklist.hpp"
#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/checks/sums.hpp"

namespace ruleproof::audit::checks {

auto examples(const Readings& all, std::size_t text) -> Remarks {
  const auto& reading = all.texts[text];
  return wrong_sums(reading, reading.sources->checklist.examples);
}

}  // namespace ruleproof::audit::checks

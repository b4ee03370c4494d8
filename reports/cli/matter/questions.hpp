/// All open questions of an audit, tried out: several at a time, with progress, until Ctrl-C.
#pragma once

#include <vector>

#include "reports/audit/audit.hpp"
#include "reports/audit/matter.hpp"
#include "reports/audit/page/errata.hpp"
#include "reports/cli/matter/matter.hpp"
#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

struct Tried {
  std::vector<audit::Matter> matters;  ///< the gravest first
  audit::Errata errata;
  bool interrupted = false;  ///< threads may still be at work: leave by `leave_now`
};

/// The questions that the texts leave open, with the answers that they allow.
[[nodiscard]] auto open_questions(const audit::Audit& audit) -> std::vector<OpenQuestion>;

/// Each question by itself; then those that make no difference, together with others.
[[nodiscard]] auto try_all(const audit::Audit& audit, const MatterBudget& budget, unsigned jobs,
                           Terminal& terminal) -> Tried;

}  // namespace ruleproof::cli

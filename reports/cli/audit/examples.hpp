/// The worked examples of the texts, recomputed by the model.
#pragma once

#include <string>

#include "reports/audit/audit.hpp"

namespace ruleproof::cli {

/// Replays the scenarios of the repository that stand for worked examples, and adds a check for
/// each place of a text that one of them says it is from: agrees, or differs, which is a finding on
/// those lines. A line that the sources file marks as an example, and that neither a scenario nor
/// an
/// `[[example]]` recomputes, is a finding, too. Nothing where the scenarios are not at hand.
auto add_examples(audit::Audit& audit, const std::string& root) -> void;

}  // namespace ruleproof::cli

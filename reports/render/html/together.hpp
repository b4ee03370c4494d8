/// Which games of a finding are stepped through together, and where they differ.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "model/core/finding.hpp"

namespace ruleproof::render {

/// Witnesses that stand side by side: one game under each of its readings, or one alone.
struct Together {
  std::vector<std::size_t> witnesses;  ///< their numbers
  std::string leads_to;                ///< "another winner", where the finding says so
  /// Of several: the first step that is not the same in all of them; where all steps are, the last:
  /// they differ in what comes then.
  std::optional<std::size_t> difference;
  std::string differ;  ///< in a few words: "the first difference at step 36"
  std::string says;    ///< the finding's own sentence about that step; may be empty
};

/// All witnesses in their order. Neighbours stand together if they are of one set-up, under
/// readings that are not the same, and if the moves of the shorter one are the first of the longer
/// one.
[[nodiscard]] auto together(const Finding& finding) -> std::vector<Together>;

}  // namespace ruleproof::render

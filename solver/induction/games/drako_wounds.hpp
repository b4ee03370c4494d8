/// Where the wounds of the dragon of Drako can be: proved by induction over single wounds.
#pragma once

#include <vector>

#include "model/core/finding.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver {

[[nodiscard]] auto wound_laws(const AskOptions& options) -> std::vector<Finding>;

}  // namespace ruleproof::solver

/// What one choice may change in River Dragons, and what it leads to.
#pragma once

#include <vector>

#include "solver/induction/facts.hpp"

namespace ruleproof::solver {

[[nodiscard]] auto river_dragons_step_facts() -> std::vector<Fact>;

}  // namespace ruleproof::solver

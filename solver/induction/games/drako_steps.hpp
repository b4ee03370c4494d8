/// What one choice may change in Drako, and what it leads to.
#pragma once

#include <vector>

#include "solver/induction/facts.hpp"

namespace ruleproof::solver {

[[nodiscard]] auto drako_step_facts() -> std::vector<Fact>;

}  // namespace ruleproof::solver

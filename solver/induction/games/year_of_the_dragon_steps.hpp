/// What one choice may change in the Year of the Dragon, and what it leads to.
#pragma once

#include <vector>

#include "solver/induction/facts.hpp"

namespace ruleproof::solver {

[[nodiscard]] auto year_of_the_dragon_step_facts() -> std::vector<Fact>;

}  // namespace ruleproof::solver

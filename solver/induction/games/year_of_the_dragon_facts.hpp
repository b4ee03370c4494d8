/// What is so of all positions of In the Year of the Dragon.
#pragma once

#include <vector>

#include "solver/induction/facts.hpp"

namespace ruleproof::solver {

[[nodiscard]] auto year_of_the_dragon_facts() -> std::vector<Fact>;

}  // namespace ruleproof::solver

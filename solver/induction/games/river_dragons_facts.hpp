/// What is so of all positions of River Dragons, with what the board and the colours say.
#pragma once

#include <vector>

#include "solver/induction/facts.hpp"

namespace ruleproof::solver {

[[nodiscard]] auto river_dragons_facts() -> std::vector<Fact>;

}  // namespace ruleproof::solver

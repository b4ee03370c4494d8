/// What is so of all positions of Sea Dragons: the invariant of the model as expressions, and what
/// chapters of the rulebook add to it.
#pragma once

#include <vector>

#include "solver/induction/facts.hpp"

namespace ruleproof::solver {

[[nodiscard]] auto sea_dragons_facts() -> std::vector<Fact>;

}  // namespace ruleproof::solver

/// What can be seen of formulas at a glance, without a solver.
#pragma once

#include <vector>

#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver {

/// Whether some values make all of the formulas true: `sat` where one of a few tries does, `unsat`
/// where the ranges of the variables leave no room for it, `unknown` for all that takes thought.
/// The same for the same formulas. A solver takes many times as long, most of it to be set up.
[[nodiscard]] auto glance(const std::vector<Truth>& formulas) -> Sat;

}  // namespace ruleproof::solver

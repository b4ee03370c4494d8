/// Formulas as SMT-LIB 2.6 text: the one form in which they go to a solver, to any solver.
#pragma once

#include <span>
#include <string>

#include "solver/smt/term.hpp"

namespace ruleproof::solver {

/// A whole script: the variables in order of their names with their bounds, one
/// assertion for each formula, in which what stands more than once has a name, `(check-sat)`. The
/// same formulas give the same text on every machine. `says` becomes a comment at the top.
[[nodiscard]] auto smt_lib(std::span<const Truth> formulas, std::string_view says) -> std::string;

}  // namespace ruleproof::solver

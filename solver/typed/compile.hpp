/// From what was written to what is evaluated: names become places in a position, aggregates one
/// operand for each player or place.
#pragma once

#include "model/core/result.hpp"
#include "solver/typed/program.hpp"
#include "solver/typed/syntax.hpp"
#include "solver/typed/vocabulary.hpp"

namespace ruleproof::solver::typed {

/// The program of a question, which must be true or false; errors name the column, and for a name
/// the nearest one that there is.
[[nodiscard]] auto compile(const Syntax& syntax, const Vocabulary& vocabulary) -> Result<Program>;

/// Reads and compiles.
[[nodiscard]] auto compile(std::string_view text, const Vocabulary& vocabulary) -> Result<Program>;

/// The program of a number.
[[nodiscard]] auto compile_number(std::string_view text, const Vocabulary& vocabulary)
    -> Result<Program>;

}  // namespace ruleproof::solver::typed

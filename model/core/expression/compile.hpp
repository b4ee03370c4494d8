/// From what was written to what is evaluated: names become places in a position, aggregates one
/// operand for each player or place.
#pragma once

#include "model/core/expression/program.hpp"
#include "model/core/expression/syntax.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/result.hpp"

namespace ruleproof::expression {

/// The program of a question, which must be true or false; errors name the column, and for a name
/// the nearest one that there is.
[[nodiscard]] auto compile(const Syntax& syntax, const Vocabulary& vocabulary) -> Result<Program>;

/// Reads and compiles.
[[nodiscard]] auto compile(std::string_view text, const Vocabulary& vocabulary,
                           const Place& place = {}) -> Result<Program>;

/// The program of a number.
[[nodiscard]] auto compile_number(std::string_view text, const Vocabulary& vocabulary)
    -> Result<Program>;

}  // namespace ruleproof::expression

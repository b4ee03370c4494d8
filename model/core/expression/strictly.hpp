/// For whoever types an expression: a name that could be two things is refused, not read as one.
#pragma once

#include "model/core/expression/program.hpp"
#include "model/core/expression/syntax.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/result.hpp"

namespace ruleproof::expression {

/// What `compile` says; the error names the column of a name that is both a field and a word for a
/// value of the other side.
[[nodiscard]] auto compile_strictly(const Syntax& syntax, const Vocabulary& vocabulary)
    -> Result<Program>;

}  // namespace ruleproof::expression

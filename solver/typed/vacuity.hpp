/// Answers that hold for want of a case: a law about lists that are always empty, or about what
/// is so under a condition that is never met, cannot be refuted, and says nothing.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "model/core/expression/syntax.hpp"
#include "solver/typed/typed.hpp"

namespace ruleproof::solver::typed {

/// Something that must be so in some position, or an answer that nothing refutes is about nothing.
struct Probe {
  expression::Syntax sought;
  std::string_view lacks;  ///< of what there is none, if it is never so: "its condition holds"
};

/// Whether a name is one of a field, and no word for a value.
using IsField = std::function<bool(std::string_view name)>;

/// What is to be found in some position each. What it speaks of has to be there: an element of
/// each list that is summed or counted, and a value of each comparison. Of what is always so, a
/// condition has to be met: "not a or b" and "a or b" say of positions without the first part that
/// the second is so; so does each part of `all(...)`.
[[nodiscard]] auto probes_of(const TypedQuestion& question, const expression::Syntax& syntax,
                             const IsField& is_field) -> std::vector<Probe>;

/// So where the question has no value, since something that it speaks of is not there: no answer
/// speaks of such a position, and "always" must not seem to.
[[nodiscard]] auto without_value(const expression::Syntax& syntax) -> expression::Syntax;

}  // namespace ruleproof::solver::typed

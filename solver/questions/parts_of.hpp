/// The questions of a game. The header that specialises asked_about is seen before this header,
/// where it has one.
#pragma once

#include "solver/questions/parts.hpp"

namespace ruleproof::solver::questions {

template <class G>
auto parts_of() -> Parts {
  return {.name = G::name, .questions = asked_about<G>()};
}

}  // namespace ruleproof::solver::questions

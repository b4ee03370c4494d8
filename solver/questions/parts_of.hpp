/// The questions of a game. Whoever includes this has seen the header that specialises asked_about,
/// where the game has one.
#pragma once

#include "solver/questions/parts.hpp"

namespace ruleproof::solver::questions {

template <class G>
auto parts_of() -> Parts {
  return {.name = G::name, .questions = asked_about<G>()};
}

}  // namespace ruleproof::solver::questions

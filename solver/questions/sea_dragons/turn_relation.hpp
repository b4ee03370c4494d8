/// Heads and turns as a relation over a `Number`. Held to the model by sampled games
/// (relations_test.cpp).
#pragma once

#include <vector>

#include "model/core/number.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::sea_dragons_question {

/// What a turn does to the heads: the player in turn loses one. [lay.card] [pass]
template <class N>
auto heads_after(std::vector<N> heads, std::size_t actor) -> std::vector<N> {
  heads[actor] = heads[actor] - N(1);
  return heads;
}

/// How heads stand at the beginning of a turn: who had this round's turn already has one less than
/// who has not, and who is in turn has one.
template <class N>
auto in_step(const std::vector<N>& heads, std::size_t actor) {
  auto holds = N(1) <= heads[actor];
  for (std::size_t p = 0; p < heads.size(); ++p) {
    holds = holds && (heads[p] == (p < actor ? heads[actor] - N(1) : heads[actor]));
  }
  return holds;
}

}  // namespace ruleproof::solver::sea_dragons_question

/// How many planks are adjacent to one, from the loads of its two ends, as a relation over a
/// `Number`. Held to the model by sampled games (relations_test.cpp).
#pragma once

#include "model/core/number.hpp"

namespace ruleproof::solver {

/// `first` and `second` planks rest on the ends of a plank, itself among them; `both` others rest
/// on both.
template <ruleproof::Number N>
auto loads_agree(const N& first, const N& second, const N& both) {
  return both + N(1) <= first && both + N(1) <= second;
}

/// Planks that share a support with it over an end that counts (1) and not only over one that does
/// not (0).
template <ruleproof::Number N>
auto adjacent_planks(const N& first, const N& second, const N& both, const N& first_counts,
                     const N& second_counts) -> N {
  const N by_first = first - N(1);
  const N by_second = second - N(1);
  return first_counts * by_first + second_counts * by_second - first_counts * second_counts * both;
}

}  // namespace ruleproof::solver

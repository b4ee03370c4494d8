/// Four in a line.
#pragma once

#include "model/connect_four/state.hpp"

namespace ruleproof::connect_four {

/// Four stones, each `step` bits from the next.
constexpr auto has_four(Cells stones, int step) -> bool {
  const auto pairs = stones & (stones >> step);
  return (pairs & (pairs >> (2 * step))) != 0;
}

/// [line.straight] Four in a column or a row. `height` is the distance of two columns in bits.
constexpr auto has_straight_line(Cells stones, int height) -> bool {
  return has_four(stones, 1) || has_four(stones, height);
}

/// [line.diagonal] Four in a rising or a falling diagonal.
constexpr auto has_diagonal_line(Cells stones, int height) -> bool {
  return has_four(stones, height + 1) || has_four(stones, height - 1);
}

}  // namespace ruleproof::connect_four

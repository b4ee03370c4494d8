/// Positions and moves.
///
///      .  .  .  .          bit numbers of a board of 4 rows: column by column, from the bottom,
///      3  8 13 18          with one spare bit on top of each column (4, 9, 14, ...), so that a
///      2  7 12 17          shifted board never runs from one column into the next
///      1  6 11 16
///      0  5 10 15
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <tuple>

#include "model/core/fields.hpp"

namespace ruleproof::connect_four {

/// Cells of a board, one bit each.
using Cells = std::uint64_t;

/// How far the game is.
enum class Stage : std::uint8_t { playing, p1_won, p2_won, drawn };

struct State {
  std::array<Cells, 2> stones{};  ///< of p1, of p2
  Stage stage = Stage::playing;

  auto operator<=>(const State&) const = default;
  static constexpr auto fields() {
    return std::tuple{
        Field{"stones", &State::stones, 0, INT64_MAX, "cells with stones of p1 and p2, as bits"},
        Field{"stage", &State::stage, 0, 3, "0 playing, 1 p1 has won, 2 p2 has won, 3 drawn"}};
  }
};

/// Drop a stone into a column, 0-based from the left.
struct Drop {
  std::uint8_t column = 0;
  auto operator<=>(const Drop&) const = default;
};

using Move = Drop;

}  // namespace ruleproof::connect_four

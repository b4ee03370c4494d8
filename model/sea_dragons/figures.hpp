/// Figures in all their distinct turns: rotations and reflections. [lay.turning]
#pragma once

#include <cstddef>

#include "model/core/fixed.hpp"
#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/pieces.hpp"

namespace ruleproof::sea_dragons {

inline constexpr std::size_t most_cells = 5;  ///< of a dragon
inline constexpr std::size_t most_turns = 8;  ///< four rotations, each also mirrored

/// A figure turned one way. Its offsets are counted from the top left corner of the box that holds
/// it, in rows of 16 cells like the board's; the corner itself may be empty.
struct Turn {
  FixedVector<Cell, most_cells> offsets;
  Bits cells;  ///< the offsets as a set, with the box in the top left corner of the board
  auto operator<=>(const Turn&) const = default;
};

using Turns = FixedVector<Turn, most_turns>;

/// The distinct turns of a figure; the one that is drawn comes first.
[[nodiscard]] auto turns_of(const Turn& drawn) -> Turns;

/// The cells of a dragon whose box has its top left corner at `corner`.
constexpr auto cells_of(const Turn& turn, Cell corner) -> Bits { return turn.cells.to(corner); }

}  // namespace ruleproof::sea_dragons

/// Boards on which two readings are held against each other: with wins on a diagonal, and without.
#pragma once

#include "model/connect_four/connect_four.hpp"
#include "model/connect_four/rules/rulings.hpp"

namespace ruleproof::solver {

inline auto board(int columns, int rows, connect_four::Diagonals diagonals)
    -> connect_four::ConnectFour {
  return connect_four::ConnectFour(
      {.columns = columns, .rows = rows, .rulings = {.diagonals = diagonals}});
}
inline const auto with = board(4, 4, connect_four::Diagonals::count);
inline const auto without = board(4, 4, connect_four::Diagonals::do_not_count);

}  // namespace ruleproof::solver

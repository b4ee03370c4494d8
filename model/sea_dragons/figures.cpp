#include "model/sea_dragons/figures.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "model/sea_dragons/bits.hpp"

namespace ruleproof::sea_dragons {
namespace {

struct Point {
  int x = 0;
  int y = 0;
};

/// The turn with these cells, moved to the top left corner.
auto turn_of(std::vector<Point> points) -> Turn {
  int left = points.front().x;
  int top = points.front().y;
  for (const auto& point : points) {
    left = std::min(left, point.x);
    top = std::min(top, point.y);
  }
  Turn turn;
  for (const auto& point : points) turn.offsets.push_back(cell_at(point.x - left, point.y - top));
  std::sort(turn.offsets.begin(), turn.offsets.end());
  for (const auto offset : turn.offsets) turn.cells |= Bits::of(offset);
  return turn;
}

}  // namespace

auto turns_of(const Turn& drawn) -> Turns {
  Turns turns;
  for (int way = 0; way < static_cast<int>(most_turns); ++way) {
    std::vector<Point> points;
    for (const auto offset : drawn.offsets) {
      Point point{column_of(offset), row_of(offset)};
      if (way >= 4) point.x = -point.x;
      for (int quarter = 0; quarter < way % 4; ++quarter) point = {-point.y, point.x};
      points.push_back(point);
    }
    const auto turn = turn_of(std::move(points));
    if (std::ranges::find(turns, turn) == turns.end()) turns.push_back(turn);
  }
  return turns;
}

}  // namespace ruleproof::sea_dragons

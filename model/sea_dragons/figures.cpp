#include "model/sea_dragons/figures.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
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

auto read_figure(std::span<const std::string> rows, std::string& problem) -> Turn {
  std::vector<Point> points;
  for (std::size_t y = 0; y < rows.size(); ++y) {
    if (rows[y].size() != rows.front().size() || rows[y].empty()) {
      problem = "the rows of a figure have one length";
      return {};
    }
    for (std::size_t x = 0; x < rows[y].size(); ++x) {
      if (rows[y][x] == '#') points.push_back({static_cast<int>(x), static_cast<int>(y)});
      if (rows[y][x] != '#' && rows[y][x] != '.') {
        problem = "a figure is drawn with # and .";
        return {};
      }
    }
  }
  if (points.empty() || points.size() > most_cells || rows.size() > most_cells ||
      rows.front().size() > most_cells) {
    problem = "a figure has one to five cells";
    return {};
  }
  auto turn = turn_of(points);
  if (connected(Bits::of(turn.offsets[0]), turn.cells) != turn.cells) {
    problem = "the cells of a figure must hang together by their edges";
    return {};
  }
  return turn;
}

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

auto same_figure(const Turns& one, const Turns& other) -> bool {
  return !one.empty() && std::ranges::find(other, one[0]) != other.end();
}

}  // namespace ruleproof::sea_dragons

#include "model/sea_dragons/data/figure_rows.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/figures.hpp"

namespace ruleproof::sea_dragons {

auto read_figure(std::span<const std::string> rows, std::string& problem) -> Turn {
  if (rows.empty() || rows.size() > most_cells || rows.front().size() > most_cells) {
    problem = "a figure has one to five cells";
    return {};
  }
  std::vector<Cell> cells;
  for (std::size_t y = 0; y < rows.size(); ++y) {
    if (rows[y].size() != rows.front().size() || rows[y].empty()) {
      problem = "the rows of a figure have one length";
      return {};
    }
    for (std::size_t x = 0; x < rows[y].size(); ++x) {
      if (rows[y][x] == '#') cells.push_back(cell_at(static_cast<int>(x), static_cast<int>(y)));
      if (rows[y][x] != '#' && rows[y][x] != '.') {
        problem = "a figure is drawn with # and .";
        return {};
      }
    }
  }
  if (cells.empty() || cells.size() > most_cells) {
    problem = "a figure has one to five cells";
    return {};
  }
  Turn drawn;
  for (const auto cell : cells) drawn.offsets.push_back(cell);
  drawn = turns_of(drawn)[0];  // in its corner
  if (connected(Bits::of(drawn.offsets[0]), drawn.cells) != drawn.cells) {
    problem = "the cells of a figure must hang together by their edges";
    return {};
  }
  return drawn;
}

auto same_figure(const Turns& one, const Turns& other) -> bool {
  return !one.empty() && std::ranges::find(other, one[0]) != other.end();
}

}  // namespace ruleproof::sea_dragons

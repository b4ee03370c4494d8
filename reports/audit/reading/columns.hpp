/// The order in which the lines of a page are read: columns one after the other, tables row by row.
#pragma once

#include <string>
#include <vector>

namespace ruleproof::audit {

struct PageWord {
  std::string text;
  double left = 0;
  double top = 0;
  double right = 0;
  double bottom = 0;
};

/// A line of a page, in points from its upper left corner.
struct PageLine {
  std::string text;
  std::vector<PageWord> words = {};  ///< of it, from left to right
  double left = 0;
  double top = 0;
  double right = 0;
  double bottom = 0;
  int page = 0;           ///< from 0
  int number = 0;         ///< over all pages, from 1
  bool at_edge = false;   ///< of the page: where running heads and page numbers stand
  int group = 0;          ///< lines of one group stand below each other, without a gap
  double column_end = 0;  ///< where the lines of its column end
  bool is_cell = false;   ///< others stand beside it, as in a row of a table
  [[nodiscard]] auto height() const -> double { return bottom - top; }
};

/// The lines of one page by recursive cuts (Nagy and Seth 1984): along gutters that no line
/// crosses, else between lines. The mark of an item that stands alone joins the line beside it. A
/// page with more lines than any keeps its order.
[[nodiscard]] auto in_reading_order(std::vector<PageLine> lines) -> std::vector<PageLine>;

}  // namespace ruleproof::audit

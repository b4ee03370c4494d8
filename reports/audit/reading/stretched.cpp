#include "reports/audit/reading/stretched.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <tuple>
#include <utility>
#include <vector>

#include "reports/audit/reading/columns.hpp"
#include "reports/audit/stable.hpp"

namespace ruleproof::audit {
namespace {

constexpr double same_row = 0.3;  // heights of a line
constexpr double widest = 3;      // of a blank, in heights of a line
constexpr double alike = 0.15;    // of a blank: how far the blanks of one line differ
constexpr double close = 0.1;     // heights of a line: what ends where another line does

/// Where the parts end that go on with the part `first`, with blanks alike.
auto end_of_chain(const std::vector<PageLine>& lines, std::size_t first) -> std::size_t {
  const double height = lines[first].height();
  double blank = 0;
  auto end = first + 1;
  for (; end < lines.size(); ++end) {
    const auto& line = lines[end];
    const double here = line.left - lines[end - 1].right;
    const bool is_in_row = std::abs(line.top - lines[first].top) < same_row * height;
    if (!is_in_row || here <= 0 || here > widest * height) break;
    if (end == first + 1) blank = here;
    if (std::abs(here - blank) > alike * blank) break;
  }
  return end;
}

/// Whether a line of the page begins and ends so.
auto is_a_line(const std::vector<PageLine>& lines, double left, double right) -> bool {
  return std::ranges::any_of(lines, [&](const PageLine& line) {
    const double near = close * line.height();
    return std::abs(line.left - left) < near && std::abs(line.right - right) < near;
  });
}

}  // namespace

auto with_whole_lines(std::vector<PageLine> lines) -> std::vector<PageLine> {
  lines = sorted_by(std::move(lines), [](const PageLine& line) {
    // Parts of a row share their top up to a fraction of a point.
    return std::tuple(std::lround(line.top), line.left);
  });
  std::vector<PageLine> whole;
  for (std::size_t first = 0; first < lines.size();) {
    auto end = end_of_chain(lines, first);
    while (end > first + 1 && !is_a_line(lines, lines[first].left, lines[end - 1].right)) --end;
    auto line = std::move(lines[first]);
    for (auto part = first + 1; part < end; ++part) {
      line.text += ' ' + lines[part].text;
      line.right = lines[part].right;
    }
    line.column_end = line.right;
    whole.push_back(std::move(line));
    first = end;
  }
  return whole;
}

}  // namespace ruleproof::audit

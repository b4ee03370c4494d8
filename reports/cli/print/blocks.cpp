#include "reports/cli/print/blocks.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "reports/cli/print/columns.hpp"

namespace ruleproof::cli {
namespace {

using Rows = std::vector<std::vector<std::string>>;

/// The lines of a head: no broader than what stands below it, but for words.
auto folded(const Rows& rows, std::size_t column) -> std::vector<std::string> {
  constexpr std::size_t readable = 12;
  std::size_t most = readable;
  for (std::size_t i = 1; i < rows.size(); ++i) most = std::max(most, width(rows[i][column]));
  return wrapped_lines(rows.front()[column], most);
}

auto widest(const std::vector<std::string>& head, const Rows& rows, std::size_t column)
    -> std::size_t {
  std::size_t most = 0;
  for (const auto& line : head) most = std::max(most, width(line));
  for (std::size_t i = 1; i < rows.size(); ++i) most = std::max(most, width(rows[i][column]));
  return most;
}

auto is_of_numbers(const Rows& rows, std::size_t column) -> bool {
  return std::all_of(rows.begin() + 1, rows.end(), [&](const auto& row) {
    return !row[column].empty() && std::ranges::all_of(row[column], [](char c) {
      return (c >= '0' && c <= '9') || c == ',' || c == '.';
    });
  });
}

/// The names of the rows and some columns, the last lines of their heads on one line.
auto block(const Rows& rows, std::string_view indent,
           const std::vector<std::vector<std::string>>& heads, std::size_t first, std::size_t last)
    -> std::string {
  std::size_t high = 1;
  for (auto i = first; i < last; ++i) high = std::max(high, heads[i].size());
  Rows shown(high, {""});
  for (auto i = first; i < last; ++i) {
    for (std::size_t line = 0; line < high; ++line) {
      const auto blank = high - heads[i].size();
      shown[line].push_back(line < blank ? "" : heads[i][line - blank]);
    }
  }
  for (std::size_t row = 1; row < rows.size(); ++row) {
    shown.push_back({rows[row].front()});
    for (auto i = first; i < last; ++i) shown.back().push_back(rows[row][i]);
  }
  for (auto i = first; i < last; ++i) {
    if (!is_of_numbers(rows, i)) continue;
    const auto most = widest(heads[i], rows, i);
    for (auto& row : shown) {
      auto& cell = row[i - first + 1];
      cell.insert(0, most - width(cell), ' ');
    }
  }
  return columns(shown, indent);
}

}  // namespace

auto columns_within(std::size_t most, const std::vector<std::vector<std::string>>& rows,
                    std::string_view indent) -> std::string {
  constexpr std::size_t apart = 2;
  if (rows.empty()) return {};
  std::vector<std::vector<std::string>> heads;
  for (std::size_t i = 0; i < rows.front().size(); ++i) heads.push_back(folded(rows, i));
  const auto names = width(indent) + widest({}, rows, 0);
  std::string text;
  for (std::size_t first = 1; first < heads.size();) {
    auto last = first;
    auto wide = names;
    while (last < heads.size()) {
      wide += apart + widest(heads[last], rows, last);
      if (wide > most && last > first) break;
      ++last;
    }
    text += block(rows, indent, heads, first, last);
    first = last;
  }
  return text;
}

auto wrapped_lines(std::string_view text, std::size_t most) -> std::vector<std::string> {
  std::vector<std::string> lines;
  const auto all = wrapped(text, "", most);
  for (std::size_t at = 0; at < all.size();) {
    const auto end = all.find('\n', at);
    lines.push_back(all.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

}  // namespace ruleproof::cli

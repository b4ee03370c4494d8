#include "reports/audit/reading/rows.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "reports/audit/reading/columns.hpp"
#include "reports/audit/stable.hpp"

namespace ruleproof::audit {
namespace {

constexpr double same_row = 0.3;     // heights of a line
constexpr double widest = 5;         // of a blank, in heights of a line
constexpr double widest_of_one = 3;  // where no other blank of the line is as wide
constexpr double alike = 0.15;       // of a blank: how far the blanks of one line differ
constexpr double close = 0.1;        // heights of a line: what ends where another line does

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
  return end == first + 2 && blank > widest_of_one * height ? first + 1 : end;
}

/// Whether a line of the page begins and ends so.
auto is_a_line(const std::vector<PageLine>& lines, double left, double right) -> bool {
  return std::ranges::any_of(lines, [&](const PageLine& line) {
    const double near = close * line.height();
    return std::abs(line.left - left) < near && std::abs(line.right - right) < near;
  });
}

/// Which word of a line the place stands before, if the blank there reaches as far on both sides;
/// 0 if it does not.
auto word_after(const PageLine& line, double at, double reach) -> std::size_t {
  for (std::size_t i = 1; i < line.words.size(); ++i) {
    if (line.words[i - 1].right <= at - reach && line.words[i].left >= at + reach) return i;
  }
  return 0;
}

/// Lines that run over a place: which of them, one below the other, have a blank there.
struct Gutter {
  double at = 0;
  std::vector<std::size_t> lines;
};

/// The longest run of lines with a blank at the place, of those that run over it, from top to
/// bottom.
auto longest_run(const std::vector<PageLine>& lines, double at, double reach) -> Gutter {
  Gutter longest{at, {}};
  Gutter run{at, {}};
  std::size_t before = 0;  // words on either side
  std::size_t after = 0;
  const auto end_run = [&] {
    static constexpr std::size_t words = 2;  // of a line of a column: a mark alone is none
    const bool is_text = before >= words * run.lines.size() && after >= words * run.lines.size();
    if (is_text && run.lines.size() > longest.lines.size()) longest = run;
    run.lines.clear();
    before = 0;
    after = 0;
  };
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].left >= at - reach || lines[i].right <= at + reach) continue;
    const auto word = word_after(lines[i], at, reach);
    if (word == 0) {
      end_run();
      continue;
    }
    run.lines.push_back(i);
    before += word;
    after += lines[i].words.size() - word;
  }
  end_run();
  return longest;
}

/// The words from one to another as a line of their own.
auto part_of(const PageLine& line, std::size_t from, std::size_t to) -> PageLine {
  auto part = line;
  part.words.assign(line.words.begin() + static_cast<std::ptrdiff_t>(from),
                    line.words.begin() + static_cast<std::ptrdiff_t>(to));
  part.text.clear();
  part.top = part.words.front().top;
  part.bottom = part.words.front().bottom;
  for (const auto& word : part.words) {
    part.text += (part.text.empty() ? "" : " ") + word.text;
    part.top = std::min(part.top, word.top);
    part.bottom = std::max(part.bottom, word.bottom);
  }
  part.left = part.words.front().left;
  part.right = part.words.back().right;
  part.column_end = part.right;
  return part;
}

auto by_rows(std::vector<PageLine> lines) -> std::vector<PageLine> {
  return sorted_by(std::move(lines), [](const PageLine& line) {
    // Parts of a row share their top up to a fraction of a point.
    return std::tuple(std::lround(line.top), line.left);
  });
}

}  // namespace

auto parted_at_gutters(std::vector<PageLine> lines) -> std::vector<PageLine> {
  static constexpr std::size_t fewest = 6;  // lines one below the other
  static constexpr double reach = 0.2;      // heights of a line, on either side of the middle
  lines = by_rows(std::move(lines));
  for (;;) {
    std::set<long> places;
    for (const auto& line : lines) {
      for (std::size_t i = 1; i < line.words.size(); ++i) {
        const auto &before = line.words[i - 1], &after = line.words[i];
        if (after.left - before.right > 2 * reach * line.height()) {
          places.insert(std::lround((before.right + after.left) / 2));
        }
      }
    }
    Gutter best;
    for (const long place : places) {
      const double height = lines.front().height();
      auto found = longest_run(lines, static_cast<double>(place), reach * height);
      if (found.lines.size() > best.lines.size()) best = std::move(found);
    }
    if (best.lines.size() < fewest) return lines;
    std::vector<PageLine> rest;
    for (auto& line : lines) {
      const auto word = word_after(line, best.at, reach * line.height());
      if (word > 0) rest.push_back(part_of(line, word, line.words.size()));
      if (word > 0) line = part_of(line, 0, word);
    }
    lines.insert(lines.end(), rest.begin(), rest.end());
    lines = by_rows(std::move(lines));
  }
}

auto with_whole_lines(std::vector<PageLine> lines) -> std::vector<PageLine> {
  lines = by_rows(std::move(lines));
  std::vector<PageLine> whole;
  for (std::size_t first = 0; first < lines.size();) {
    auto end = end_of_chain(lines, first);
    while (end > first + 1 && !is_a_line(lines, lines[first].left, lines[end - 1].right)) --end;
    auto line = std::move(lines[first]);
    for (auto part = first + 1; part < end; ++part) {
      line.text += ' ' + lines[part].text;
      line.right = lines[part].right;
      line.words.insert(line.words.end(), lines[part].words.begin(), lines[part].words.end());
    }
    line.column_end = line.right;
    whole.push_back(std::move(line));
    first = end;
  }
  return whole;
}

}  // namespace ruleproof::audit

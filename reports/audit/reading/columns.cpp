#include "reports/audit/reading/columns.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "reports/audit/reading/rows.hpp"
#include "reports/audit/reading/shapes.hpp"

namespace ruleproof::audit {
namespace {

constexpr std::size_t most_lines = 2'000;  // of a page: the work grows with their square
constexpr double gutter = 0.7;             // heights of a line, at least
constexpr double gap = 0.45;               // between two lines that do not belong together
constexpr double same_row = 0.3;

using Lines = std::vector<PageLine>;

auto usual_height(const Lines& lines) -> double {
  std::vector<double> heights;
  for (const auto& line : lines) heights.push_back(line.height());
  const auto middle = heights.begin() + static_cast<std::ptrdiff_t>(heights.size() / 2);
  std::ranges::nth_element(heights, middle);
  return std::max(*middle, 1.0);
}

class Cutter {
 public:
  explicit Cutter(const Lines& lines) : height_(usual_height(lines)) {}

  auto cut(Lines lines) -> void {
    if (const auto at = widest(lines, &PageLine::left, &PageLine::right, gutter)) {
      auto [left, right] = parted(std::move(lines), &PageLine::left, *at);
      if (is_table(left, right)) {
        left.insert(left.end(), right.begin(), right.end());
        return rows(std::move(left));
      }
      cut(std::move(left));
      return cut(std::move(right));
    }
    auto at = widest(lines, &PageLine::top, &PageLine::bottom, gap);
    if (!at) at = head_of_columns(lines);
    if (!at) return rows(std::move(lines));
    auto [upper, lower] = parted(std::move(lines), &PageLine::top, *at);
    cut(std::move(upper));
    cut(std::move(lower));
  }
  auto take() -> Lines { return std::move(ordered_); }

 private:
  using Side = double PageLine::*;

  /// Where the widest gap that no line crosses ends, if it is as wide as so many lines are high.
  [[nodiscard]] auto widest(const Lines& lines, Side from, Side to, double least) const
      -> std::optional<double> {
    std::vector<std::pair<double, double>> spans;
    for (const auto& line : lines) spans.emplace_back(line.*from, line.*to);
    std::ranges::sort(spans);
    std::optional<double> at;
    double most = least * height_;
    double end = spans.front().second;
    for (const auto& [begin, last] : spans) {
      if (begin - end > most) {
        most = begin - end;
        at = begin;
      }
      end = std::max(end, last);
    }
    return at;
  }
  static auto parted(Lines lines, Side side, double at) -> std::pair<Lines, Lines> {
    Lines second;
    for (auto& line : lines) {
      if (line.*side >= at) second.push_back(std::move(line));
    }
    std::erase_if(lines, [&](const PageLine& line) { return line.*side >= at; });
    return {std::move(lines), std::move(second)};
  }

  /// Columns may stand close below a line that runs over both: where those columns begin.
  [[nodiscard]] auto head_of_columns(const Lines& lines) const -> std::optional<double> {
    static constexpr std::size_t fewest = 6;  // lines of two columns
    std::vector<double> tops;
    for (const auto& line : lines) tops.push_back(line.top);
    std::ranges::sort(tops);
    for (const double top : tops) {
      auto [upper, lower] = parted(lines, &PageLine::top, top);
      if (lower.size() < fewest) return std::nullopt;
      if (upper.empty()) continue;
      if (widest(lower, &PageLine::left, &PageLine::right, gutter)) return top;
    }
    return std::nullopt;
  }

  /// Whether most lines run to the end of the column, as those of a text do.
  [[nodiscard]] auto is_filled(const Lines& lines) const -> bool {
    static constexpr double whole = 0.7;
    static constexpr double narrowest = 10;  // heights of a line
    double width = 0;
    for (const auto& line : lines) width = std::max(width, line.right - line.left);
    const auto filled = std::ranges::count_if(
        lines, [&](const PageLine& line) { return line.right - line.left >= whole * width; });
    return width > narrowest * height_ && 2 * filled >= std::ssize(lines);
  }
  /// Whether each line of one side has one of the other side beside it, and they are no texts.
  [[nodiscard]] auto is_table(const Lines& left, const Lines& right) const -> bool {
    if (is_filled(left) && is_filled(right)) return false;
    const auto& few = left.size() < right.size() ? left : right;
    const auto& many = left.size() < right.size() ? right : left;
    if (10 * few.size() < 8 * many.size() && few.size() > 1) return false;
    const auto beside = std::ranges::count_if(few, [&](const PageLine& line) {
      return std::ranges::any_of(many, [&](const PageLine& other) { return in_row(line, other); });
    });
    return 10 * beside >= 8 * std::ssize(few);
  }
  [[nodiscard]] auto in_row(const PageLine& a, const PageLine& b) const -> bool {
    return std::abs(a.top - b.top) < same_row * height_;
  }

  /// Lines from top to bottom; those in one row from left to right.
  auto rows(Lines lines) -> void {
    std::ranges::sort(lines, {},
                      [](const PageLine& line) { return std::tuple(line.top, line.left); });
    double end = 0;
    for (std::size_t i = 0; i < lines.size();) {
      auto next = i + 1;
      while (next < lines.size() && in_row(lines[i], lines[next])) ++next;
      const auto row = lines.begin() + static_cast<std::ptrdiff_t>(i);
      std::sort(row, lines.begin() + static_cast<std::ptrdiff_t>(next),
                [](const PageLine& a, const PageLine& b) { return a.left < b.left; });
      for (auto k = i; k < next; ++k) lines[k].is_cell = next - i > 1;
      end = std::max(end, lines[next - 1].right);
      i = next;
    }
    ++group_;
    for (auto& line : lines) {
      const bool is_apart = !ordered_.empty() && ordered_.back().group == group_ &&
                            line.top - ordered_.back().bottom > gap * height_;
      if (line.is_cell || is_apart) ++group_;
      line.group = group_;
      line.column_end = end;
      ordered_.push_back(std::move(line));
    }
  }

  double height_;
  int group_ = 0;
  Lines ordered_;
};

/// The mark of an item that stands alone, and the line beside it, as one line.
auto with_marks(Lines lines) -> Lines {
  static constexpr double reach = 4;  // heights of a line
  for (auto& mark : lines) {
    if (mark.text.size() > 3 || item_mark(mark.text + " x") != mark.text.size() + 1) continue;
    PageLine* nearest = nullptr;
    for (auto& line : lines) {
      const double away = line.left - mark.right;
      const bool is_beside = &line != &mark && !line.text.empty() && away >= 0 &&
                             away < reach * mark.height() &&
                             std::abs(line.bottom - mark.bottom) < 0.5 * mark.height();
      if (is_beside && (nearest == nullptr || line.left < nearest->left)) nearest = &line;
    }
    if (nearest == nullptr) continue;
    nearest->text = mark.text + ' ' + nearest->text;
    nearest->left = mark.left;
    mark.text.clear();
  }
  std::erase_if(lines, [](const PageLine& line) { return line.text.empty(); });
  return lines;
}

}  // namespace

auto in_reading_order(std::vector<PageLine> lines) -> std::vector<PageLine> {
  if (lines.empty() || lines.size() > most_lines) return lines;
  lines = with_marks(parted_at_gutters(with_whole_lines(std::move(lines))));
  Cutter cutter(lines);
  cutter.cut(std::move(lines));
  return cutter.take();
}

}  // namespace ruleproof::audit

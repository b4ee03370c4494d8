#include "reports/cli/print/panel.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "reports/cli/print/columns.hpp"

namespace ruleproof::cli {
namespace {

/// An element of a drawing: `<text x="3" ...>` and what follows up to the next one.
struct Element {
  std::string_view kind;
  std::string_view attributes;
  std::string_view content;

  [[nodiscard]] auto text(std::string_view name) const -> std::string_view {
    const auto begin = attributes.find(fmt::format(" {}=\"", name));
    if (begin == std::string_view::npos) return {};
    const auto value = attributes.substr(begin + name.size() + 3);
    return value.substr(0, value.find('"'));
  }
  [[nodiscard]] auto number(std::string_view name) const -> double {
    double number = 0;
    const auto value = text(name);
    std::from_chars(value.data(), value.data() + value.size(), number);
    return number;
  }
};

auto elements_of(std::string_view svg) -> std::vector<Element> {
  std::vector<Element> elements;
  while (true) {
    const auto begin = svg.find('<');
    const auto end = svg.find('>', begin);
    if (begin == std::string_view::npos || end == std::string_view::npos) return elements;
    const auto tag = svg.substr(begin + 1, end - begin - 1);
    svg.remove_prefix(end + 1);
    const auto kind = tag.substr(0, tag.find_first_of(" /"));
    elements.push_back({kind, tag.substr(kind.size()), svg.substr(0, svg.find('<'))});
  }
}

/// A text of SVG as it is read.
auto unescaped(std::string_view text) -> std::string {
  static const std::map<std::string_view, char, std::less<>> names = {
      {"lt", '<'}, {"gt", '>'}, {"amp", '&'}, {"quot", '"'}};
  std::string plain;
  while (!text.empty()) {
    const auto end = text.front() == '&' ? text.find(';') : std::string_view::npos;
    const auto name =
        end == std::string_view::npos ? names.end() : names.find(text.substr(1, end - 1));
    plain += name == names.end() ? text.front() : name->second;
    text.remove_prefix(name == names.end() ? 1 : end + 1);
  }
  return plain;
}

/// The parts of "#b03a2e"; nothing for what is none.
auto parts_of(std::string_view colour) -> std::optional<std::uint32_t> {
  std::uint32_t number = 0;
  if (colour.size() != 7 || colour.front() != '#') return std::nullopt;
  const auto* end = colour.data() + colour.size();
  if (std::from_chars(colour.data() + 1, end, number, 16).ptr != end) return std::nullopt;
  return number;
}

auto is_light(std::string_view colour) -> bool {
  constexpr std::uint32_t light = 600;  // of three times 255
  const auto parts = parts_of(colour);
  return !parts || (*parts >> 16U) + ((*parts >> 8U) & 255U) + (*parts & 255U) > light;
}

/// A place of the drawing.
struct Spot {
  double x = 0;
  double y = 0;
};

/// Something that is written: `column` may be anything, `row` counts from the top.
struct Mark {
  int row = 0;
  int column = 0;
  std::string text;
  std::string_view colour;  ///< empty: the usual
};

/// The drawing on a grid of characters, as wide as its smallest letters.
class Page {
 public:
  explicit Page(const std::vector<Element>& elements) : elements_(elements) {
    double smallest = 0;
    for (const auto& each : elements) {
      if (each.kind == "svg") read_corner(each.text("viewBox"));
      if (each.kind != "text" || each.content.empty()) continue;
      const auto size = each.number("font-size");
      smallest = smallest == 0 ? size : std::min(smallest, size);
    }
    if (smallest > 0) size_ = smallest;
  }

  auto marks() -> std::vector<Mark> {
    for (const auto& each : elements_) {
      if (each.kind == "text") add_text(each);
    }
    for (const auto& each : elements_) {
      if (each.kind == "circle") add_disc(each);
      if (each.kind == "rect") add_box(each);
    }
    std::ranges::sort(marks_, {}, [](const Mark& mark) {
      return std::tuple(mark.row, mark.column, std::string_view(mark.text));
    });
    return std::move(marks_);
  }

 private:
  auto read_corner(std::string_view box) -> void {
    const auto* end = box.data() + box.size();
    const auto after = std::from_chars(box.data(), end, corner_.x).ptr;
    if (after != end) std::from_chars(after + 1, end, corner_.y);
  }
  [[nodiscard]] auto column(double x) const -> int {
    constexpr double wide = 0.62;  // a character, in times of its size
    return static_cast<int>(std::lround((x - corner_.x) / (wide * size_)));
  }
  [[nodiscard]] auto row(double y) const -> int {
    constexpr double high = 1.25;  // a line
    return static_cast<int>(std::lround((y - corner_.y) / (high * size_)));
  }
  auto add_text(const Element& element) -> void {
    auto text = unescaped(element.content);
    if (text.empty()) return;
    const Spot at{element.number("x"), element.number("y")};
    const auto anchor = element.text("text-anchor");
    const auto wide = static_cast<int>(width(text));
    const auto left = anchor == "middle" ? wide / 2 : (anchor == "end" ? wide : 0);
    marks_.push_back({row(at.y), column(at.x) - left, std::move(text), colour_at(at)});
    written_.push_back(at);
  }
  /// The colour of the disc on which a text stands.
  [[nodiscard]] auto colour_at(Spot at) const -> std::string_view {
    for (const auto& each : elements_) {
      if (each.kind == "circle" && inside(each, at)) return each.text("fill");
    }
    return {};
  }
  [[nodiscard]] static auto inside(const Element& disc, Spot at) -> bool {
    return std::hypot(disc.number("cx") - at.x, disc.number("cy") - at.y) <= disc.number("r");
  }
  auto add_disc(const Element& disc) -> void {
    if (std::ranges::any_of(written_, [&](Spot at) { return inside(disc, at); })) return;
    marks_.push_back({row(disc.number("cy") + (size_ / 2)), column(disc.number("cx")), "\u25CF",
                      disc.text("fill")});
  }
  auto add_box(const Element& box) -> void {
    constexpr double small = 14;
    const auto width = box.number("width");
    const auto height = box.number("height");
    if (width > small || height > small) return;
    const Spot left{box.number("x"), box.number("y")};
    const auto holds = [&](Spot at) {
      return at.x >= left.x && at.x <= left.x + width && at.y >= left.y && at.y <= left.y + height;
    };
    if (std::ranges::any_of(written_, holds)) return;
    const auto fill = box.text("fill");
    marks_.push_back({row(left.y + (0.8 * height)), column(left.x + (width / 2)),
                      is_light(fill) ? "\u25A1" : "\u25A0", is_light(fill) ? "" : fill});
  }

  const std::vector<Element>& elements_;
  Spot corner_;
  double size_ = 8;
  std::vector<Spot> written_;
  std::vector<Mark> marks_;
};

auto painted(const Mark& mark, bool colour) -> std::string {
  const auto parts = parts_of(mark.colour);
  if (!colour || !parts) return mark.text;
  return fmt::format("\x1b[1;38;2;{};{};{}m{}\x1b[0m", *parts >> 16U, (*parts >> 8U) & 255U,
                     *parts & 255U, mark.text);
}

/// Marks as lines, and how broad the broadest is.
struct Lines {
  std::string text;
  std::size_t wide = 0;
};

/// What stands from one column up to another, in so many times of its breadth.
auto lines_of(const std::vector<Mark>& marks, int first, int end, double scale, bool colour)
    -> Lines {
  Lines lines;
  int row = 0;
  int column = 0;
  for (const auto& mark : marks) {
    if (mark.column < first || mark.column >= end) continue;
    if (!lines.text.empty() && mark.row != row) {
      lines.text += '\n';
      column = 0;
    }
    const auto at = static_cast<int>(std::lround(scale * (mark.column - first)));
    const auto gap = std::max(at - column, column > 0 ? 1 : 0);
    lines.text += std::string(static_cast<std::size_t>(gap), ' ') + painted(mark, colour);
    column += gap + static_cast<int>(width(mark.text));
    lines.wide = std::max(lines.wide, static_cast<std::size_t>(column));
    row = mark.row;
  }
  if (!lines.text.empty()) lines.text += '\n';
  return lines;
}

/// Cut between texts, from the left to the right.
auto in_parts(const std::vector<Mark>& marks, bool colour, std::size_t most) -> std::string {
  std::vector<int> columns;
  for (const auto& mark : marks) columns.push_back(mark.column);
  std::ranges::sort(columns);
  columns.erase(std::ranges::unique(columns).begin(), columns.end());
  const auto end = columns.back() + 1;
  columns.push_back(end);
  std::string text;
  for (std::size_t first = 0; columns[first] < end;) {
    auto last = first + 1;
    while (last + 1 < columns.size() &&
           lines_of(marks, columns[first], columns[last + 1], 1, colour).wide <= most) {
      ++last;
    }
    if (!text.empty()) text += "to the right of it:\n";
    text += lines_of(marks, columns[first], columns[last], 1, colour).text;
    first = last;
  }
  return text;
}

}  // namespace

auto panel_text(std::string_view svg, bool colour, std::size_t most) -> std::string {
  constexpr double narrowest = 0.6;
  constexpr double step = 0.05;
  const auto elements = elements_of(svg);
  const auto marks = Page(elements).marks();
  if (marks.empty()) return {};
  const auto [left, right] = std::ranges::minmax(marks, {}, &Mark::column);
  for (double scale = 1; scale >= narrowest; scale -= step) {
    auto lines = lines_of(marks, std::min(left.column, 0), right.column + 1, scale, colour);
    if (lines.wide <= most) return std::move(lines.text);
  }
  return in_parts(marks, colour, most);
}

}  // namespace ruleproof::cli

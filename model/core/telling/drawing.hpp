/// Builds one drawing, a complete `<svg>` element, from boxes, discs, lines, outlines and texts.
#pragma once

#include <array>
#include <charconv>
#include <span>
#include <string>
#include <string_view>

namespace ruleproof {

/// A point of a drawing, in its own units.
struct Point {
  int x = 0;
  int y = 0;
};

class Drawing {
 public:
  Drawing(int width, int height) : Drawing({0, 0}, width, height) {}
  /// With the top left corner elsewhere.
  Drawing(Point corner, int width, int height) {
    add(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox=")", corner.x, " ", corner.y, " ", width,
        " ", height, R"(" font-family="sans-serif" role="img">)");
  }

  /// Whoever rests the pointer on it sees `tip`.
  auto box(int x, int y, int w, int h, std::string_view fill, int round = 2,
           std::string_view tip = {}) -> Drawing& {
    add(R"(<rect x=")", x, R"(" y=")", y, R"(" width=")", w, R"(" height=")", h, R"(" rx=")", round,
        R"(" fill=")", fill, R"(" stroke="#5d4e37" stroke-width=".6")");
    if (tip.empty()) return add("/>");
    return add("><title>").escaped(tip).add("</title></rect>");
  }
  auto disc(int x, int y, int r, std::string_view fill, std::string_view edge = "#fff")
      -> Drawing& {
    return add(R"(<circle cx=")", x, R"(" cy=")", y, R"(" r=")", r, R"(" fill=")", fill,
               R"(" stroke=")", edge, R"(" stroke-width=".6"/>)");
  }
  auto disc(Point at, int r, std::string_view fill, std::string_view edge = "#fff") -> Drawing& {
    return disc(at.x, at.y, r, fill, edge);
  }
  auto line(Point a, Point b, int width, std::string_view colour) -> Drawing& {
    return add(R"(<line x1=")", a.x, R"(" y1=")", a.y, R"(" x2=")", b.x, R"(" y2=")", b.y,
               R"(" stroke=")", colour, R"(" stroke-width=")", width, R"("/>)");
  }
  auto polygon(std::span<const Point> corners, std::string_view fill) -> Drawing& {
    add(R"(<polygon points=")");
    for (const auto& corner : corners) add(corner.x, ",", corner.y, " ");
    svg_.back() = '"';
    return add(R"( fill=")", fill, R"(" stroke="#5d4e37" stroke-width=".6"/>)");
  }
  /// Any text: names may come from a user's file.
  auto text(int x, int y, int size, std::string_view text, std::string_view anchor = "start",
            std::string_view fill = "currentColor") -> Drawing& {
    add(R"(<text x=")", x, R"(" y=")", y, R"(" font-size=")", size, R"(" text-anchor=")", anchor,
        R"(" fill=")", fill, R"(">)");
    return escaped(text).add("</text>");
  }
  auto text(Point at, int size, std::string_view words, std::string_view anchor = "start",
            std::string_view fill = "currentColor") -> Drawing& {
    return text(at.x, at.y, size, words, anchor, fill);
  }
  [[nodiscard]] auto done() const -> std::string { return svg_ + "</svg>"; }

 private:
  /// Boards are drawn at every step of every game that a report shows: in place, without copies.
  template <class... Parts>
  auto add(const Parts&... parts) -> Drawing& {
    (append(parts), ...);
    return *this;
  }
  auto append(std::string_view text) -> void { svg_ += text; }
  auto append(int number) -> void {
    std::array<char, 12> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    svg_.append(digits.data(), end);
  }
  auto escaped(std::string_view text) -> Drawing& {
    for (const char c : text) {
      if (c == '<') {
        svg_ += "&lt;";
      } else if (c == '&') {
        svg_ += "&amp;";
      } else {
        svg_ += c;
      }
    }
    return *this;
  }

  std::string svg_;
};

}  // namespace ruleproof

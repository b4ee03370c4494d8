/// Builds one drawing, a complete `<svg>` element, from boxes, discs, lines, outlines and texts.
#pragma once

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
  Drawing(Point corner, int width, int height)
      : svg_(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox=")" + std::to_string(corner.x) +
             ' ' + std::to_string(corner.y) + ' ' + std::to_string(width) + ' ' +
             std::to_string(height) + R"(" font-family="sans-serif" role="img">)") {}

  /// Whoever rests the pointer on it sees `tip`.
  auto box(int x, int y, int w, int h, std::string_view fill, int round = 2,
           std::string_view tip = {}) -> Drawing& {
    svg_ += "<rect x=\"" + std::to_string(x) + "\" y=\"" + std::to_string(y) + "\" width=\"" +
            std::to_string(w) + "\" height=\"" + std::to_string(h) + "\" rx=\"" +
            std::to_string(round) + "\" fill=\"" + std::string(fill) +
            R"(" stroke="#5d4e37" stroke-width=".6")";
    svg_ += tip.empty() ? "/>" : "><title>" + escaped(tip) + "</title></rect>";
    return *this;
  }
  auto disc(int x, int y, int r, std::string_view fill, std::string_view edge = "#fff")
      -> Drawing& {
    svg_ += "<circle cx=\"" + std::to_string(x) + "\" cy=\"" + std::to_string(y) + "\" r=\"" +
            std::to_string(r) + "\" fill=\"" + std::string(fill) + "\" stroke=\"" +
            std::string(edge) + R"(" stroke-width=".6"/>)";
    return *this;
  }
  auto disc(Point at, int r, std::string_view fill, std::string_view edge = "#fff") -> Drawing& {
    return disc(at.x, at.y, r, fill, edge);
  }
  auto line(Point a, Point b, int width, std::string_view colour) -> Drawing& {
    svg_ += "<line x1=\"" + std::to_string(a.x) + "\" y1=\"" + std::to_string(a.y) + "\" x2=\"" +
            std::to_string(b.x) + "\" y2=\"" + std::to_string(b.y) + "\" stroke=\"" +
            std::string(colour) + "\" stroke-width=\"" + std::to_string(width) + "\"/>";
    return *this;
  }
  auto polygon(std::span<const Point> corners, std::string_view fill) -> Drawing& {
    svg_ += "<polygon points=\"";
    for (const auto& corner : corners) {
      svg_ += std::to_string(corner.x) + ',' + std::to_string(corner.y) + ' ';
    }
    svg_.back() = '"';
    svg_ += " fill=\"" + std::string(fill) + R"(" stroke="#5d4e37" stroke-width=".6"/>)";
    return *this;
  }
  /// Any text: names may come from a user's file.
  auto text(int x, int y, int size, std::string_view text, std::string_view anchor = "start",
            std::string_view fill = "currentColor") -> Drawing& {
    svg_ += "<text x=\"" + std::to_string(x) + "\" y=\"" + std::to_string(y) + "\" font-size=\"" +
            std::to_string(size) + "\" text-anchor=\"" + std::string(anchor) + "\" fill=\"" +
            std::string(fill) + "\">" + escaped(text) + "</text>";
    return *this;
  }
  auto text(Point at, int size, std::string_view words, std::string_view anchor = "start",
            std::string_view fill = "currentColor") -> Drawing& {
    return text(at.x, at.y, size, words, anchor, fill);
  }
  [[nodiscard]] auto done() const -> std::string { return svg_ + "</svg>"; }

 private:
  static auto escaped(std::string_view text) -> std::string {
    std::string safe;
    for (const char c : text) safe += c == '<' ? "&lt;" : c == '&' ? "&amp;" : std::string(1, c);
    return safe;
  }

  std::string svg_;
};

}  // namespace ruleproof

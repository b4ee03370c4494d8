/// Builds one drawing, a complete `<svg>` element, from boxes, discs, outlines and texts.
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
  Drawing(int width, int height)
      : svg_("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + std::to_string(width) +
             ' ' + std::to_string(height) + "\" font-family=\"sans-serif\" role=\"img\">") {}

  auto box(int x, int y, int w, int h, std::string_view fill, int round = 2) -> Drawing& {
    svg_ += "<rect x=\"" + std::to_string(x) + "\" y=\"" + std::to_string(y) + "\" width=\"" +
            std::to_string(w) + "\" height=\"" + std::to_string(h) + "\" rx=\"" +
            std::to_string(round) + "\" fill=\"" + std::string(fill) +
            "\" stroke=\"#5d4e37\" stroke-width=\".6\"/>";
    return *this;
  }
  auto disc(int x, int y, int r, std::string_view fill) -> Drawing& {
    svg_ += "<circle cx=\"" + std::to_string(x) + "\" cy=\"" + std::to_string(y) + "\" r=\"" +
            std::to_string(r) + "\" fill=\"" + std::string(fill) +
            "\" stroke=\"#fff\" stroke-width=\".6\"/>";
    return *this;
  }
  auto polygon(std::span<const Point> corners, std::string_view fill) -> Drawing& {
    svg_ += "<polygon points=\"";
    for (const auto& corner : corners) {
      svg_ += std::to_string(corner.x) + ',' + std::to_string(corner.y) + ' ';
    }
    svg_.back() = '"';
    svg_ += " fill=\"" + std::string(fill) + "\" stroke=\"#5d4e37\" stroke-width=\".6\"/>";
    return *this;
  }
  /// `text` is made of our own names and numbers only.
  auto text(int x, int y, int size, std::string_view text, std::string_view anchor = "start",
            std::string_view fill = "currentColor") -> Drawing& {
    svg_ += "<text x=\"" + std::to_string(x) + "\" y=\"" + std::to_string(y) + "\" font-size=\"" +
            std::to_string(size) + "\" text-anchor=\"" + std::string(anchor) + "\" fill=\"" +
            std::string(fill) + "\">" + std::string(text) + "</text>";
    return *this;
  }
  [[nodiscard]] auto done() const -> std::string { return svg_ + "</svg>"; }

 private:
  std::string svg_;
};

}  // namespace ruleproof

#include <string>
#include <vector>

#include "model/connect_four/connect_four.hpp"

namespace ruleproof::connect_four {

auto ConnectFour::picture(const State& state) const -> std::vector<Panel> {
  constexpr int cell = 24;
  constexpr int head = 14;  // the numbers of columns, which moves name
  auto svg = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 )" +
             std::to_string(columns_ * cell) + ' ' + std::to_string((rows_ * cell) + head) +
             R"(" role="img"><rect width="100%" height="100%" rx="4" fill="#3b6ea5"/>)";
  for (int c = 0; c < columns_; ++c) {
    svg += "<text x=\"" + std::to_string((c * cell) + (cell / 2)) +
           R"(" y="11" font-size="9" text-anchor="middle" fill="#fff">)" + std::to_string(c + 1) +
           "</text>";
    for (int r = 0; r < rows_; ++r) {
      const auto bit = Cells{1} << static_cast<unsigned>((c * height()) + r);
      const auto* colour = (state.stones[0] & bit) != 0   ? "#c0392b"
                           : (state.stones[1] & bit) != 0 ? "#f1c40f"
                                                          : "#eef2f6";
      svg += "<circle cx=\"" + std::to_string((c * cell) + (cell / 2)) + "\" cy=\"" +
             std::to_string(((rows_ - 1 - r) * cell) + (cell / 2) + head) + R"(" r="9" fill=")" +
             colour + "\"/>";
    }
  }
  return {{"board", svg + "</svg>"}};
}

}  // namespace ruleproof::connect_four

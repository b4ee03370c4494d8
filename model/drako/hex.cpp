#include "model/drako/hex.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace ruleproof::drako {
namespace {

constexpr auto row_starts = std::to_array<int>({0, 3, 7, 12, 16, 19});

}  // namespace

auto to_text(Hex hex) -> std::string {
  const auto i = static_cast<int>(hex);
  for (std::size_t row = 0; row + 1 < row_starts.size(); ++row) {
    if (i < row_starts[row + 1]) {
      return {static_cast<char>('a' + row), static_cast<char>('1' + i - row_starts[row])};
    }
  }
  return "-";
}

auto read_text(std::string_view text, Hex& hex) -> bool {
  if (text == "-") {
    hex = Hex::nowhere;
    return true;
  }
  if (text.size() != 2 || text[0] < 'a' || text[0] > 'e' || text[1] < '1') return false;
  const auto row = static_cast<std::size_t>(text[0] - 'a');
  const int i = row_starts[row] + (text[1] - '1');
  if (i >= row_starts[row + 1]) return false;
  hex = static_cast<Hex>(i);
  return true;
}

}  // namespace ruleproof::drako

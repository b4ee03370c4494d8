/// Moves: "drop 4" (columns from 1). Positions: rows from the top, "x" for p1, "o" for p2, "." for
/// a free cell, "/" between rows: "..../..../.o../.xx.".
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "model/connect_four/connect_four.hpp"

namespace ruleproof::connect_four {

auto ConnectFour::to_text(const Move& move) const -> std::string {
  return "drop " + std::to_string(move.column + 1);
}

auto ConnectFour::read_move(std::string_view text) const -> Result<Move> {
  constexpr std::string_view verb = "drop ";
  if (text.starts_with(verb)) {
    const auto column = read_number("column", text.substr(verb.size()), 1, columns_);
    if (column) return Move{static_cast<std::uint8_t>(*column - 1)};
  }
  return Error{Code::bad_move, "",
               "unknown move \"" + std::string(text.substr(0, 40)) +
                   R"("; expected "drop 1" to "drop )" + std::to_string(columns_) + "\""};
}

auto ConnectFour::position(const State& state) const -> std::string {
  std::string text;
  for (int r = rows_ - 1; r >= 0; --r) {
    for (int c = 0; c < columns_; ++c) {
      const auto cell = Cells{1} << static_cast<unsigned>((c * height()) + r);
      text += (state.stones[0] & cell) != 0 ? 'x' : (state.stones[1] & cell) != 0 ? 'o' : '.';
    }
    if (r > 0) text += '/';
  }
  return text;
}

auto ConnectFour::read_position(std::string_view text) const -> Result<State> {
  const auto wrong = [&](std::string message) {
    return Error{Code::bad_position, "position", std::move(message)};
  };
  if (text.size() != static_cast<std::size_t>((rows_ * (columns_ + 1)) - 1)) {
    return wrong("expected " + std::to_string(rows_) + " rows of " + std::to_string(columns_) +
                 " cells with / between");
  }
  State state;
  std::size_t at = 0;
  for (int r = rows_ - 1; r >= 0; --r) {
    for (int c = 0; c < columns_; ++c, ++at) {
      const auto cell = Cells{1} << static_cast<unsigned>((c * height()) + r);
      if (text[at] == 'x') state.stones[0] |= cell;
      if (text[at] == 'o') state.stones[1] |= cell;
      if (text[at] != 'x' && text[at] != 'o' && text[at] != '.') {
        return wrong("expected x, o or . in column " + std::to_string(at + 1));
      }
    }
    if (r > 0 && text[at++] != '/') return wrong("expected / in column " + std::to_string(at));
  }
  const auto lead = std::popcount(state.stones[0]) - std::popcount(state.stones[1]);
  if (lead != 0 && lead != 1) return wrong("p1 has as many stones as p2, or one more");
  if ((state.stones[0] | state.stones[1]) != 0) {
    state.stage = stage_after(state, static_cast<std::size_t>(lead == 0));
  }
  if (!well_formed(state)) return wrong("a stone floats, or the game was over before");
  return state;
}

}  // namespace ruleproof::connect_four

/// Sets of cells of the board as bits: 16 columns to a row, of which boards use at most 15, so that
/// what leaves a row on the right falls into a column that no board has.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>

#include "model/core/fields.hpp"

namespace ruleproof::sea_dragons {

/// A cell: 16 * row + column, from 0; the top left cell is 0.
using Cell = std::uint8_t;
inline constexpr int row_cells = 16;     ///< bits to a row
inline constexpr int widest_board = 15;  ///< columns and rows that a board may have

constexpr auto cell_at(int x, int y) -> Cell { return static_cast<Cell>((row_cells * y) + x); }
constexpr auto column_of(Cell cell) -> int { return cell % row_cells; }
constexpr auto row_of(Cell cell) -> int { return cell / row_cells; }

/// A set of cells.
class Bits {
 public:
  constexpr Bits() = default;
  static constexpr auto of(Cell cell) -> Bits {
    Bits bits;
    bits.words_[cell / 64U] = std::uint64_t{1} << (cell % 64U);
    return bits;
  }

  [[nodiscard]] constexpr auto has(Cell cell) const -> bool {
    return ((words_[cell / 64U] >> (cell % 64U)) & 1U) != 0;
  }
  [[nodiscard]] constexpr auto empty() const -> bool {
    return (words_[0] | words_[1] | words_[2] | words_[3]) == 0;
  }
  [[nodiscard]] constexpr auto count() const -> int {
    int total = 0;
    for (const auto word : words_) total += std::popcount(word);
    return total;
  }
  /// The first cell; only of a set that is not empty.
  [[nodiscard]] constexpr auto first() const -> Cell {
    std::size_t i = 0;
    while (words_[i] == 0) ++i;
    return static_cast<Cell>((64 * i) + static_cast<std::size_t>(std::countr_zero(words_[i])));
  }
  /// Calls `visit(Cell)` in order.
  template <class Visit>
  constexpr auto for_each(Visit&& visit) const -> void {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      for (auto word = words_[i]; word != 0; word &= word - 1) {
        visit(static_cast<Cell>((64 * i) + static_cast<std::size_t>(std::countr_zero(word))));
      }
    }
  }

  friend constexpr auto operator&(Bits a, const Bits& b) -> Bits {
    for (std::size_t i = 0; i < 4; ++i) a.words_[i] &= b.words_[i];
    return a;
  }
  friend constexpr auto operator|(Bits a, const Bits& b) -> Bits {
    for (std::size_t i = 0; i < 4; ++i) a.words_[i] |= b.words_[i];
    return a;
  }
  friend constexpr auto operator^(Bits a, const Bits& b) -> Bits {
    for (std::size_t i = 0; i < 4; ++i) a.words_[i] ^= b.words_[i];
    return a;
  }
  constexpr auto operator~() const -> Bits {
    Bits out;
    for (std::size_t i = 0; i < 4; ++i) out.words_[i] = ~words_[i];
    return out;
  }
  constexpr auto operator&=(const Bits& other) -> Bits& { return *this = *this & other; }
  constexpr auto operator|=(const Bits& other) -> Bits& { return *this = *this | other; }

  /// Cell c of the result is cell c + n: what leaves the board is lost.
  [[nodiscard]] constexpr auto from(unsigned n) const -> Bits {
    Bits out;
    const auto skip = n / 64U;
    const auto low = n % 64U;
    for (std::size_t i = 0; i + skip < 4; ++i) {
      out.words_[i] = words_[i + skip] >> low;
      if (low != 0 && i + skip + 1 < 4) out.words_[i] |= words_[i + skip + 1] << (64U - low);
    }
    return out;
  }
  /// Cell c + n of the result is cell c.
  [[nodiscard]] constexpr auto to(unsigned n) const -> Bits {
    Bits out;
    const auto skip = n / 64U;
    const auto low = n % 64U;
    for (std::size_t i = 3; i + 1 > skip; --i) {
      out.words_[i] = words_[i - skip] << low;
      if (low != 0 && i > skip) out.words_[i] |= words_[i - skip - 1] >> (64U - low);
      if (i == 0) break;
    }
    return out;
  }
  /// Cells with a common edge with one of these, and some of the cells themselves. The column
  /// beside the board may be among them.
  [[nodiscard]] constexpr auto beside() const -> Bits {
    return from(1) | to(1) | from(row_cells) | to(row_cells);
  }

  /// Cells with a common corner and no common edge with one of these, and perhaps some of them.
  [[nodiscard]] constexpr auto aslant() const -> Bits {
    return from(row_cells + 1) | to(row_cells + 1) | from(row_cells - 1) | to(row_cells - 1);
  }

  auto operator<=>(const Bits&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"word", &Bits::words_, INT64_MIN, INT64_MAX, "cells, 64 to a word"}};
  }

 private:
  std::array<std::uint64_t, 4> words_{};
};

/// The cells of `sea` that hang together with `seed`, which is among them.
constexpr auto connected(const Bits& seed, const Bits& sea) -> Bits {
  auto grown = seed;
  for (;;) {
    const auto next = (grown | grown.beside()) & sea;
    if (next == grown) return grown;
    grown = next;
  }
}

/// How many dragons of `pieces` have a cell among `cells`: own dragons never touch each other, so a
/// dragon is a part of the pieces that hangs together.
constexpr auto dragons_at(const Bits& pieces, Bits cells) -> int {
  int dragons = 0;
  for (cells &= pieces; !cells.empty(); ++dragons) {
    cells &= ~connected(Bits::of(cells.first()), pieces);
  }
  return dragons;
}

/// "h8": column a..o and row 1..15.
[[nodiscard]] auto cell_text(Cell cell) -> std::string;
[[nodiscard]] auto read_cell(std::string_view text, Cell& cell) -> bool;
/// "h8+i8", in order; "-" if empty.
[[nodiscard]] auto to_text(const Bits& bits) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Bits& bits) -> bool;

}  // namespace ruleproof::sea_dragons

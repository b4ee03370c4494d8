/// Hexagons of hexagons: cells in axial coordinates, their neighbours, straight rows, symmetries.
/// Of any radius, since questions about the board ask for other sizes too. All by the compiler.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <numeric>

namespace ruleproof::drako {

/// A cell; the three coordinates q, r, -q-r add up to zero.
struct Axial {
  int q = 0;  ///< along a row
  int r = 0;  ///< row, from the top
  auto operator<=>(const Axial&) const = default;
  friend constexpr auto operator+(Axial a, Axial b) -> Axial { return {a.q + b.q, a.r + b.r}; }
  friend constexpr auto operator-(Axial a, Axial b) -> Axial { return {a.q - b.q, a.r - b.r}; }
};

/// The six straight directions, each a sixth of a turn from the one before.
inline constexpr auto directions =
    std::to_array<Axial>({{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}});

[[nodiscard]] constexpr auto magnitude(int value) -> int { return value < 0 ? -value : value; }

/// Steps from the origin.
[[nodiscard]] constexpr auto length(Axial cell) -> int {
  return (magnitude(cell.q) + magnitude(cell.r) + magnitude(cell.q + cell.r)) / 2;
}
[[nodiscard]] constexpr auto steps_between(Axial from, Axial to) -> int {
  return length(to - from);
}
/// Whether the two are alike in one of the three coordinates.
[[nodiscard]] constexpr auto on_axis(Axial from, Axial to) -> bool {
  const auto way = to - from;
  return way.q == 0 || way.r == 0 || way.q + way.r == 0;
}

/// A sixth of a turn about the origin.
[[nodiscard]] constexpr auto turned(Axial cell) -> Axial { return {-cell.r, cell.q + cell.r}; }
/// The reflection that exchanges the coordinates.
[[nodiscard]] constexpr auto reflected(Axial cell) -> Axial { return {cell.r, cell.q}; }

/// Whether the segment between two centres crosses the inside of the cell at the origin: the points
/// whose three coordinates differ from each other by less than 1.
[[nodiscard]] constexpr auto crosses(Axial from, Axial to) -> bool {
  const auto differences = [](Axial cell) {
    return std::array{cell.q - cell.r, cell.q + (2 * cell.r), -cell.r - (2 * cell.q)};
  };
  // The part of the segment that is inside, in steps so small that all its ends are whole numbers.
  constexpr int whole = 720'720;  // by whatever from 1 to 16 it is divided
  int enters = 0;
  int leaves = whole;
  for (std::size_t i = 0; i < 3; ++i) {
    const int start = differences(from)[i];
    const int way = differences(to)[i] - start;
    if (way == 0 && magnitude(start) >= 1) return false;
    if (way == 0) continue;
    const int one = (1 - start) * (whole / way);
    const int other = (-1 - start) * (whole / way);
    enters = std::max(enters, std::min(one, other));
    leaves = std::min(leaves, std::max(one, other));
  }
  return enters < leaves;
}

/// All cells at most `Radius` steps from the origin, numbered along the rows.
template <int Radius>
struct Lattice {
  static_assert(Radius >= 0 && Radius <= 4, "a set of cells is a word of 64 bits");
  using Set = std::uint64_t;
  static constexpr std::size_t size = 1 + (3 * Radius * (Radius + 1));
  static constexpr Set all = size == 64 ? ~Set{0} : (Set{1} << size) - 1;

  static constexpr std::array<Axial, size> cells = [] {
    std::array<Axial, size> made{};
    std::size_t next = 0;
    for (int r = -Radius; r <= Radius; ++r) {
      for (int q = -Radius; q <= Radius; ++q) {
        if (length({q, r}) <= Radius) made[next++] = {q, r};
      }
    }
    return made;
  }();

  /// Number of a cell; `size` for one that is outside.
  static constexpr auto number(Axial cell) -> std::size_t {
    std::size_t i = 0;
    while (i < size && cells[i] != cell) ++i;
    return i;
  }
  static constexpr auto one(Axial cell) -> Set {
    const auto i = number(cell);
    return i == size ? 0 : Set{1} << i;
  }

  /// The cells next to each.
  static constexpr std::array<Set, size> neighbours = [] {
    std::array<Set, size> made{};
    for (std::size_t i = 0; i < size; ++i) {
      for (const auto step : directions) made[i] |= one(cells[i] + step);
    }
    return made;
  }();

  /// From a cell straight on while there are cells of `within`.
  static constexpr auto ray(std::size_t from, std::size_t direction, Set within) -> Set {
    Set made = 0;
    auto cell = cells[from] + directions[direction];
    for (auto next = one(cell); (next & within) != 0; next = one(cell)) {
      made |= next;
      cell = cell + directions[direction];
    }
    return made;
  }

  /// The cells on the segment between two centres, without its ends.
  static constexpr std::array<std::array<Set, size>, size> between = [] {
    std::array<std::array<Set, size>, size> made{};
    for (std::size_t i = 0; i < size; ++i) {
      for (std::size_t j = 0; j < size; ++j) {
        const auto way = cells[j] - cells[i];
        const int parts = std::gcd(magnitude(way.q), magnitude(way.r));
        for (int k = 1; k < parts; ++k) {
          made[i][j] |= one(cells[i] + Axial{k * way.q / parts, k * way.r / parts});
        }
      }
    }
    return made;
  }();

  /// The cells whose inside the segment between two centres crosses, without those of its ends. A
  /// segment along the edge of a cell does not cross it.
  static constexpr std::array<std::array<Set, size>, size> crossed = [] {
    std::array<std::array<Set, size>, size> made{};
    for (std::size_t i = 0; i < size; ++i) {
      for (std::size_t j = 0; j < size; ++j) {
        for (std::size_t k = 0; k < size; ++k) {
          const bool inside = k != i && k != j && crosses(cells[i] - cells[k], cells[j] - cells[k]);
          if (inside) made[i][j] |= Set{1} << k;
        }
      }
    }
    return made;
  }();

  /// Where each of the six turns, and each of them after a reflection, takes the cells.
  static constexpr std::array<std::array<std::uint8_t, size>, 12> symmetries = [] {
    std::array<std::array<std::uint8_t, size>, 12> made{};
    for (std::size_t i = 0; i < size; ++i) {
      auto straight = cells[i];
      auto mirrored = reflected(cells[i]);
      for (std::size_t turns = 0; turns < 6; ++turns) {
        made[turns][i] = static_cast<std::uint8_t>(number(straight));
        made[turns + 6][i] = static_cast<std::uint8_t>(number(mirrored));
        straight = turned(straight);
        mirrored = turned(mirrored);
      }
    }
    return made;
  }();
};

}  // namespace ruleproof::drako

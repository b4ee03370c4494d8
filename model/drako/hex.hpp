/// The board: 19 six-sided areas, three on each side of a large hexagon. [DK-F1]
///
///         a1  a2  a3           A set of areas is a word with one bit for each; all tables are
///       b1  b2  b3  b4         made by the compiler. A board is a set of these areas: the printed
///     c1  c2  c3  c4  c5       one has all of them, a small one fewer.
///       d1  d2  d3  d4
///         e1  e2  e3
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "model/drako/lattice.hpp"

namespace ruleproof::drako {

using Lattice19 = Lattice<2>;

inline constexpr std::size_t hex_count = Lattice19::size;

/// An area, counted along the rows from the top; or no area: a figure that is off the board.
enum class Hex : std::uint8_t { centre = 9, nowhere = 19 };

/// A set of areas.
using HexSet = std::uint32_t;

[[nodiscard]] constexpr auto index(Hex hex) -> std::size_t { return static_cast<std::size_t>(hex); }
/// The set of one area; of `nowhere`, the empty set.
[[nodiscard]] constexpr auto bit(Hex hex) -> HexSet {
  return hex == Hex::nowhere ? 0 : HexSet{1} << index(hex);
}
[[nodiscard]] constexpr auto has(HexSet set, Hex hex) -> bool { return (set & bit(hex)) != 0; }

/// Calls `visit(Hex)` for the areas of a set, in order.
template <class Visit>
constexpr auto for_each_hex(HexSet set, Visit&& visit) -> void {
  for (; set != 0; set &= set - 1) visit(static_cast<Hex>(std::countr_zero(set)));
}

/// "c3"; "-" for `nowhere`.
[[nodiscard]] auto to_text(Hex hex) -> std::string;
/// Reads "a1".."e3" and "-"; says whether it could.
[[nodiscard]] auto read_text(std::string_view text, Hex& hex) -> bool;

/// Place of an area in axial coordinates: the third is -q-r.
[[nodiscard]] constexpr auto axial(Hex hex) -> Axial { return Lattice19::cells[index(hex)]; }
/// The area there, or `nowhere`.
[[nodiscard]] constexpr auto hex_at(Axial cell) -> Hex {
  return static_cast<Hex>(Lattice19::number(cell));
}

/// Steps between two areas over an empty board.
[[nodiscard]] constexpr auto distance(Hex from, Hex to) -> int {
  return steps_between(axial(from), axial(to));
}
/// Whether a straight row of areas joins the two: one of the six directions of a flame.
[[nodiscard]] constexpr auto on_axis(Hex from, Hex to) -> bool {
  return from != to && drako::on_axis(axial(from), axial(to));
}
/// The areas whose centres lie on the segment between the two centres, without the ends.
[[nodiscard]] constexpr auto between(Hex from, Hex to) -> HexSet {
  return static_cast<HexSet>(Lattice19::between[index(from)][index(to)]);
}

/// The areas that this segment crosses off their centres, too, without those of its ends.
[[nodiscard]] constexpr auto crossed(Hex from, Hex to) -> HexSet {
  return static_cast<HexSet>(Lattice19::crossed[index(from)][index(to)]);
}

/// The areas in use. Walks and straight lines end where the board does.
class Board {
 public:
  constexpr Board() : Board(static_cast<HexSet>(Lattice19::all)) {}
  constexpr explicit Board(HexSet areas) : areas_(areas) {
    for (std::size_t i = 0; i < hex_count; ++i) {
      neighbours_[i] = has_index(i) ? static_cast<HexSet>(Lattice19::neighbours[i]) & areas_ : 0;
      for (std::size_t d = 0; d < directions.size(); ++d) {
        rays_[i][d] = has_index(i) ? static_cast<HexSet>(Lattice19::ray(i, d, areas_)) : 0;
      }
    }
  }

  [[nodiscard]] constexpr auto areas() const -> HexSet { return areas_; }
  [[nodiscard]] constexpr auto size() const -> int { return std::popcount(areas_); }
  /// Areas that touch this one.
  [[nodiscard]] constexpr auto neighbours(Hex hex) const -> HexSet {
    return neighbours_[index(hex)];
  }
  /// The straight row from an area in one of the six directions, to the edge, without itself.
  [[nodiscard]] constexpr auto ray(Hex hex, std::size_t direction) const -> HexSet {
    return rays_[index(hex)][direction];
  }
  /// Areas that a walk of at most `steps` over areas not `closed` comes to, and the area itself.
  [[nodiscard]] constexpr auto reach(Hex from, int steps, HexSet closed) const -> HexSet {
    auto reached = bit(from);
    for (auto edge = reached; steps > 0 && edge != 0; --steps) {
      HexSet next = 0;
      for_each_hex(edge, [&](Hex hex) { next |= neighbours(hex); });
      edge = next & ~closed & ~reached;
      reached |= edge;
    }
    return reached;
  }
  /// Whether a turn or a reflection of the hexagon leaves the board as it is.
  [[nodiscard]] constexpr auto keeps(std::size_t symmetry) const -> bool {
    HexSet image = 0;
    for_each_hex(areas_, [&](Hex hex) {
      image |= HexSet{1} << Lattice19::symmetries[symmetry][index(hex)];
    });
    return image == areas_;
  }
  auto operator<=>(const Board&) const = default;

 private:
  [[nodiscard]] constexpr auto has_index(std::size_t i) const -> bool {
    return ((areas_ >> i) & 1U) != 0;
  }

  HexSet areas_;
  std::array<HexSet, hex_count> neighbours_{};
  std::array<std::array<HexSet, directions.size()>, hex_count> rays_{};
};

inline constexpr std::size_t symmetry_count = Lattice19::symmetries.size();

/// Where a turn or a reflection of the hexagon takes an area; `nowhere` stays. 0 is the identity.
[[nodiscard]] constexpr auto moved(Hex hex, std::size_t symmetry) -> Hex {
  if (hex == Hex::nowhere) return hex;
  return static_cast<Hex>(Lattice19::symmetries[symmetry][index(hex)]);
}

}  // namespace ruleproof::drako

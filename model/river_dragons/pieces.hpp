/// The pieces on the board and off it: sites, planks, pawns, stones.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>

#include "model/core/fields.hpp"
#include "model/river_dragons/data/components.hpp"

namespace ruleproof::river_dragons {

inline constexpr std::size_t most_players = 6;                          // [players.count]
inline constexpr std::size_t most_planks = most_players * plank_sizes;  // [pieces.count]
inline constexpr int most_load = 3;                                     // [plank.three]

/// What can bear a plank: 0..5 the villages by colour, 6..32 the islets, or the stones on free
/// water.
using Site = std::uint8_t;
inline constexpr std::size_t site_count = colour_count + most_islets;
/// Sites as a set, a bit each.
using Sites = std::uint64_t;
[[nodiscard]] constexpr auto bit(Site site) -> Sites { return Sites{1} << site; }
[[nodiscard]] constexpr auto village(Colour colour) -> Site { return static_cast<Site>(colour); }
[[nodiscard]] constexpr auto is_village(Site site) -> bool { return site < colour_count; }
[[nodiscard]] constexpr auto islet(std::size_t number) -> Site {
  return static_cast<Site>(colour_count + number);
}
inline constexpr Sites all_villages = (Sites{1} << colour_count) - 1;

/// Which plank: its first owner's seat and its size.
struct PlankName {
  std::uint8_t number = 0;  ///< 6 * seat + size - 1
  auto operator<=>(const PlankName&) const = default;
  static constexpr auto fields() {
    return std::tuple{
        Field{"number", &PlankName::number, 0, most_planks - 1, "6 * seat + size - 1"}};
  }
  [[nodiscard]] constexpr auto seat() const -> int {
    return number / static_cast<int>(plank_sizes);
  }
  [[nodiscard]] constexpr auto size() const -> int {
    return (number % static_cast<int>(plank_sizes)) + 1;
  }
};
[[nodiscard]] constexpr auto plank_name(int seat, int size) -> PlankName {
  return {static_cast<std::uint8_t>((seat * static_cast<int>(plank_sizes)) + size - 1)};
}

/// Where a plank is: on two sites, in a reserve, in the hand of the player in turn, or out.
struct Plank {
  static constexpr std::uint8_t reserve = site_count;           ///< of seat 0; then one a seat
  static constexpr std::uint8_t held = reserve + most_players;  ///< chosen and not yet laid
  static constexpr std::uint8_t out = held + 1;                 ///< of the game
  static constexpr std::uint8_t absent = out + 1;               ///< never part of this game

  std::uint8_t at = absent;  ///< a site, or one of the above
  Site to = 0;               ///< the other site; 0 unless on the board

  auto operator<=>(const Plank&) const = default;
  [[nodiscard]] constexpr auto on_board() const -> bool { return at < site_count; }
  [[nodiscard]] constexpr auto in_reserve_of(int seat) const -> bool {
    return at == reserve + seat;
  }
  static constexpr auto in_reserve(int seat) -> Plank {
    return {static_cast<std::uint8_t>(reserve + seat), 0};
  }
  static constexpr auto fields() {
    return std::tuple{Field{"at", &Plank::at, 0, absent, "site, reserve, held, out or absent"},
                      Field{"to", &Plank::to, 0, site_count - 1, "the other site"}};
  }
};

/// Where a pawn stands: 0..5 in a village, by colour, or 6 + the number of a plank.
struct Stand {
  std::uint8_t at = 0;
  auto operator<=>(const Stand&) const = default;
  static constexpr auto in(Site village) -> Stand { return {village}; }
  static constexpr auto on(PlankName plank) -> Stand {
    return {static_cast<std::uint8_t>(colour_count + plank.number)};
  }
  [[nodiscard]] constexpr auto on_plank() const -> bool { return at >= colour_count; }
  [[nodiscard]] constexpr auto plank() const -> PlankName {
    return {static_cast<std::uint8_t>(at - colour_count)};
  }
  [[nodiscard]] constexpr auto village() const -> Site { return at; }
  static constexpr auto fields() {
    return std::tuple{Field{"at", &Stand::at, 0, colour_count + most_planks - 1,
                            "village, or plank: p2.3 is the size 3 of p2's colour"}};
  }
};

/// Stones on the board, a bit for each islet, or for each stone on free water.
struct Stones {
  std::uint32_t bits = 0;
  auto operator<=>(const Stones&) const = default;
  /// The sites that have a stone.
  [[nodiscard]] constexpr auto sites() const -> Sites { return Sites{bits} << colour_count; }
  constexpr auto put(Site site) -> void { bits |= 1U << (site - colour_count); }
  constexpr auto take(Site site) -> void { bits &= ~(1U << (site - colour_count)); }
  static constexpr auto fields() {
    return std::tuple{
        Field{"bits", &Stones::bits, 0, (1 << most_islets) - 1, "islets with a stone"}};
  }
};

/// A stone that bears a plank between or beyond its ends; only under over-stone, stone-under or
/// overhang.
struct Bearing {
  PlankName plank;
  Site stone = 0;
  auto operator<=>(const Bearing&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"plank", &Bearing::plank, 0, most_planks - 1, "the plank"},
                      Field{"stone", &Bearing::stone, 0, site_count - 1, "the site of the stone"}};
  }
};

/// "blue>i5", "i3>i5", "p2", "held", "out", "absent".
[[nodiscard]] auto to_text(const Plank& plank) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Plank& plank) -> bool;
/// "blue", or "p2.3" on the plank of size 3 in the colour of p2.
[[nodiscard]] auto to_text(Stand stand) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Stand& stand) -> bool;
/// "i1+i5", "-" if there is none.
[[nodiscard]] auto to_text(Stones stones) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Stones& stones) -> bool;
/// "p2.3>i5": that plank rests on that stone too.
[[nodiscard]] auto to_text(const Bearing& bearing) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Bearing& bearing) -> bool;

}  // namespace ruleproof::river_dragons

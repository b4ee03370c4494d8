/// The pieces of the game: ships, figures, reef cards, faces of boards, missions.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>

#include "model/core/fields.hpp"
#include "model/core/fixed.hpp"

namespace ruleproof::sea_dragons {

/// Number of an enumerator.
template <class Enum>
constexpr auto index(Enum value) -> std::size_t {
  return static_cast<std::size_t>(value);
}

/// Colours of ship tokens.
enum class Ship : std::uint8_t { green, violet, red, blue };
inline constexpr std::size_t ship_colours = 4;
inline constexpr std::array<std::string_view, ship_colours> ship_names = {"green", "violet", "red",
                                                                          "blue"};
inline constexpr std::string_view ship_letters = "gvrb";
/// Ships by colour: tokens, or what a mission asks.
using Ships = Bag<Ship, ship_colours>;

/// The four realms, clockwise from the north west corner of the board as it is drawn.
enum class Realm : std::uint8_t { north, east, south, west };
inline constexpr std::size_t realm_count = 4;
inline constexpr std::array<std::string_view, realm_count> realm_names = {"north", "east", "south",
                                                                          "west"};

/// Sizes of dragon cards: three, four or five cells.
enum class Size : std::uint8_t { small, medium, large };
inline constexpr std::size_t size_count = 3;
inline constexpr std::array<std::string_view, size_count> size_names = {"small", "medium", "large"};
constexpr auto cells_of(Size size) -> int { return static_cast<int>(size) + 3; }

/// Figures of dragon cards: all that three, four or five cells can make.
// clang-format off
enum class Figure : std::uint8_t {
  i3, l3,
  i4, l4, o4, s4, t4,
  f5, i5, l5, n5, p5, t5, u5, v5, w5, x5, y5, z5
};
// clang-format on
inline constexpr std::size_t figure_count = 19;
inline constexpr std::array<std::string_view, figure_count> figure_names = {
    "I3", "L3", "I4", "L4", "O4", "S4", "T4", "F5", "I5", "L5",
    "N5", "P5", "T5", "U5", "V5", "W5", "X5", "Y5", "Z5"};
constexpr auto size_of(Figure figure) -> Size {
  return figure < Figure::i4 ? Size::small : figure < Figure::f5 ? Size::medium : Size::large;
}
/// Dragon cards by figure.
using Cards = Bag<Figure, figure_count>;

/// Cards of one size.
constexpr auto cards_of(const Cards& cards, Size size) -> int {
  int total = 0;
  for (std::size_t f = 0; f < figure_count; ++f) {
    const auto figure = static_cast<Figure>(f);
    if (size_of(figure) == size) total += cards[figure];
  }
  return total;
}

/// Kinds of reef cards. [reef.two-ships] [reef.any-ship] [reef.hidden] [reef.gold]
enum class Reef : std::uint8_t {
  two_green,
  two_violet,
  two_red,
  two_blue,
  any_ship,
  hidden_north,
  hidden_east,
  hidden_south,
  hidden_west,
  gold
};
inline constexpr std::size_t reef_kinds = 10;
inline constexpr std::array<std::string_view, reef_kinds> reef_names = {
    "two-green",    "two-violet",  "two-red",      "two-blue",    "any-ship",
    "hidden-north", "hidden-east", "hidden-south", "hidden-west", "gold"};
constexpr auto double_of(Ship ship) -> Reef { return static_cast<Reef>(ship); }
constexpr auto hidden_in(Realm realm) -> Reef {
  return static_cast<Reef>(index(Reef::hidden_north) + index(realm));
}
using Reefs = Bag<Reef, reef_kinds>;

inline constexpr std::size_t face_count = 8;
inline constexpr std::size_t board_turns = 4;

/// A face of a realm board as it lies: 1A, 1B, 2A...; none where no board lies yet.
struct Face {
  /// 0 none; 2 * board + side - 1 with boards from 1, sides 0 and 1; and 8 more for each quarter
  /// clockwise by which it is turned from where its inner corner is at the island.
  std::uint8_t number = 0;
  [[nodiscard]] static constexpr auto of(std::size_t place, std::size_t turn = 0) -> Face {
    return Face{static_cast<std::uint8_t>(1 + place + (face_count * turn))};
  }
  [[nodiscard]] constexpr auto is_one() const -> bool {
    return 0 < number && number <= face_count * board_turns;
  }
  /// Where the face is in lists of faces; this and what follows only of a face.
  [[nodiscard]] constexpr auto place() const -> std::size_t { return (number - 1U) % face_count; }
  [[nodiscard]] constexpr auto turn() const -> std::size_t { return (number - 1U) / face_count; }
  [[nodiscard]] constexpr auto board() const -> int { return static_cast<int>(place() / 2) + 1; }
  [[nodiscard]] constexpr auto other_side() const -> Face { return of(place() ^ 1U, turn()); }
  auto operator<=>(const Face&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"number", &Face::number, 0, 32, "face as it lies, 0 none"}};
  }
};

/// A set of missions, which are numbered from 0 here and from 1 in texts.
struct Missions {
  std::uint64_t bits = 0;
  [[nodiscard]] constexpr auto has(int mission) const -> bool {
    return mission < 63 && ((bits >> static_cast<unsigned>(mission)) & 1U) != 0;
  }
  constexpr auto add(int mission) -> void { bits |= std::uint64_t{1} << mission; }
  constexpr auto remove(int mission) -> void { bits &= ~(std::uint64_t{1} << mission); }
  [[nodiscard]] constexpr auto size() const -> int { return std::popcount(bits); }
  template <class Visit>
  constexpr auto for_each(Visit&& visit) const -> void {
    for (auto left = bits; left != 0; left &= left - 1) visit(std::countr_zero(left));
  }
  auto operator<=>(const Missions&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"bits", &Missions::bits, 0, (std::int64_t{1} << 40) - 1, "missions"}};
  }
};
inline constexpr int most_missions = 40;

// Texts, found by name look-up wherever positions are written.

/// "ggvr"; "-" if none.
[[nodiscard]] auto to_text(const Ships& ships) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Ships& ships) -> bool;
/// "I3*2+L4"; "-" if none.
[[nodiscard]] auto to_text(const Cards& cards) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Cards& cards) -> bool;
/// "two-red+gold*2"; "-" if none.
[[nodiscard]] auto to_text(const Reefs& reefs) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Reefs& reefs) -> bool;
[[nodiscard]] auto to_text(const Face& face) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Face& face) -> bool;
/// "3+17"; "-" if none.
[[nodiscard]] auto to_text(const Missions& missions) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Missions& missions) -> bool;
[[nodiscard]] auto to_text(Size size) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Size& size) -> bool;
[[nodiscard]] auto to_text(Reef reef) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Reef& reef) -> bool;

}  // namespace ruleproof::sea_dragons

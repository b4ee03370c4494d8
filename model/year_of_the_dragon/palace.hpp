/// Palaces. [place.capacity] [place.height]
///
///     bits  15   14   13 12   11..8   7..4   3..0
///           -   hit   height  person  person person      person: 0 empty, else tile + 1
///
/// Persons are kept in descending order, so that two palaces with the same inhabitants are the same
/// number: which place of a palace a person has does not matter.
#pragma once

#include <algorithm>
#include <compare>
#include <string>
#include <string_view>
#include <tuple>

#include "model/core/fields.hpp"
#include "model/year_of_the_dragon/tiles.hpp"

namespace ruleproof::year_of_the_dragon {

inline constexpr int tallest_palace = 3;  // [place.height]

class Palace {
 public:
  constexpr Palace() = default;
  explicit constexpr Palace(int height) : bits_(static_cast<std::uint16_t>(height << 12)) {}

  /// Floors, 1..3; 0 only of an unused slot.
  [[nodiscard]] constexpr auto height() const -> int { return (bits_ >> 12) & 3; }
  /// Persons in it.
  [[nodiscard]] constexpr auto count() const -> int {
    return static_cast<int>((bits_ & 0xf00) != 0) + static_cast<int>((bits_ & 0xf0) != 0) +
           static_cast<int>((bits_ & 0xf) != 0);
  }
  [[nodiscard]] constexpr auto inhabited() const -> bool { return (bits_ & 0xfff) != 0; }
  [[nodiscard]] constexpr auto has_room() const -> bool { return count() < height(); }
  /// The person in place 0..2, `Tile::nothing` if the place is empty.
  [[nodiscard]] constexpr auto person(int place) const -> Tile {
    const auto code = (bits_ >> (8 - (4 * place))) & 0xf;
    return code == 0 ? Tile::nothing : static_cast<Tile>(code - 1);
  }
  [[nodiscard]] constexpr auto holds(Tile tile) const -> bool {
    return person(0) == tile || person(1) == tile || person(2) == tile;
  }
  /// Whether the event of this month has already taken somebody from here.
  [[nodiscard]] constexpr auto hit() const -> bool { return (bits_ & hit_bit) != 0; }

  constexpr auto mark_hit() -> void { bits_ |= hit_bit; }
  constexpr auto clear_hit() -> void { bits_ &= static_cast<std::uint16_t>(~hit_bit); }
  /// Precondition: lower than three floors.
  constexpr auto add_floor() -> void { bits_ = static_cast<std::uint16_t>(bits_ + 0x1000); }
  constexpr auto remove_floor() -> void { bits_ = static_cast<std::uint16_t>(bits_ - 0x1000); }
  /// Precondition: there is room.
  constexpr auto add(Tile tile) -> void {
    auto codes = this->codes();
    codes[2] = static_cast<int>(tile) + 1;
    store(codes);
  }
  /// Precondition: `holds(tile)`.
  constexpr auto remove(Tile tile) -> void {
    auto codes = this->codes();
    *std::find(codes.begin(), codes.end(), static_cast<int>(tile) + 1) = 0;
    store(codes);
  }

  auto operator<=>(const Palace&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"bits", &Palace::bits_, 0, 0x7fff, "height, persons and mark as bits"}};
  }

 private:
  static constexpr std::uint16_t hit_bit = 0x4000;

  [[nodiscard]] constexpr auto codes() const -> std::array<int, 3> {
    return {(bits_ >> 8) & 0xf, (bits_ >> 4) & 0xf, bits_ & 0xf};
  }
  constexpr auto store(std::array<int, 3> codes) -> void {
    if (codes[0] < codes[1]) std::swap(codes[0], codes[1]);
    if (codes[1] < codes[2]) std::swap(codes[1], codes[2]);
    if (codes[0] < codes[1]) std::swap(codes[0], codes[1]);
    bits_ =
        static_cast<std::uint16_t>((bits_ & 0xf000) | (codes[0] << 8) | (codes[1] << 4) | codes[2]);
  }

  std::uint16_t bits_ = 0;
};

/// More than any game can have: 13 persons make at most 13 palaces that are or lately were
/// inhabited; any other needs one of the at most 15 floors of the last three Build actions.
inline constexpr std::size_t most_palaces = 28;

/// The palaces of a player, tallest first: in what order they were built does not matter.
using Palaces = FixedVector<Palace, most_palaces>;

/// Moves the palace at `i`, which has changed, to its place in the order.
constexpr auto reorder(Palaces& palaces, std::size_t i) -> void {
  for (; i > 0 && palaces[i - 1] < palaces[i]; --i) std::swap(palaces[i - 1], palaces[i]);
  for (; i + 1 < palaces.size() && palaces[i] < palaces[i + 1]; ++i) {
    std::swap(palaces[i], palaces[i + 1]);
  }
}

/// Calls `visit(palace)` once for each different palace.
template <class Visit>
constexpr auto for_each_kind(const Palaces& palaces, Visit&& visit) -> void {
  for (std::size_t i = 0; i < palaces.size(); ++i) {
    if (i == 0 || palaces[i] != palaces[i - 1]) visit(palaces[i]);
  }
}

/// Calls `visit(tile)` once for each different person in a palace.
template <class Visit>
constexpr auto for_each_person(const Palace& palace, Visit&& visit) -> void {
  for (int place = 0; place < palace.count(); ++place) {
    if (place == 0 || palace.person(place) != palace.person(place - 1)) visit(palace.person(place));
  }
}

/// "2[hS]": two floors, a young healer and an old scholar; "!" marks a hit palace.
[[nodiscard]] auto to_text(const Palace& palace) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Palace& palace) -> bool;
/// "2[hS]+1[]", "-" if there is none.
[[nodiscard]] auto to_text(const Palaces& palaces) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Palaces& palaces) -> bool;

}  // namespace ruleproof::year_of_the_dragon

/// The words of the cards: eight actions, and a dragon for each colour.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "model/core/fields.hpp"
#include "model/river_dragons/colours.hpp"

namespace ruleproof::river_dragons {

/// A card of a hand, or `none` where none lies.
enum class Card : std::uint8_t {
  stone1,
  stone2,
  plank1,
  plank2,
  remove,
  move1,
  move2,
  jump,
  dragon_blue,
  dragon_green,
  dragon_red,
  dragon_yellow,
  dragon_pink,
  dragon_black,
  none,
};

inline constexpr std::size_t card_count = 14;
inline constexpr std::size_t action_count = 8;
inline constexpr auto card_names = std::to_array<std::string_view>(
    {"stone1", "stone2", "plank1", "plank2", "remove", "move1", "move2", "jump", "blue-dragon",
     "green-dragon", "red-dragon", "yellow-dragon", "pink-dragon", "black-dragon", "-"});

[[nodiscard]] constexpr auto is_dragon(Card card) -> bool {
  return card >= Card::dragon_blue && card <= Card::dragon_black;
}
[[nodiscard]] constexpr auto dragon_of(Colour colour) -> Card {
  return static_cast<Card>(action_count + index(colour));
}
/// The colour of a dragon.
[[nodiscard]] constexpr auto colour_of(Card dragon) -> Colour {
  return static_cast<Colour>(static_cast<std::size_t>(dragon) - action_count);
}

/// Cards as a set, a bit each.
struct Cards {
  std::uint16_t bits = 0;
  auto operator<=>(const Cards&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"bits", &Cards::bits, 0, (1 << card_count) - 1, "a bit for each card"}};
  }

  [[nodiscard]] constexpr auto has(Card card) const -> bool { return (bits & bit(card)) != 0; }
  constexpr auto add(Card card) -> void { bits = static_cast<std::uint16_t>(bits | bit(card)); }
  constexpr auto take(Card card) -> void { bits = static_cast<std::uint16_t>(bits & ~bit(card)); }
  [[nodiscard]] constexpr auto without(Cards other) const -> Cards {
    return {static_cast<std::uint16_t>(bits & ~other.bits)};
  }
  [[nodiscard]] static constexpr auto bit(Card card) -> unsigned {
    return 1U << static_cast<unsigned>(card);
  }
};

inline constexpr Cards all_actions{(1U << action_count) - 1};
inline constexpr Cards all_dragons{
    static_cast<std::uint16_t>(((1U << card_count) - 1) & ~((1U << action_count) - 1))};

}  // namespace ruleproof::river_dragons

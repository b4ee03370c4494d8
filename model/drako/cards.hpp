/// Sides, figures, abilities and what cards show. Which cards a deck holds is in data/.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "model/core/fixed.hpp"

namespace ruleproof::drako {

/// The sides are the seats: the dwarves are p1, the dragon is p2. [aim.dwarves] [aim.dragon]
enum class Side : std::uint8_t { dwarves, dragon };
inline constexpr std::size_t side_count = 2;
inline constexpr std::array<std::string_view, side_count> side_names = {"dwarves", "dragon"};
constexpr auto index(Side side) -> std::size_t { return static_cast<std::size_t>(side); }
constexpr auto other(Side side) -> Side {
  return side == Side::dwarves ? Side::dragon : Side::dwarves;
}

/// The three dwarves, named after their skills: rage, crossbow, net. [skill.needed] [rage.once]
enum class Dwarf : std::uint8_t { rager, shooter, thrower };
inline constexpr std::size_t dwarf_count = 3;
inline constexpr std::array<std::string_view, dwarf_count> dwarf_names = {"rager", "shooter",
                                                                          "thrower"};
constexpr auto index(Dwarf dwarf) -> std::size_t { return static_cast<std::size_t>(dwarf); }
inline constexpr std::array<Dwarf, dwarf_count> all_dwarves = {Dwarf::rager, Dwarf::shooter,
                                                               Dwarf::thrower};

/// What the dragon loses when the boxes below it are full. [ability.needed]
enum class Ability : std::uint8_t { flight, fire, walk };
inline constexpr std::size_t ability_count = 3;
inline constexpr std::array<std::string_view, ability_count> ability_names = {"flight", "fire",
                                                                              "walk"};
constexpr auto index(Ability ability) -> std::size_t { return static_cast<std::size_t>(ability); }
inline constexpr std::array<Ability, ability_count> all_abilities = {Ability::flight, Ability::fire,
                                                                     Ability::walk};

/// What is printed on cards, of both sides; `none` is the second icon of a card that has one.
enum class Icon : std::uint8_t {
  none,
  move,        ///< one dwarf
  move_two,    ///< one or two dwarves
  attack,      ///< one dwarf
  attack_two,  ///< one or two dwarves
  crossbow,
  net,
  walk,
  fly,
  bite,
  flame,
  shield,  ///< of either side
};
inline constexpr std::size_t icon_count = 12;
inline constexpr std::array<std::string_view, icon_count> icon_names = {
    "none", "move", "move-two", "attack", "attack-two", "crossbow",
    "net",  "walk", "fly",      "bite",   "flame",      "shield"};

/// Whether cards of that side show the icon.
constexpr auto belongs_to(Icon icon, Side side) -> bool {
  if (icon == Icon::shield || icon == Icon::none) return true;
  return (icon <= Icon::net) == (side == Side::dwarves);
}
/// Whether a number stands beside the icon: areas or strength. [move.up-to] [attack.strength]
constexpr auto has_number(Icon icon) -> bool {
  return icon != Icon::none && icon != Icon::net && icon != Icon::fly && icon != Icon::shield;
}
constexpr auto is_movement(Icon icon) -> bool {
  return icon == Icon::move || icon == Icon::move_two || icon == Icon::walk || icon == Icon::fly;
}

/// One icon of a card with the number beside it, 0 if it has none.
struct Face {
  Icon icon = Icon::none;
  std::uint8_t number = 0;
  auto operator<=>(const Face&) const = default;
};

/// Cards that show the same. [play.one-icon]
struct CardKind {
  std::array<Face, 2> faces{};
  std::uint8_t copies = 0;  ///< in the deck
  auto operator<=>(const CardKind&) const = default;
  [[nodiscard]] constexpr auto shows(Icon icon) const -> bool {
    return faces[0].icon == icon || faces[1].icon == icon;
  }
};

/// A kind of card: its number in the deck of its side, from 0.
enum class Card : std::uint8_t {};
inline constexpr std::size_t most_kinds = 20;
inline constexpr int deck_size = 38;  // [components.count]
constexpr auto index(Card card) -> std::size_t { return static_cast<std::size_t>(card); }

using Deck = FixedVector<CardKind, most_kinds>;
/// Cards of one side, without an order.
using Cards = Bag<Card, most_kinds>;

}  // namespace ruleproof::drako

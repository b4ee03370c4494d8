/// The words of the components: person types and tiles, cards, events, actions.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ruleproof::year_of_the_dragon {

/// [persons.types] The nine types; the last six come young and old. [persons.ages]
enum class Type : std::uint8_t {
  artisan,
  court_lady,
  tax_collector,
  pyrotechnist,
  warrior,
  monk,
  healer,
  farmer,
  scholar,
};
inline constexpr std::size_t type_count = 9;
inline constexpr std::size_t single_types = 3;

/// The fifteen kinds of person tile: nine young ones in the order of `Type`, then six old ones.
enum class Tile : std::uint8_t {
  artisan,
  court_lady,
  tax_collector,
  young_pyrotechnist,
  young_warrior,
  young_monk,
  young_healer,
  young_farmer,
  young_scholar,
  old_pyrotechnist,
  old_warrior,
  old_monk,
  old_healer,
  old_farmer,
  old_scholar,
  nothing,  ///< no tile: what a void card brings
};
inline constexpr std::size_t tile_count = 15;

constexpr auto is_split(Type type) -> bool {
  return static_cast<std::size_t>(type) >= single_types;
}
constexpr auto young(Type type) -> Tile { return static_cast<Tile>(type); }
/// Only of split types.
constexpr auto old(Type type) -> Tile {
  return static_cast<Tile>(static_cast<int>(type) + static_cast<int>(type_count - single_types));
}
constexpr auto is_old(Tile tile) -> bool { return tile >= Tile::old_pyrotechnist; }
constexpr auto type_of(Tile tile) -> Type {
  const auto number = static_cast<int>(tile);
  return static_cast<Type>(is_old(tile) ? number - static_cast<int>(type_count - single_types)
                                        : number);
}
constexpr auto index(Tile tile) -> std::size_t { return static_cast<std::size_t>(tile); }

/// A person card: one for each type, and the question mark. [person.wild]
enum class Card : std::uint8_t {
  artisan,
  court_lady,
  tax_collector,
  pyrotechnist,
  warrior,
  monk,
  healer,
  farmer,
  scholar,
  wild,
};
inline constexpr std::size_t card_count = 10;
constexpr auto card_of(Type type) -> Card { return static_cast<Card>(type); }
/// Only of type cards.
constexpr auto type_of(Card card) -> Type { return static_cast<Type>(card); }

/// The events of the months; `none` is an empty cell of the event row.
enum class Event : std::uint8_t { peace, tribute, drought, festival, mongols, contagion, none };
inline constexpr std::size_t event_count = 6;

/// The seven action cards.
enum class Action : std::uint8_t { taxes, build, harvest, fireworks, parade, research, privilege };
inline constexpr std::size_t action_count = 7;

inline constexpr std::array<std::string_view, type_count> type_names = {
    "artisan", "court-lady", "tax-collector", "pyrotechnist", "warrior",
    "monk",    "healer",     "farmer",        "scholar"};
inline constexpr std::array<std::string_view, tile_count + 1> tile_names = {
    "artisan",       "court-lady",       "tax-collector", "young-pyrotechnist",
    "young-warrior", "young-monk",       "young-healer",  "young-farmer",
    "young-scholar", "old-pyrotechnist", "old-warrior",   "old-monk",
    "old-healer",    "old-farmer",       "old-scholar",   "nothing"};
/// One letter a tile: capitals are old.
inline constexpr std::string_view tile_letters = "altpwmhfsPWMHFS";
inline constexpr std::array<std::string_view, card_count> card_names = {
    "artisan", "court-lady", "tax-collector", "pyrotechnist", "warrior",
    "monk",    "healer",     "farmer",        "scholar",      "wild"};
inline constexpr std::string_view card_letters = "altpwmhfs?";
inline constexpr std::array<std::string_view, event_count + 1> event_names = {
    "peace", "tribute", "drought", "festival", "mongols", "contagion", "none"};
inline constexpr std::string_view event_letters = "ptdfmc.";
inline constexpr std::array<std::string_view, action_count> action_names = {
    "taxes", "build", "harvest", "fireworks", "parade", "research", "privilege"};

}  // namespace ruleproof::year_of_the_dragon

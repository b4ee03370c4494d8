/// The numbers of the components: what only the box shows. They are read from data/*.toml, where
/// each has its provenance; a variant file replaces some of them.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "model/core/result.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/hex.hpp"

namespace ruleproof::drako {

inline constexpr int armour_boxes = 4;   ///< [wounds.armour]
inline constexpr int opening_cards = 4;  ///< [setup.hand]
inline constexpr int most_in_hand = 6;   ///< after drawing [draw.limit]
inline constexpr int most_boxes = 9;     ///< of armour, an ability or a dwarf, in any file

/// All numbers of one box of the game, or of a smaller one made up for exhaustive search.
struct Components {
  std::array<Deck, side_count> decks;
  int armour = 0;                              ///< boxes that protect the dragon's abilities
  std::array<int, ability_count> abilities{};  ///< boxes of each
  std::array<int, dwarf_count> dwarves{};      ///< boxes of each
  int markers = 0;                             ///< wound markers; a limit only under a ruling
  int opening_hand = 0;                        ///< cards
  int hand_limit = 0;                          ///< cards, after drawing
  Board board;
  Hex dragon_start = Hex::centre;
  /// Of a first game: areas in the middle of three sides, or three corners. [setup.first-game]
  std::array<Hex, dwarf_count> preset{};
  std::array<Hex, dwarf_count> preset_corners{};
  bool is_small = false;   ///< the counts are not those of the rulebook, and the file says so
  std::string provenance;  ///< "rulebook, public source, stand-in"
  auto operator<=>(const Components&) const = default;

  [[nodiscard]] auto deck(Side side) const -> const Deck& { return decks[index(side)]; }
};

/// The data that a set-up names: "stand-in", a small one ("skirmish", "duel", "lane"), or the path
/// of a variant file ending in ".toml". Errors: `bad_data` with the file and the line, `no_file`,
/// `bad_setup`.
[[nodiscard]] auto components(std::string_view data) -> Result<Components>;
/// The names that `components` knows, the default first.
[[nodiscard]] auto data_names() -> std::span<const std::string_view>;

/// From the texts of the files; `variant` may be empty. Missing numbers, numbers out of range, and
/// counts that contradict the rulebook are `bad_data` naming the file and the line.
[[nodiscard]] auto read_components(std::string_view decks, std::string_view counts,
                                   std::string_view variant, std::string_view variant_name)
    -> Result<Components>;

}  // namespace ruleproof::drako

/// The numbers of the components: what only the pieces and their counts say. They are read from
/// data/*.toml, where each has its provenance; a variant file replaces some of them.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

#include "model/core/result.hpp"
#include "model/year_of_the_dragon/tiles.hpp"

namespace ruleproof::year_of_the_dragon {

/// What is printed on a person tile.
struct TileFacts {
  int value = 0;    ///< spaces that it moves the person marker, 1..6
  int symbols = 0;  ///< coins, hammers, sacks...: 1..9
  auto operator<=>(const TileFacts&) const = default;
};

/// One size of privilege.
struct PrivilegeFacts {
  int price = 0;    ///< yuan
  int dragons = 0;  ///< points a round
  int tiles = 0;    ///< printed; a limit only under supply=all-limited
  auto operator<=>(const PrivilegeFacts&) const = default;
};

/// What depends on the number of players. [setup.tiles] [action.deal.even]
struct PlayersFacts {
  int divided_young = 0;
  int divided_old = 0;
  int undivided = 0;
  auto operator<=>(const PlayersFacts&) const = default;
};

/// All numbers of one edition.
struct Components {
  std::array<TileFacts, tile_count> tiles{};
  std::array<int, action_count> base{};  ///< symbols on the action cards themselves
  PrivilegeFacts small;
  PrivilegeFacts large;
  std::array<PlayersFacts, 6> players{};  ///< by number of players, 2..5
  std::array<int, event_count> events{};  ///< tiles of each kind
  int start_yuan = 0;
  int fee = 0;         ///< yuan for a group with a dragon
  int skip_level = 0;  ///< yuan to which skipping raises
  int tribute = 0;     ///< yuan
  int contagion = 0;   ///< persons
  int floors = 0;      ///< printed supplies; limits only under supply=all-limited
  int money = 0;       ///< worth of all coins, in yuan
  int rice = 0;
  int fireworks = 0;
  std::string provenance;  ///< "rulebook, public source"
  auto operator<=>(const Components&) const = default;
};

/// The data that a set-up names: "first-edition", "anniversary", or the path of a variant file
/// ending in ".toml". Errors: `bad_data` with the file and the line, `no_file`, `bad_setup`.
[[nodiscard]] auto components(std::string_view data) -> Result<Components>;

/// From the texts of the files; `variant` may be empty. Missing numbers, numbers out of range, and
/// counts that contradict the rulebook are `bad_data` naming the file and the line.
[[nodiscard]] auto read_components(std::string_view persons, std::string_view counts,
                                   std::string_view variant, std::string_view variant_name)
    -> Result<Components>;

}  // namespace ruleproof::year_of_the_dragon

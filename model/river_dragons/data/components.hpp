/// The board and the pieces: what the rulebook leaves to pictures and to the board itself. They are
/// read from data/*.toml, where each has its provenance, or from a file of the user's.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/fixed.hpp"
#include "model/core/result.hpp"
#include "model/river_dragons/board/geometry.hpp"
#include "model/river_dragons/colours.hpp"

namespace ruleproof::river_dragons {

inline constexpr std::size_t most_islets = 27;  // [stone.must]
inline constexpr std::size_t most_stones = 27;  // [pieces.count]
inline constexpr std::size_t plank_sizes = 6;   // [pieces.count]

/// One board, and the pieces that go with it.
struct Components {
  std::string label;        ///< of the board, for reports: "stand-in board"
  bool free_water = false;  ///< the side without islets: stones go straight on the water
  bool full = true;         ///< 27 islets and six villages; a toy board may have fewer
  int field = 0;            ///< places of the board: `in_field(place, field)`
  int radius = 0;           ///< of an islet, a stone or a village, for `passes_over`
  int stones = 0;           ///< in the common reserve at the start
  int stone_size = 1;       ///< a stone fits an islet of at least its size
  int stone_gap = 0;        ///< on free water: least squared distance of two stones
  int village_gap = 0;      ///< on free water: least squared distance to a village
  std::array<int, plank_sizes> reach{};          ///< length of the planks, by size - 1
  std::array<int, plank_sizes> reach_squared{};  ///< the largest squared distance spanned
  FixedVector<Place, most_islets> islets;        ///< empty on free water
  std::array<int, most_islets> islet_size{};     ///< parallel to `islets`
  std::vector<std::string> islet_names;          ///< parallel to `islets`
  std::array<std::optional<Place>, colour_count> villages;  ///< by colour; none on some toys
  std::array<Colour, colour_count> opposite{};              ///< whose village is a colour's goal
  Colours circular_order;  ///< of the villages there are, round the rim
  std::string provenance;  ///< "rulebook, public source, stand-in"
  auto operator==(const Components&) const -> bool = default;

  /// Whether the board has that village.
  [[nodiscard]] auto has(Colour colour) const -> bool {
    return villages[index(colour)].has_value();
  }
};

/// The board that a set-up names: "stand-in", "free-water", "toy", "toy-3", "toy-7", "toy-9",
/// "toy-hub", "toy-cross", or the path of a board file ending in ".toml". Errors: `bad_data` with
/// the file and the line, `no_file`, `bad_setup`.
[[nodiscard]] auto components(std::string_view data) -> Result<Components>;

/// From the texts of a board file and of data/cards.toml. What is missing, out of range or against
/// the rulebook is `bad_data` naming the file and the line.
[[nodiscard]] auto read_components(std::string_view cards, std::string_view board,
                                   std::string_view board_name) -> Result<Components>;

}  // namespace ruleproof::river_dragons

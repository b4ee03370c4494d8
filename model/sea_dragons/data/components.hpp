/// What only the pieces show: the faces of the boards, the figures, the missions, the reef cards
/// and how many there are of each. Read from data/*.toml, where each has its provenance.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/result.hpp"
#include "model/sea_dragons/state.hpp"

namespace ruleproof::sea_dragons {

/// Cells of the four kinds that matter.
struct Terrain {
  Bits ships;
  Bits whirlpools;
  Bits gold;
  Bits reefs;
  auto operator<=>(const Terrain&) const = default;
};
constexpr auto operator|(const Terrain& a, const Terrain& b) -> Terrain {
  return {a.ships | b.ships, a.whirlpools | b.whirlpools, a.gold | b.gold, a.reefs | b.reefs};
}

/// The plan of the board: what does not depend on the faces.
struct Plan {
  int width = 0;  ///< columns, and rows
  Bits island;
  Bits currents;
  std::array<Bits, realm_count> realms{};
  Bits sea;     ///< all cells on which pieces may lie
  Bits shores;  ///< of these, those beside the island
  auto operator<=>(const Plan&) const = default;
};

/// What a mission card shows.
struct MissionFacts {
  Ships ships;
  int points = 0;
  int reefs = 0;
  auto operator<=>(const MissionFacts&) const = default;
};

/// All that is printed.
struct Components {
  Plan plan;
  /// Each face as it lies in each realm, turned by so many quarters; empty for a face that is not
  /// there.
  std::array<std::array<std::array<Terrain, board_turns>, face_count>, realm_count> terrain{};
  std::array<bool, face_count> faces{};       ///< which faces there are
  std::array<Face, realm_count> fixed{};      ///< a face that always lies in a realm, or none
  std::array<Turns, figure_count> figures{};  ///< empty for a figure that is not there
  Cards cards;                                ///< dragon cards
  FixedVector<MissionFacts, most_missions> missions;
  Reefs reefs;
  Ships ships;                        ///< tokens
  int coins = 0;                      ///< worth of all coins
  std::string provenance;             ///< "rulebook, public source, stand-in"
  std::vector<std::string> warnings;  ///< what is odd about the data, and no error

  /// What a face shows where it lies.
  [[nodiscard]] auto terrain_of(std::size_t realm, Face face) const -> const Terrain& {
    return terrain[realm][face.place()][face.turn()];
  }
  /// What a face shows, wherever it lies: how much of each kind.
  [[nodiscard]] auto face(std::size_t place) const -> const Terrain& {
    return terrain[0][place][0];
  }
  [[nodiscard]] auto all_missions() const -> Missions {
    return Missions{(std::uint64_t{1} << missions.size()) - 1};
  }
};

/// The data that a set-up names: "stand-in", "toy", "few-coins", or the path of a file ending in
/// ".toml" whose lists take the place of those of the stand-in. Errors: `bad_data` with the file
/// and the line, `no_file`, `bad_setup`.
[[nodiscard]] auto components(std::string_view data) -> Result<Components>;

/// From the texts of the files; `variant` may be empty.
[[nodiscard]] auto read_components(std::string_view board, std::string_view cards,
                                   std::string_view pieces, std::string_view variant,
                                   std::string_view variant_name) -> Result<Components>;

}  // namespace ruleproof::sea_dragons

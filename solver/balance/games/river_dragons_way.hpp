/// How far the players of River Dragons are from their goals: the cheapest ways over what lies
/// there and what would have to be laid.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "model/core/fixed.hpp"
#include "model/river_dragons/bridges.hpp"

namespace ruleproof::solver::balance {

/// What a way costs: a step, a plank to be laid, a stone to be put.
inline constexpr int step_cost = 2;
inline constexpr int plank_cost = 3;
inline constexpr int stone_cost = 2;

/// From one site of a way to the next.
struct Link {
  bool plank = false;  ///< a plank joins them
  bool stone = false;  ///< the next one can bear a plank
};

/// From a pawn to its goal.
struct Way {
  static constexpr int none = 99;  ///< no plank could be laid that would lead there
  FixedVector<Link, river_dragons::site_count> links;
  int cost = none;
  int planks = 0;  ///< in the reserve of the player
};

/// What is left of the cost of a way after the cards of a plan from that one on, played in their
/// order by somebody who keeps to the way.
[[nodiscard]] auto cost_after(Way way, const river_dragons::Player& player, std::size_t from,
                              bool at_home) -> int;

/// Sites by site.
using Rows = std::array<river_dragons::Sites, river_dragons::site_count>;

/// A board as all ways see it.
struct Board {
  river_dragons::Sites stones = 0;
  river_dragons::Sites full = 0;  ///< bear three planks
  Rows joined{};                  ///< by a plank
  Rows obstructed{};              ///< a plank lies in the way of another
};

/// The ways of a board with islets.
class Ways {
 public:
  using BySeat = std::array<Way, river_dragons::most_players>;

  explicit Ways(const river_dragons::Rules& rules);
  [[nodiscard]] auto of(const river_dragons::State& state) -> const BySeat&;

 private:
  /// All that ways depend on.
  struct Key {
    std::uint32_t stones = 0;
    std::array<std::uint8_t, river_dragons::most_players> pawns{};
    std::array<std::array<std::uint8_t, 2>, river_dragons::most_planks> planks{};
    FixedVector<river_dragons::Bearing, river_dragons::most_bearings> bearings;
    auto operator==(const Key&) const -> bool = default;
  };
  struct Slot {
    bool used = false;
    Key key;
    BySeat ways;
  };
  static auto key_of(const river_dragons::State& state) -> Key;
  [[nodiscard]] auto board_of(const river_dragons::State& state) const -> Board;
  [[nodiscard]] auto way_of(const river_dragons::State& state, const Board& board, int seat) const
      -> Way;

  const river_dragons::Rules& rules_;
  std::vector<Rows> clashes_;  ///< by pair of sites: what a plank there is in the way of
  std::vector<Slot> slots_;    ///< the same boards come again and again while a bot looks ahead
};

}  // namespace ruleproof::solver::balance

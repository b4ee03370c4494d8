/// What every chapter of the rules reads, and the table that it changes.
#pragma once

#include <memory>
#include <vector>

#include "model/core/game.hpp"
#include "model/river_dragons/board/river.hpp"
#include "model/river_dragons/data/components.hpp"
#include "model/river_dragons/rules/rulings.hpp"
#include "model/river_dragons/state.hpp"

namespace ruleproof::river_dragons {

/// A smaller game, for exhaustive search. The full game is `Scale{}`.
struct Scale {
  int cards = static_cast<int>(most_cards);    ///< laid by each player in a round
  int planks = static_cast<int>(plank_sizes);  ///< sizes that a reserve starts with, the largest
  int rounds = 0;                              ///< a draw after so many; 0: no limit
  int grid = 1;  ///< on free water, stones go on places whose coordinates are its multiples
  Cards actions = all_actions;
  bool dragons = true;
  bool memory = false;  ///< beginnings of rounds are remembered, whether or not they matter
};

/// Sites of the board in another order, under which the board looks the same to every player.
using Mirror = std::array<Site, site_count>;

/// The game's fixed facts: set-up, readings, board.
struct Rules {
  int players = 2;
  Rulings rulings;
  Components components;
  Scale scale;
  Colours colours;                              ///< by seat
  std::array<Cards, most_players> hands{};      ///< by seat: all cards
  std::array<Site, most_players> home{};        ///< by seat: the start village
  std::array<Sites, most_players> may_enter{};  ///< by seat: villages
  std::array<Sites, most_players> ends{};       ///< by seat: villages that end the game
  Sites villages = 0;                           ///< those that are part of the board
  std::shared_ptr<const River> river;           ///< what the islets say; none on free water
  std::vector<Mirror> mirrors;                  ///< besides the board as it is
  std::uint64_t opening_print = 0;              ///< of the first beginning of a round

  /// Rounds after which the game ends in a draw; 0 if there is no limit.
  [[nodiscard]] auto round_limit() const -> int {
    constexpr int fifty = 50;
    if (rulings.ending != Ending::fifty_rounds) return scale.rounds;
    return scale.rounds == 0 ? fifty : std::min(fifty, scale.rounds);
  }
  /// On free water: the least squared distance from a stone to another one.
  [[nodiscard]] auto stone_gap() const -> int {
    return rulings.water_gap == WaterGap::touching ? touching() : components.stone_gap;
  }
  /// The same from a stone to a village.
  [[nodiscard]] auto village_gap() const -> int {
    return rulings.water_gap == WaterGap::touching ? touching() : components.village_gap;
  }
  /// The squared distance at which two stones, or a stone and a village, touch.
  [[nodiscard]] auto touching() const -> int { return 4 * components.radius * components.radius; }
  /// Whether beginnings of rounds are remembered.
  [[nodiscard]] auto remembers() const -> bool {
    return scale.memory || rulings.ending == Ending::repetition;
  }
  /// Whether it matters which end of a plank sticks out.
  [[nodiscard]] auto directed() const -> bool { return rulings.overhang != Overhanging::nothing; }
};

/// One step in the making: the position that changes and the clauses that it relies on.
struct Table {
  const Rules& rules;
  State& now;
  ClauseSet& because;

  [[nodiscard]] auto player(int seat) const -> Player& {
    return now.players[static_cast<std::size_t>(seat)];
  }
  [[nodiscard]] auto actor() const -> Player& { return player(now.actor()); }
  [[nodiscard]] auto rulings() const -> const Rulings& { return rules.rulings; }
};

/// Calls `visit(PlankName, const Plank&)` for every plank of the game.
template <class Visit>
auto for_each_plank(const State& state, Visit&& visit) -> void {
  std::uint8_t number = 0;
  for (const auto& player : state.players) {
    for (const auto& plank : player.planks) visit(PlankName{number++}, plank);
  }
}

/// Calls `visit(Site)` for every site of a set, in ascending order.
template <class Visit>
auto for_each_site(Sites sites, Visit&& visit) -> void {
  for (; sites != 0; sites &= sites - 1) visit(static_cast<Site>(std::countr_zero(sites)));
}

}  // namespace ruleproof::river_dragons

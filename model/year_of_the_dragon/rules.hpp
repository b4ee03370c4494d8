/// What every chapter of the rules reads, and the table that it changes.
#pragma once

#include <memory>
#include <span>

#include "model/core/game.hpp"                           // IWYU pragma: export
#include "model/year_of_the_dragon/data/components.hpp"  // IWYU pragma: export
#include "model/year_of_the_dragon/event_row.hpp"        // IWYU pragma: export
#include "model/year_of_the_dragon/rules/rulings.hpp"    // IWYU pragma: export
#include "model/year_of_the_dragon/state.hpp"            // IWYU pragma: export

namespace ruleproof::year_of_the_dragon {

/// A smaller game, for exhaustive search. The full game is `Scale{}`.
struct Scale {
  int rounds = months;
  int types = static_cast<int>(type_count);  ///< person types in play: the first of `scale_order`
  int actions = static_cast<int>(action_count);  ///< action cards in play: the first
  EventRow row{};  ///< a fixed event row; drawn if `fixed_row` is false
  bool fixed_row = false;
};

/// Which types stay when a scale keeps only some of them.
inline constexpr std::array<Type, type_count> scale_order = {
    Type::tax_collector, Type::warrior, Type::healer,     Type::farmer, Type::monk,
    Type::pyrotechnist,  Type::scholar, Type::court_lady, Type::artisan};

/// The game's fixed facts: set-up, readings, numbers.
struct Rules {
  int players = 4;
  Rulings rulings;
  Components components;
  Scale scale;
  std::span<const Groups> deals;                ///< every way to deal the action cards
  std::shared_ptr<const RowCounts> row_counts;  ///< only where draws are not just tiles left

  [[nodiscard]] auto facts(Tile tile) const -> const TileFacts& {
    return components.tiles[index(tile)];
  }
  [[nodiscard]] auto in_play(Type type) const -> bool {
    for (int i = 0; i < scale.types; ++i) {
      if (scale_order[static_cast<std::size_t>(i)] == type) return true;
    }
    return false;
  }
};

/// One step in the making: the position that changes and the clauses that it relies on.
struct Table {
  const Rules& rules;
  State& now;
  ClauseSet& because;

  [[nodiscard]] auto player(int p) const -> Player& {
    return now.players[static_cast<std::size_t>(p)];
  }
  [[nodiscard]] auto actor() const -> Player& { return now.players[now.actor]; }
  [[nodiscard]] auto rulings() const -> const Rulings& { return rules.rulings; }
};

}  // namespace ruleproof::year_of_the_dragon

/// What every chapter of the rules reads, and the table that it changes.
#pragma once

#include "model/core/game.hpp"
#include "model/drako/data/components.hpp"
#include "model/drako/rules/rulings.hpp"
#include "model/drako/state.hpp"

namespace ruleproof::drako {

/// The game's fixed facts: readings and numbers.
struct Rules {
  Rulings rulings;
  Components components;

  [[nodiscard]] auto board() const -> const Board& { return components.board; }
  [[nodiscard]] auto deck(Side side) const -> const Deck& { return components.decks[index(side)]; }
  /// What a card shows; precondition: the deck has that kind.
  [[nodiscard]] auto kind(Side side, Card card) const -> const CardKind& {
    return deck(side)[index(card)];
  }
  [[nodiscard]] auto has_kind(Side side, Card card) const -> bool {
    return index(card) < deck(side).size();
  }
  [[nodiscard]] auto boxes(Dwarf dwarf) const -> int { return components.dwarves[index(dwarf)]; }
  [[nodiscard]] auto boxes(Ability ability) const -> int {
    return components.abilities[index(ability)];
  }
};

/// One step in the making: the position that changes and the clauses that it relies on.
struct Table {
  const Rules& rules;
  State& now;
  ClauseSet& because;

  [[nodiscard]] auto rulings() const -> const Rulings& { return rules.rulings; }
  [[nodiscard]] auto is_over() const -> bool { return now.stage == Stage::over; }
};

}  // namespace ruleproof::drako

/// Whether the dwarf player can come to an action without any card: every number of cards in his
/// deck and hand, through draws, plays and shields, turn after turn.
#pragma once

#include <array>
#include <cstddef>
#include <set>
#include <vector>

#include "model/drako/drako.hpp"
#include "solver/questions/drako/relations/cards.hpp"

namespace ruleproof::solver {

/// Follows the cards of the dwarves alone: whatever happens on the board, their numbers change in
/// no other way. Shields are spent in the dragon's turns, actions are the dwarves' own; one turn
/// may have three of them.
class LastCards {
 public:
  explicit LastCards(const drako::Rules& rules)
      : rulings_(rules.rulings), limit_(rules.components.hand_limit) {
    reach({opening_pile(rules, drako::Side::dwarves), 0, false});
    while (!open_.empty()) {
      const auto at = open_.back();
      open_.pop_back();
      go_on(at);
    }
  }

  /// An action is due, deck and hand are empty, and the game is not over.
  [[nodiscard]] auto can_be_missing() const -> bool { return missing_; }
  /// Combinations of deck, hand and actions left.
  [[nodiscard]] auto size() const -> std::size_t { return seen_.size(); }

 private:
  struct At {
    Pile<int> pile;
    int actions;  ///< of the dwarves still to come; 0: it is the dragon's turn
    bool raged;
  };

  auto reach(const At& at) -> void {
    if (at.actions > 0 && at.pile.deck == 0 && at.pile.hand == 0) missing_ = true;
    const std::array key{at.pile.deck, at.pile.hand, at.actions, at.raged ? 1 : 0};
    if (seen_.insert(key).second) open_.push_back(at);
  }

  auto go_on(const At& at) -> void {
    if (at.actions == 0) {
      // [turn.two-actions] [rage.once] The dwarves' turn begins.
      reach({at.pile, 2, at.raged});
      if (!at.raged) reach({at.pile, 3, true});
      // [attack.blocked] Or they spend a shield before.
      if (at.pile.hand > 0) unless_over({after_spending(at.pile), 0, at.raged}, false);
      return;
    }
    if (at.pile.deck > 0)
      unless_over({after_draw(at.pile, limit_), at.actions - 1, at.raged}, true);
    if (at.pile.hand > 0) unless_over({after_spending(at.pile), at.actions - 1, at.raged}, true);
    // An action that the other rules let nobody carry out is no action.
    if (at.pile.deck == 0 && at.pile.hand == 0)
      unless_over({at.pile, at.actions - 1, at.raged}, true);
  }

  auto unless_over(const At& at, bool own) -> void {
    const bool turn_ends = own && at.actions == 0;
    if (!is_over(at.pile, own, turn_ends)) reach(at);
  }

  /// [end.last-card]
  [[nodiscard]] auto is_over(const Pile<int>& pile, bool own, bool turn_ends) const -> bool {
    using drako::End;
    using drako::LastCard;
    switch (rulings_.end) {
      case End::deck_at_once:
        return pile.deck == 0;
      case End::deck_at_turn_end:
        return turn_ends && pile.deck == 0;
      case End::last_card:
        break;
    }
    const bool looked_at = rulings_.last_card == LastCard::any_use ||
                           (rulings_.last_card == LastCard::own_action ? own : turn_ends);
    return looked_at && pile.deck == 0 && pile.hand == 0;
  }

  drako::Rulings rulings_;
  int limit_;
  bool missing_ = false;
  std::set<std::array<int, 4>> seen_;
  std::vector<At> open_;
};

}  // namespace ruleproof::solver

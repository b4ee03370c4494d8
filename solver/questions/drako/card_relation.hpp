/// What actions do to the cards of one side, over a `Number`: `int` counts and is held against
/// games of the model, `Term` goes to the solver.
#pragma once

#include "model/core/number.hpp"
#include "model/drako/rules.hpp"

namespace ruleproof::solver {

/// The cards of one side that are still in play.
template <class N>
struct Pile {
  N deck;
  N hand;
};

/// [draw.two] Cards that a draw brings; a last single card is drawn alone.
template <class N>
auto drawn(const N& deck) -> N {
  return select(deck < N(2), deck, N(2));
}
/// [draw.limit] After a draw, where the hand is cut down at once.
template <class N>
auto after_draw(const Pile<N>& pile, const N& limit) -> Pile<N> {
  const N cards = drawn(pile.deck);
  return {pile.deck - cards, least(pile.hand + cards, limit)};
}
/// [play.out] After a card was played, or spent as a shield.
template <class N>
auto after_spending(const Pile<N>& pile) -> Pile<N> {
  return {pile.deck, pile.hand - N(1)};
}
/// [setup.mulligan] The deck after a hand of so many cards went back and as many were drawn.
template <class N>
auto deck_after_mulligan(const Pile<N>& pile, const N& opening) -> N {
  return pile.deck + pile.hand - opening;
}

[[nodiscard]] inline auto pile_of(const drako::Stock& stock) -> Pile<int> {
  return {stock.left, stock.held};
}
/// The cards of a side when play begins.
[[nodiscard]] inline auto opening_pile(const drako::Rules& rules, drako::Side side) -> Pile<int> {
  int cards = 0;
  for (const auto& kind : rules.deck(side)) cards += kind.copies;
  return {cards - rules.components.opening_hand, rules.components.opening_hand};
}

}  // namespace ruleproof::solver

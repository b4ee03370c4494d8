/// A number that every action makes smaller, where the game must end: over a `Number`, so that Z3
/// proves it and games of the model are held to it.
#pragma once

#include "model/drako/rules.hpp"
#include "solver/questions/drako/relations/cards.hpp"
#include "solver/smt/query.hpp"

namespace ruleproof::solver {

/// The game between two actions, as far as the number is concerned. Flags are 0 or 1.
template <class N>
struct Moment {
  Pile<N> dwarves;  ///< their cards
  N dragons{};      ///< it is the dragon's turn
  N actions{};      ///< due in this turn
  N rage{};         ///< the marker is there for another turn
  N raging{};       ///< this turn is one of rage
};

/// What players may do without cards moving.
struct Idling {
  bool draws_nothing = false;  ///< an empty deck may be drawn from
  bool holds_back = false;     ///< cards may be such that none can be played, and then one skips
};

/// Cards of the dwarves weigh most: those of the deck twice, since a draw makes them cards in hand.
template <class N>
auto rank(const Moment<N>& at) -> N {
  return (N(8) * (at.dwarves.deck + at.dwarves.deck + at.dwarves.hand)) + (N(4) * at.dragons) +
         at.actions + (N(20) * at.rage) + (N(8) * at.raging);
}

/// The game goes on, and between actions, with cards of the dwarves. [end.last-card]
template <class N>
auto goes_on(const Moment<N>& at) {
  const auto flag = [](const N& n) { return N(0) <= n && n <= N(1); };
  return N(0) <= at.dwarves.deck && N(0) <= at.dwarves.hand &&
         N(1) <= at.dwarves.deck + at.dwarves.hand && flag(at.dragons) && flag(at.rage) &&
         flag(at.raging) && N(1) <= at.actions && at.actions <= N(3) &&
         (at.raging == N(0) || at.dragons == N(0));
}

/// [turn.alternate] After an action: one less is due, or the other side's turn of two begins.
template <class N>
auto time_passes(const Moment<N>& before, const Moment<N>& after) {
  auto same_turn = after.dragons == before.dragons && after.actions == before.actions - N(1) &&
                   after.raging == before.raging;
  auto next_turn =
      after.dragons == N(1) - before.dragons && after.actions == N(2) && after.raging == N(0);
  return after.rage == before.rage && (same_turn || next_turn);
}

/// What one action, or the declaration of rage, can do. It allows more than the rules do.
template <class N>
auto acts(const Idling& idling, const Moment<N>& before, const Moment<N>& after) {
  const auto& from = before.dwarves;
  const auto& to = after.dwarves;
  const N two = drawn(from.deck);
  auto cards_stay = to.deck == from.deck && to.hand == from.hand;
  auto draws = N(1) <= from.deck && to.deck == from.deck - two && N(0) <= to.hand &&
               to.hand <= from.hand + two;
  auto plays = N(1) <= from.hand && to.deck == from.deck && to.hand == from.hand - N(1);
  auto moves_cards = draws || plays;
  if (idling.draws_nothing) moves_cards = moves_cards || (from.deck == N(0) && cards_stay);
  if (idling.holds_back) moves_cards = moves_cards || (from.deck == N(0) && cards_stay);
  auto by_dwarves = before.dragons == N(0) && moves_cards && time_passes(before, after);
  // Cards spent as shields. [attack.blocked]
  auto by_dragon = before.dragons == N(1) && to.deck == from.deck && N(0) <= to.hand &&
                   to.hand <= from.hand && time_passes(before, after);
  auto declares = before.dragons == N(0) && before.rage == N(1) && after.rage == N(0) &&
                  cards_stay && after.dragons == N(0) && after.raging == N(1) &&
                  after.actions == before.actions + N(1);
  auto stops = before.dragons == N(0) && before.raging == N(1) && cards_stay &&
               after.rage == before.rage && after.dragons == N(1) && after.actions == N(2) &&
               after.raging == N(0);
  return by_dwarves || by_dragon || declares || stops;
}

/// [action.kinds] Whether a player with these cards is sure to have something to do: to draw, to
/// play or to waste a card; or, where a card is wasted only if nothing else can be done, that else.
template <class N>
auto can_act(const Idling& idling, const Pile<N>& cards) {
  auto can = N(1) <= cards.deck;
  if (!idling.holds_back) can = can || N(1) <= cards.hand;
  if (idling.draws_nothing) can = can || cards.deck == N(0);
  return can;
}

/// Some moment: numbers that Z3 is to choose.
[[nodiscard]] inline auto any_moment(Query& query, const std::string& name) -> Moment<Term> {
  const auto number = [&](const char* what, int high) {
    return query.number(name + "." + what, 0, high);
  };
  return {.dwarves = {number("deck", 100), number("hand", 100)},
          .dragons = number("dragons-turn", 1),
          .actions = number("actions", 4),
          .rage = number("rage", 1),
          .raging = number("raging", 1)};
}

// Reading a position of the model.

[[nodiscard]] inline auto moment_of(const drako::State& state) -> Moment<int> {
  return {.dwarves = pile_of(state.stock(drako::Side::dwarves)),
          .dragons = state.turn == drako::Side::dragon ? 1 : 0,
          .actions = state.actions,
          .rage = state.rage && !state.raging ? 1 : 0,
          .raging = state.raging ? 1 : 0};
}

}  // namespace ruleproof::solver

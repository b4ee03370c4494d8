/// Whether a position can be one.
#include <algorithm>
#include <bit>
#include <cstddef>

#include "model/drako/cards.hpp"
#include "model/drako/drako.hpp"
#include "model/drako/figures.hpp"
#include "model/drako/hex.hpp"
#include "model/drako/rules.hpp"
#include "model/drako/rules/rulings.hpp"
#include "model/drako/state.hpp"

namespace ruleproof::drako {
namespace {

/// [components.count] Every card is somewhere, once, and the two numbers are right.
auto cards_are_whole(const Rules& rules, const State& state, Side side) -> bool {
  const auto& stock = state.stock(side);
  for (std::size_t i = 0; i < most_kinds; ++i) {
    const auto card = static_cast<Card>(i);
    const int all = stock.deck[card] + stock.hand[card] + stock.out[card] + stock.aside[card];
    if (all != (rules.has_kind(side, card) ? rules.kind(side, card).copies : 0)) return false;
  }
  if (rules.rulings.discards == Discards::open && !stock.aside.empty()) return false;
  return stock.left == stock.deck.size() && stock.held == stock.hand.size();
}

/// [move.one-figure]
auto figures_stand_apart(const Rules& rules, const State& state) -> bool {
  for (const auto dwarf : all_dwarves) {
    const auto others = areas_without(state, bit(dwarf));
    if (has(closed_to_dwarves(rules, state, others), state.dwarf(dwarf).at)) return false;
  }
  return true;
}

/// Areas of the map; a dwarf without an area is dead, or not yet placed.
auto figures_fit(const Rules& rules, const State& state) -> bool {
  const bool placing =
      state.stage == Stage::deal || state.stage == Stage::mulligan || state.stage == Stage::place;
  if (!has(rules.board().areas(), state.dragon.at)) return false;
  for (const auto dwarf : all_dwarves) {
    const auto& figure = state.dwarf(dwarf);
    const bool dead = figure.wounds == rules.boxes(dwarf);
    if (figure.wounds > rules.boxes(dwarf)) return false;
    if (figure.at != Hex::nowhere && !has(rules.board().areas(), figure.at)) return false;
    if ((figure.at == Hex::nowhere) != dead && !(placing && figure.at == Hex::nowhere))
      return false;
  }
  return figures_stand_apart(rules, state);
}

/// [wounds.armour] Abilities are wounded only behind full armour.
auto wounds_fit(const Rules& rules, const State& state) -> bool {
  const auto& dragon = state.dragon;
  if (dragon.armour > rules.components.armour) return false;
  for (const auto ability : all_abilities) {
    const auto wounds = dragon.abilities[index(ability)];
    if (wounds > rules.boxes(ability)) return false;
    if (wounds > 0 && dragon.armour < rules.components.armour) return false;
  }
  return true;
}

/// The parts of an action that belong to the stage, and no others.
auto pending_fits(const State& state) -> bool {
  const auto& pending = state.pending;
  Pending other;
  switch (state.stage) {
    case Stage::draw:
      if (pending.draws == 0 || pending.draws > state.stock(state.turn).left) return false;
      other.draws = pending.draws;
      break;
    case Stage::march: {
      const auto figures = pending.marches + std::popcount(pending.marched);
      if (pending.points == 0 || pending.marches == 0 || figures > 2) return false;
      if (state.turn == Side::dragon && figures != 1) return false;
      other.points = pending.points;
      other.marches = pending.marches;
      other.marched = pending.marched;
      other.to = pending.to;
      break;
    }
    case Stage::strike:
    case Stage::bite:
    case Stage::flame:
      if (pending.strength == 0) return false;
      other.strength = pending.strength;
      break;
    case Stage::answer:
    case Stage::allot:
      if (pending.strength == 0) return false;
      if ((pending.targets != 0) != (state.turn == Side::dragon)) return false;
      if ((state.stage == Stage::allot) != (pending.wounds > 0)) return false;
      if (pending.attacks + pending.hits > 2 || pending.wounds > pending.strength) return false;
      other = pending;
      other.draws = 0;
      other.points = 0;
      other.marches = 0;
      other.marched = 0;
      other.to = Hex::nowhere;
      break;
    default:
      break;
  }
  return pending == other;
}

/// Who decides has something to decide about.
auto stage_fits(const Rules& rules, const State& state) -> bool {
  const auto& actor = state.stock(state.turn);
  const bool dwarves_act = state.turn == Side::dwarves;
  switch (state.stage) {
    case Stage::deal:
      return actor.left > 0 && actor.held < rules.components.opening_hand;
    case Stage::mulligan:
      return state.mulligans != 0;
    case Stage::place:
      return dwarves_act && std::ranges::any_of(
                                all_dwarves, [&](Dwarf dwarf) { return !is_on_map(state, dwarf); });
    case Stage::discard:
      return actor.held > rules.components.hand_limit;
    case Stage::flight:
    case Stage::bite:
    case Stage::flame:
      return !dwarves_act;
    case Stage::strike:
      return dwarves_act && dwarves_beside(rules, state) != 0;
    case Stage::allot:
      return dwarves_act && state.dragon.armour == rules.components.armour;
    case Stage::answer:
      return state.stock(other(state.turn)).held > 0 &&
             (dwarves_act ? state.pending.attacks > 0 : state.pending.targets != 0);
    default:
      return true;
  }
}

/// [end.dragon-slain] [end.dwarves-dead] A game that is over is over for a reason.
auto ending_fits(const Rules& rules, const State& state) -> bool {
  if ((state.stage == Stage::over) != (state.ending != Ending::none)) return false;
  const bool placed =
      state.stage != Stage::deal && state.stage != Stage::mulligan && state.stage != Stage::place;
  const bool slain = is_slain(rules, state);
  const bool dead = placed && dwarves_on_map(state) == 0;
  return slain == (state.ending == Ending::dragon_slain) &&
         dead == (state.ending == Ending::dwarves_dead) &&
         (state.idle == idle_turns) == (state.ending == Ending::stalemate);
}

}  // namespace

auto Drako::well_formed(const State& state) const -> bool {
  for (const auto side : {Side::dwarves, Side::dragon}) {
    if (!cards_are_whole(rules_, state, side)) return false;
  }
  if (!figures_fit(rules_, state) || !wounds_fit(rules_, state)) return false;
  if (state.idle > idle_turns || state.mulligans > 3) return false;
  if (state.raging && (!state.rage || state.turn != Side::dwarves)) return false;
  return pending_fits(state) && stage_fits(rules_, state) && ending_fits(rules_, state);
}

}  // namespace ruleproof::drako

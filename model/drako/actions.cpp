#include "model/drako/actions.hpp"

#include <cstddef>
#include <cstdint>

#include "model/core/game.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/icons.hpp"
#include "model/drako/rules.hpp"
#include "model/drako/rules/clauses.hpp"
#include "model/drako/rules/rulings.hpp"
#include "model/drako/setup.hpp"
#include "model/drako/state.hpp"
#include "model/drako/turn.hpp"
#include "model/drako/wounds.hpp"

namespace ruleproof::drako {
namespace {

/// Calls `visit(Card, CardKind)` for the kinds in the hand of a side, until it says true.
template <class Visit>
auto any_in_hand(const Rules& rules, const State& state, Side side, Visit&& visit) -> bool {
  const auto& deck = rules.deck(side);
  const auto& hand = state.stock(side).hand;
  for (std::size_t i = 0; i < deck.size(); ++i) {
    const auto card = static_cast<Card>(i);
    if (hand[card] > 0 && visit(card, deck[i])) return true;
  }
  return false;
}

auto may_draw(const Rules& rules, const State& state) -> bool {
  switch (state.stock(state.turn).left) {
    case 0:
      return rules.rulings.draw_empty == DrawEmpty::no_effect;
    case 1:
      return rules.rulings.draw_single == DrawSingle::one;
    default:
      return true;
  }
}

auto is_playable(const CardKind& kind, IconSet usable) -> bool {
  return has(usable, kind.faces[0].icon) || has(usable, kind.faces[1].icon);
}

auto can_play(const Rules& rules, const State& state, IconSet usable) -> bool {
  return any_in_hand(rules, state, state.turn,
                     [&](Card, const CardKind& kind) { return is_playable(kind, usable); });
}

/// [net.shaken] The whole turn is free for it; a dragon without cards may have to go without.
auto may_shake(const Rules& rules, const State& state) -> bool {
  return state.turn == Side::dragon && state.dragon.netted && state.actions == 2 &&
         (cards_of(state.stock(Side::dragon)) > 0 ||
          rules.rulings.net_without_cards == NetWithoutCards::shaken);
}

/// [rage.three] The last action of a turn of rage need not be carried out.
auto may_stop(const Rules& rules, const State& state) -> bool {
  return static_cast<bool>(judge(rules, state, Stop{}));
}

/// Which cards of the hand may be played for nothing.
enum class Wasted : std::uint8_t { none, movement, all };

auto wasted(const Rules& rules, const State& state, IconSet usable) -> Wasted {
  switch (rules.rulings.waste) {
    case Wasting::allowed:
      return Wasted::all;
    case Wasting::forbidden:
      return Wasted::none;
    case Wasting::movement_only:
      return Wasted::movement;
    case Wasting::last_resort:
      break;
  }
  const bool other = may_draw(rules, state) || can_play(rules, state, usable) ||
                     may_shake(rules, state) || may_stop(rules, state);
  return other ? Wasted::none : Wasted::all;
}

auto shows_movement(const CardKind& kind) -> bool {
  return is_movement(kind.faces[0].icon) || is_movement(kind.faces[1].icon);
}

auto is_wasted(const CardKind& kind, Wasted which) -> bool {
  return which == Wasted::all || (which == Wasted::movement && shows_movement(kind));
}

/// [action.dragon-skips] By the text; else a player skips only what he cannot do.
auto skips_by_right(const Rules& rules, const State& state) -> bool {
  if (state.turn != Side::dragon || state.stock(Side::dragon).left > 0) return false;
  return rules.rulings.dragon_out == DragonOut::deck || state.stock(Side::dragon).held == 0;
}

auto may_skip(const Rules& rules, const State& state) -> bool {
  if (skips_by_right(rules, state)) return true;
  return !can_act(rules, state) && !may_shake(rules, state) && !may_stop(rules, state);
}

/// The card is one of the actor's, in his hand.
auto holds(const Rules& rules, const State& state, Side side, Card card) -> bool {
  return side == state.turn && rules.has_kind(side, card) && state.stock(side).hand[card] > 0;
}

/// Every action but Stop needs one that is due. [turn.two-actions]
auto is_due(const State& state) -> bool { return state.actions > 0; }
constexpr auto none_due = "turn.two-actions"_c;

auto offer_cards(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  const auto side = state.turn;
  const auto usable = usable_icons(rules, state);
  const auto which = wasted(rules, state, usable);
  any_in_hand(rules, state, side, [&](Card card, const CardKind& kind) {
    if (is_wasted(kind, which)) out.emplace_back(Waste{side, card});
    for (std::uint8_t face = 0; face < 2; ++face) {
      if (has(usable, kind.faces[face].icon)) out.emplace_back(Play{side, card, face});
    }
    return false;
  });
}

}  // namespace

auto can_act(const Rules& rules, const State& state) -> bool {
  if (may_draw(rules, state)) return true;
  const auto usable = usable_icons(rules, state);
  const auto which = wasted(rules, state, usable);
  return any_in_hand(rules, state, state.turn, [&](Card, const CardKind& kind) {
    return is_wasted(kind, which) || is_playable(kind, usable);
  });
}

auto propose_actions(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  propose_stops(rules, state, out);
  if (is_due(state)) {
    if (may_skip(rules, state)) out.emplace_back(Skip{});
    if (may_shake(rules, state)) out.emplace_back(Shake{});
    if (may_draw(rules, state)) out.emplace_back(Draw{});
    offer_cards(rules, state, out);
  }
  if (judge(rules, state, Rage{})) out.emplace_back(Rage{});
}

auto propose_draws(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  const auto& deck = state.stock(state.turn).deck;
  for (std::size_t i = 0; i < rules.deck(state.turn).size(); ++i) {
    const auto card = static_cast<Card>(i);
    if (deck[card] > 0) out.emplace_back(Drawn{state.turn, card});
  }
}

auto propose_discards(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  any_in_hand(rules, state, state.turn, [&](Card card, const CardKind&) {
    out.emplace_back(Discard{state.turn, card});
    return false;
  });
}

auto judge(const Rules& rules, const State& state, const Draw& /*move*/) -> Verdict {
  if (!is_due(state)) return Verdict::illegal(none_due);
  return may_draw(rules, state) ? Verdict::legal() : Verdict::illegal("draw.two"_c);
}

auto judge(const Rules& rules, const State& state, const Drawn& move) -> Verdict {
  const bool there = move.side == state.turn && rules.has_kind(move.side, move.card) &&
                     state.stock(move.side).deck[move.card] > 0;
  return there ? Verdict::legal() : Verdict::illegal("draw.two"_c);
}

auto judge(const Rules& rules, const State& state, const Discard& move) -> Verdict {
  return holds(rules, state, move.side, move.card) ? Verdict::legal()
                                                   : Verdict::illegal("draw.limit"_c);
}

auto judge(const Rules& rules, const State& state, const Play& move) -> Verdict {
  if (!is_due(state)) return Verdict::illegal(none_due);
  if (!holds(rules, state, move.side, move.card)) return Verdict::illegal("action.kinds"_c);
  if (move.face >= 2) return Verdict::illegal("play.one-icon"_c);
  const auto icon = rules.kind(move.side, move.card).faces[move.face].icon;
  if (has(usable_icons(rules, state), icon)) return Verdict::legal();
  return Verdict::illegal(why_useless(rules, state, icon));
}

auto judge(const Rules& rules, const State& state, const Waste& move) -> Verdict {
  if (!is_due(state)) return Verdict::illegal(none_due);
  if (!holds(rules, state, move.side, move.card)) return Verdict::illegal("action.kinds"_c);
  const auto which = wasted(rules, state, usable_icons(rules, state));
  return is_wasted(rules.kind(move.side, move.card), which) ? Verdict::legal()
                                                            : Verdict::illegal("play.one-icon"_c);
}

auto judge(const Rules& rules, const State& state, const Skip& /*move*/) -> Verdict {
  if (!is_due(state)) return Verdict::illegal(none_due);
  return may_skip(rules, state) ? Verdict::legal() : Verdict::illegal("action.compulsory"_c);
}

auto judge(const Rules& rules, const State& state, const Shake& /*move*/) -> Verdict {
  return may_shake(rules, state) ? Verdict::legal() : Verdict::illegal("net.shaken"_c);
}

auto apply(Table& t, const Draw& /*move*/) -> void {
  begin_action(t);
  t.because.add("draw.two"_c);
  const auto left = t.now.stock(t.now.turn).left;
  if (left == 0) return finish_action(t);
  t.now.pending.draws = left == 1 ? 1 : 2;
  t.now.stage = Stage::draw;
}

auto apply(Table& t, const Drawn& move) -> void {
  take_card(t, move);
  t.because.add("draw.two"_c);
  t.now.busy = true;
  if (--t.now.pending.draws > 0) return;
  const auto held = t.now.stock(move.side).held;
  if (t.rulings().limit == Limit::each_draw && held > t.rules.components.hand_limit) {
    t.now.stage = Stage::discard;
    t.because.add("draw.limit"_c);
  } else {
    finish_action(t);
  }
}

auto apply(Table& t, const Discard& move) -> void {
  auto& stock = t.now.stock(move.side);
  --stock.hand[move.card];
  --stock.held;
  const bool hidden = t.rulings().discards == Discards::hidden;
  ++(hidden ? stock.aside : stock.out)[move.card];
  t.because.add("draw.limit"_c);
  if (stock.held > t.rules.components.hand_limit) return;
  if (t.rulings().limit == Limit::each_draw) {
    finish_action(t);
  } else {
    pass_turn(t);
  }
}

namespace {

/// A card is played as an action, whatever for.
auto play_out(Table& t, Side side, Card card) -> void {
  begin_action(t);
  spend(t, side, card);
  t.because.add("play.one-icon"_c);
  t.because.add("play.out"_c);
}

}  // namespace

auto apply(Table& t, const Play& move) -> void {
  play_out(t, move.side, move.card);
  use_icon(t, t.rules.kind(move.side, move.card).faces[move.face]);
}

auto apply(Table& t, const Waste& move) -> void {
  play_out(t, move.side, move.card);
  finish_action(t);
}

auto apply(Table& t, const Skip& /*move*/) -> void {
  const bool right = skips_by_right(t.rules, t.now);
  --t.now.actions;
  t.because.add(right ? "action.dragon-skips"_c : "action.compulsory"_c);
  finish_action(t);
}

auto apply(Table& t, const Shake& /*move*/) -> void {
  t.now.actions = 0;
  t.now.dragon.netted = false;
  t.because.add("net.shaken"_c);
  finish_action(t);
}

}  // namespace ruleproof::drako

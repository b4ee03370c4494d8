#include "model/drako/turn.hpp"

#include <cstdint>

#include "model/core/clause.hpp"
#include "model/core/game.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/rules.hpp"
#include "model/drako/rules/clauses.hpp"
#include "model/drako/rules/rulings.hpp"
#include "model/drako/state.hpp"
#include "model/drako/wounds.hpp"

namespace ruleproof::drako {

auto end_game(Table& t, Ending ending, ClauseRef because) -> void {
  t.now.stage = Stage::over;
  t.now.ending = ending;
  t.now.pending = {};
  t.because.add(because);
}

auto begin_play(Table& t) -> void {
  t.now.stage = Stage::action;
  t.now.turn = Side::dragon;
  t.now.actions = 1;
  t.because.add("turn.alternate"_c);
  t.because.add("turn.first"_c);
}

auto begin_action(Table& t) -> void {
  if (t.now.actions == 3) t.because.add("rage.three"_c);
  --t.now.actions;
  t.because.add("action.kinds"_c);
}

namespace {

/// Whether the dwarf player's cards are used up in the sense of the ruling `end`.
auto cards_are_gone(const Table& t) -> bool {
  const auto& stock = t.now.stock(Side::dwarves);
  return t.rulings().end == End::last_card ? cards_of(stock) == 0 : stock.left == 0;
}

/// Whether the cards are looked at after each action of this turn; else when the turn is over.
auto looks_after_action(const Table& t) -> bool {
  switch (t.rulings().end) {
    case End::last_card:
      return t.rulings().last_card == LastCard::any_use ||
             (t.rulings().last_card == LastCard::own_action && t.now.turn == Side::dwarves);
    case End::deck_at_once:
      return true;
    case End::deck_at_turn_end:
      break;
  }
  return false;
}

auto looks_after_turn(const Table& t) -> bool {
  return t.rulings().end == End::deck_at_turn_end ||
         (t.rulings().end == End::last_card && t.rulings().last_card == LastCard::turn_end);
}

auto end_by_cards(Table& t) -> bool {
  if (!cards_are_gone(t)) return false;
  end_game(t, Ending::dragon_survived, "end.last-card"_c);
  return true;
}

/// [rage.once] Under rage-time=any-time: after the last action there is still a choice.
auto may_rage_late(const Table& t) -> bool {
  return t.rulings().rage_time == RageTime::any_time && t.now.turn == Side::dwarves &&
         may_rage(t.rules, t.now);
}

}  // namespace

auto finish_action(Table& t) -> void {
  t.now.pending = {};
  if (looks_after_action(t) && end_by_cards(t)) return;
  if (t.now.actions > 0) {
    t.now.stage = Stage::action;
    t.because.add(t.now.raging ? "rage.three"_c : "turn.two-actions"_c);
  } else if (may_rage_late(t)) {
    t.now.stage = Stage::action;
    t.because.add("rage.once"_c);
  } else {
    close_turn(t);
  }
}

auto close_turn(Table& t) -> void {
  if (t.now.stock(t.now.turn).held > t.rules.components.hand_limit) {
    t.now.stage = Stage::discard;
    t.because.add("draw.limit"_c);
  } else {
    pass_turn(t);
  }
}

auto put_rage_away(Table& t) -> void {
  t.now.raging = false;
  t.now.rage = false;
  t.because.add("rage.once"_c);
  t.because.add("rage.three"_c);
}

auto pass_turn(Table& t) -> void {
  auto& now = t.now;
  if (looks_after_turn(t) && end_by_cards(t)) return;
  now.idle = now.busy ? std::uint8_t{0} : static_cast<std::uint8_t>(now.idle + 1);
  if (now.idle == idle_turns) return end_game(t, Ending::stalemate, "action.compulsory"_c);
  const bool spent = cards_of(now.stock(Side::dragon)) == 0 && !now.busy;
  if (now.turn == Side::dragon && now.dragon.netted && spent &&
      t.rulings().net_without_cards == NetWithoutCards::shaken) {
    now.dragon.netted = false;
    t.because.add("net.shaken"_c);
  }
  if (now.raging) put_rage_away(t);
  now.stage = Stage::action;
  now.turn = other(now.turn);
  now.actions = 2;
  now.busy = false;
  t.because.add("turn.alternate"_c);
  t.because.add("turn.two-actions"_c);
}

auto spend(Table& t, Side side, Card card) -> void {
  auto& stock = t.now.stock(side);
  --stock.hand[card];
  --stock.held;
  ++stock.out[card];
  t.now.busy = true;
}

auto propose_stops(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  if (judge(rules, state, Stop{})) out.emplace_back(Stop{});
}

auto judge(const Rules& rules, const State& state, const Stop& /*move*/) -> Verdict {
  const bool third_left = state.raging && state.actions == 1;
  if (state.actions == 0 || (third_left && rules.rulings.rage_third == RageThird::optional)) {
    return Verdict::legal();
  }
  return Verdict::illegal(third_left ? "rage.three"_c : "action.compulsory"_c);
}

auto apply(Table& t, const Stop& /*move*/) -> void {
  t.because.add(t.now.actions == 0 ? "rage.once"_c : "rage.three"_c);
  t.now.actions = 0;
  close_turn(t);
}

}  // namespace ruleproof::drako

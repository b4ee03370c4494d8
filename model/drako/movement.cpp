#include "model/drako/movement.hpp"

#include <bit>

#include "model/core/clause.hpp"
#include "model/core/game.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/figures.hpp"
#include "model/drako/hex.hpp"
#include "model/drako/rules.hpp"
#include "model/drako/rules/clauses.hpp"
#include "model/drako/rules/rulings.hpp"
#include "model/drako/state.hpp"
#include "model/drako/turn.hpp"

namespace ruleproof::drako {
namespace {

/// The card in hand lets two dwarves move.
auto is_double(const State& state) -> bool {
  return state.pending.marches + std::popcount(state.pending.marched) == 2;
}

/// The icon by which a figure moves.
auto icon_of(const State& state, Figure who) -> ClauseRef {
  if (state.stage == Stage::flight) return "icon.fly"_c;
  if (who == Figure::dragon) return "icon.walk"_c;
  return is_double(state) ? "icon.move-two"_c : "icon.move"_c;
}

/// Two dwarves move at once: what the first does is noted and carried out with the second.
auto is_together(const Rules& rules, const State& state) -> bool {
  return rules.rulings.double_move == DoubleMove::together && is_double(state);
}

/// [move.one-figure] The areas that a figure may not pass through, if `others` stand in its way.
auto closed_by(const Rules& rules, const State& state, Figure who, HexSet dwarves) -> HexSet {
  switch (rules.rulings.passing) {
    case Passing::none:
      return dwarves | bit(state.dragon.at);
    case Passing::own_figures:
      return who == Figure::dragon ? dwarves : bit(state.dragon.at);
    case Passing::any_figures:
      break;
  }
  return 0;
}

/// [move.up-to] Where a figure comes if only these dwarves are in the way.
auto reach(const Rules& rules, const State& state, Figure who, HexSet dwarves) -> HexSet {
  const auto from = place_of(state, who);
  const auto closed = closed_by(rules, state, who, dwarves & ~bit(from));
  if (who == Figure::dragon) {
    return rules.board().reach(from, state.pending.points, closed) & ~dwarves & ~bit(from);
  }
  auto ends = rules.board().reach(from, state.pending.points, closed);
  // Who may not pass another dwarf may yet end where he stands.
  for_each_hex(rules.board().reach(from, state.pending.points - 1, closed),
               [&](Hex hex) { ends |= rules.board().neighbours(hex); });
  return ends & ~closed_to_dwarves(rules, state, dwarves);
}

/// The first of two dwarves who move at once: alone, or with one of the others, whose area he may
/// then take.
auto reach_together(const Rules& rules, const State& state, Figure who) -> HexSet {
  const auto self = bit(dwarf_of(who));
  auto ends = reach(rules, state, who, areas_without(state, self));
  for (const auto partner : all_dwarves) {
    if (figure(partner) != who && is_on_map(state, partner)) {
      const auto both = static_cast<DwarfSet>(self | bit(partner));
      ends |= reach(rules, state, who, areas_without(state, both));
    }
  }
  return ends & ~bit(place_of(state, who));
}

/// The dwarf whose march is noted; only between the two of a double move at once.
auto first_of(const State& state) -> Dwarf {
  return static_cast<Dwarf>(std::countr_zero(state.pending.marched));
}

/// The second of two dwarves who move at once. The first one's march must go with his.
auto reach_second(const Rules& rules, const State& state, Figure who) -> HexSet {
  const auto first = first_of(state);
  const auto to = bit(state.pending.to);
  const auto both = static_cast<DwarfSet>(bit(dwarf_of(who)) | bit(first));
  const auto third = areas_without(state, both);
  if ((reach(rules, state, figure(first), third) & to) == 0) return 0;
  return reach(rules, state, who, third) & ~closed_to_dwarves(rules, state, to) &
         ~bit(place_of(state, who));
}

/// Where a figure may go by the card in hand; empty for one that may not move by it.
auto destinations(const Rules& rules, const State& state, Figure who) -> HexSet {
  if (state.stage == Stage::flight) {
    return who == Figure::dragon ? rules.board().areas() & ~occupied(state) : 0;
  }
  if ((who == Figure::dragon) != (state.turn == Side::dragon)) return 0;
  if (who == Figure::dragon) return reach(rules, state, who, dwarves_on_map(state));
  const auto dwarf = dwarf_of(who);
  if (!is_on_map(state, dwarf) || has(state.pending.marched, dwarf)) return 0;
  if (is_together(rules, state)) {
    return state.pending.marched == 0 ? reach_together(rules, state, who)
                                      : reach_second(rules, state, who);
  }
  return reach(rules, state, who, areas_without(state, bit(dwarf))) & ~bit(place_of(state, who));
}

/// The first of two who move at once goes alone.
auto goes_alone(const Rules& rules, const State& state) -> bool {
  const auto first = first_of(state);
  const auto others = areas_without(state, bit(first));
  return has(reach(rules, state, figure(first), others), state.pending.to);
}

auto move_to(State& now, Figure who, Hex to) -> void {
  (who == Figure::dragon ? now.dragon.at : now.dwarf(dwarf_of(who)).at) = to;
}

}  // namespace

auto propose_marches(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  if (judge(rules, state, Stay{})) out.emplace_back(Stay{});
  const auto offer = [&](Figure who) {
    for_each_hex(destinations(rules, state, who),
                 [&](Hex to) { out.emplace_back(March{who, to}); });
  };
  if (state.turn == Side::dragon) return offer(Figure::dragon);
  for (const auto dwarf : all_dwarves) offer(figure(dwarf));
}

auto judge(const Rules& rules, const State& state, const March& move) -> Verdict {
  if (has(destinations(rules, state, move.who), move.to)) return Verdict::legal();
  const bool dwarf_walks = state.stage == Stage::march && move.who != Figure::dragon;
  if (dwarf_walks && has(closed_to_dwarves(rules, state, dwarves_on_map(state)), move.to)) {
    return Verdict::illegal("move.one-figure"_c);
  }
  return Verdict::illegal(icon_of(state, move.who));
}

auto judge(const Rules& rules, const State& state, const Stay& /*move*/) -> Verdict {
  if (is_together(rules, state) && state.pending.marched != 0 && !goes_alone(rules, state)) {
    return Verdict::illegal("move.one-figure"_c);
  }
  return Verdict::legal();
}

auto apply(Table& t, const March& move) -> void {
  auto& now = t.now;
  auto& pending = now.pending;
  t.because.add("move.one-figure"_c);
  t.because.add(icon_of(now, move.who));
  if (now.stage == Stage::flight) {
    now.dragon.at = move.to;
    return finish_action(t);
  }
  const bool together = is_together(t.rules, now);
  --pending.marches;
  if (move.who == Figure::dragon) {
    move_to(now, move.who, move.to);
  } else if (together && pending.marched == 0) {
    pending.to = move.to;
  } else {
    if (together) move_to(now, figure(first_of(now)), pending.to);
    move_to(now, move.who, move.to);
  }
  if (pending.marches == 0) return finish_action(t);
  pending.marched = static_cast<DwarfSet>(pending.marched | bit(dwarf_of(move.who)));
}

auto apply(Table& t, const Stay& /*move*/) -> void {
  t.because.add("move.up-to"_c);
  if (is_together(t.rules, t.now) && t.now.pending.marched != 0) {
    move_to(t.now, figure(first_of(t.now)), t.now.pending.to);
    t.because.add("icon.move-two"_c);
  }
  finish_action(t);
}

}  // namespace ruleproof::drako

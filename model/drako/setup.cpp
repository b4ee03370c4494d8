#include "model/drako/setup.hpp"

#include <cstddef>
#include <cstdint>

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

/// The side as one of two bits.
constexpr auto bit(Side side) -> std::uint8_t {
  return static_cast<std::uint8_t>(1U << index(side));
}

/// The next dwarf to be placed; precondition: there is one.
auto next_dwarf(const State& state) -> Dwarf {
  for (const auto dwarf : all_dwarves) {
    if (!is_on_map(state, dwarf)) return dwarf;
  }
  return Dwarf::rager;
}

auto all_placed(const State& state) -> bool {
  for (const auto dwarf : all_dwarves) {
    if (!is_on_map(state, dwarf)) return false;
  }
  return true;
}

/// The side that decides about its opening hand next; precondition: one has not.
auto next_mulligan(const Rules& rules, const State& state) -> Side {
  const auto first =
      rules.rulings.mulligan_order == MulliganOrder::dragon_first ? Side::dragon : Side::dwarves;
  return (state.mulligans & bit(first)) != 0 ? first : other(first);
}

/// What comes next before the first turn, once all hands are full.
auto go_on(Table& t) -> void {
  auto& now = t.now;
  const bool replaces_first = t.rulings().mulligan_time == MulliganTime::before_placement;
  if (now.mulligans != 0 && (replaces_first || all_placed(now))) {
    now.stage = Stage::mulligan;
    now.turn = next_mulligan(t.rules, now);
    t.because.add("setup.mulligan"_c);
  } else if (!all_placed(now)) {
    now.stage = Stage::place;
    now.turn = Side::dwarves;
    t.because.add("setup.placement"_c);
  } else {
    begin_play(t);
  }
}

/// The next card of an opening hand, the dragon's first.
auto deal_on(Table& t) -> void {
  for (const auto side : {Side::dragon, Side::dwarves}) {
    if (t.now.stock(side).held >= t.rules.components.opening_hand) continue;
    t.now.stage = Stage::deal;
    t.now.turn = side;
    return;
  }
  go_on(t);
}

/// [setup.placement] Where the dwarves may start.
auto open_places(const Rules& rules, const State& state) -> HexSet {
  return rules.board().areas() & ~rules.board().neighbours(state.dragon.at) &
         ~closed_to_dwarves(rules, state, dwarves_on_map(state));
}

}  // namespace

auto opening(const Rules& rules) -> State {
  State state;
  for (const auto side : {Side::dwarves, Side::dragon}) {
    auto& stock = state.stock(side);
    for (std::size_t i = 0; i < rules.deck(side).size(); ++i) {
      const auto copies = rules.deck(side)[i].copies;
      stock.deck[static_cast<Card>(i)] = copies;
      stock.left = static_cast<std::uint8_t>(stock.left + copies);
    }
  }
  state.dragon.at = rules.components.dragon_start;
  if (rules.rulings.mulligan == Mulligan::on) state.mulligans = 3;
  if (rules.rulings.placement == Placement::preset) {
    const auto& areas = rules.rulings.preset == Preset::edges ? rules.components.preset
                                                              : rules.components.preset_corners;
    for (const auto dwarf : all_dwarves) state.dwarf(dwarf).at = areas[index(dwarf)];
  }
  return state;
}

auto take_card(Table& t, const Drawn& drawn) -> void {
  auto& stock = t.now.stock(drawn.side);
  --stock.deck[drawn.card];
  --stock.left;
  ++stock.hand[drawn.card];
  ++stock.held;
}

auto deal(Table& t, const Drawn& drawn) -> void {
  take_card(t, drawn);
  t.because.add("setup.hand"_c);
  deal_on(t);
}

auto propose_places(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  const auto dwarf = next_dwarf(state);
  for_each_hex(open_places(rules, state), [&](Hex at) { out.emplace_back(Place{dwarf, at}); });
}

auto judge(const Rules& rules, const State& state, const Place& move) -> Verdict {
  if (move.dwarf != next_dwarf(state)) return Verdict::illegal("setup.placement"_c);
  if (has(closed_to_dwarves(rules, state, dwarves_on_map(state)), move.at)) {
    return Verdict::illegal("move.one-figure"_c);
  }
  return has(open_places(rules, state), move.at) ? Verdict::legal()
                                                 : Verdict::illegal("setup.placement"_c);
}

auto judge(const Rules& /*rules*/, const State& /*state*/, const Keep& /*move*/) -> Verdict {
  return Verdict::legal();
}

auto judge(const Rules& /*rules*/, const State& /*state*/, const Replace& /*move*/) -> Verdict {
  return Verdict::legal();
}

auto apply(Table& t, const Place& move) -> void {
  t.now.dwarf(move.dwarf).at = move.at;
  t.because.add("setup.placement"_c);
  go_on(t);
}

auto apply(Table& t, const Keep& /*move*/) -> void {
  t.now.mulligans = static_cast<std::uint8_t>(t.now.mulligans & ~bit(t.now.turn));
  t.because.add("setup.mulligan"_c);
  go_on(t);
}

auto apply(Table& t, const Replace& /*move*/) -> void {
  auto& stock = t.now.stock(t.now.turn);
  for (std::size_t i = 0; i < most_kinds; ++i) {
    const auto card = static_cast<Card>(i);
    stock.deck[card] = static_cast<std::uint8_t>(stock.deck[card] + stock.hand[card]);
  }
  stock.left = static_cast<std::uint8_t>(stock.left + stock.held);
  stock.hand = {};
  stock.held = 0;
  t.now.mulligans = static_cast<std::uint8_t>(t.now.mulligans & ~bit(t.now.turn));
  t.because.add("setup.mulligan"_c);
  deal_on(t);
}

}  // namespace ruleproof::drako

#include "model/sea_dragons/laying.hpp"

#include <cstddef>
#include <cstdint>

#include "model/core/game.hpp"
#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/figures.hpp"
#include "model/sea_dragons/flow.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/placement.hpp"
#include "model/sea_dragons/reefs.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/rules/clauses.hpp"
#include "model/sea_dragons/rules/rulings.hpp"
#include "model/sea_dragons/state.hpp"

namespace ruleproof::sea_dragons {
namespace {

/// [lay.ship] Tokens under the dragon go to the supply of its player.
auto take_ships(Table& table, const Bits& cells) -> void {
  for (std::size_t c = 0; c < ship_colours; ++c) {
    auto& tokens = table.now.ships[c];
    const auto taken = tokens & cells;
    if (taken.empty()) continue;
    table.because.add("lay.rewards"_c);
    table.because.add("lay.ship"_c);
    tokens &= ~taken;
    auto& supply = table.actor().ships[static_cast<Ship>(c)];
    supply = static_cast<std::uint8_t>(supply + taken.count());
  }
}

/// [lay.neighbours] In the order of the table, where the bank may run short.
auto pay_neighbours(Table& table, const Bits& cells) -> void {
  const auto around = neighbourhood(table.rules, cells);
  const auto players = static_cast<std::size_t>(table.rules.players);
  for (std::size_t i = 1; i < players; ++i) {
    auto& rival = table.now.players[(table.now.actor + i) % players];
    const auto dragons = dragons_at(rival.dragons, around);
    if (dragons == 0) continue;
    table.because.add("lay.neighbours"_c);
    give_gold(table, rival, neighbour_gold * dragons);
  }
}

/// [lay.gold] [lay.toll]
auto settle_gold(Table& table, const Haul& haul) -> void {
  auto& mover = table.actor();
  if (haul.gold > 0) {
    table.because.add("lay.rewards"_c);
    table.because.add("lay.gold"_c);
    give_gold(table, mover, haul.gold);
  }
  if (haul.due == 0) return;
  table.because.add("lay.toll"_c);
  mover.gold = static_cast<std::int16_t>(mover.gold - haul.due);
}

/// The dragon comes to lie, and all but its reefs is done.
auto lay_down(Table& table, const Lay& lay, const Bits& cells) -> void {
  table.because.add("lay.card"_c);
  table.because.add("lay.one-piece"_c);
  table.because.add("lay.contact"_c);
  table.because.add("lay.apart"_c);
  const auto haul = haul_of(table.rules, table.now, cells);
  const bool rivals_first = table.rulings().reward_order == RewardOrder::neighbours_first;
  if (rivals_first) pay_neighbours(table, cells);
  settle_gold(table, haul);
  take_ships(table, cells);
  if (!rivals_first) pay_neighbours(table, cells);
  table.actor().dragons |= cells;
  table.now.laid = true;
  use_head(table, lay.figure);
}

auto cells_under(const Table& table, const Lay& lay) -> Bits {
  return cells_of(table.rules.figure(lay.figure)[lay.turn], lay.corner);
}

/// [reef.gold] A gold card is discarded for its gold.
auto cash_in(Table& table, Player& player) -> void {
  table.because.add("reef.gold"_c);
  discard_reef(table, player, Reef::gold);
  give_gold(table, player, card_gold);
}

/// Whose gold card a move discards.
auto owner_of(const State& state, const Cash& cash) -> std::size_t {
  return cash.by == 0 ? state.actor : cash.by - 1U;
}

}  // namespace

auto propose_turn(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  const auto& mover = state.players[state.actor];
  for (std::size_t f = 0; f < figure_count; ++f) {
    const auto figure = static_cast<Figure>(f);
    if (mover.hand[figure] > 0) out.emplace_back(Pass{figure});
  }
  if (state.stage == Stage::retreat) return;
  if (judge(rules, state, Cash{})) out.emplace_back(Cash{});
  propose_lays(rules, state, out);
}

auto propose_cashing(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  for (int by = state.stage == Stage::lay ? 1 : 0; by <= rules.players; ++by) {
    const Cash cash{static_cast<std::uint8_t>(by)};
    if (judge(rules, state, cash)) out.emplace_back(cash);
  }
}

auto apply(Table& table, const Lay& lay) -> void {
  const auto cells = cells_under(table, lay);
  const auto haul = haul_of(table.rules, table.now, cells);
  if (haul.missing > 0) {
    // Only where gold on cards that are now drawn may pay.
    table.because.add("lay.toll"_c);
    table.now.pending = lay;
    table.now.unpaid = true;
  } else {
    lay_down(table, lay, cells);
  }
  if (haul.reefs > 0) table.because.add("lay.rewards"_c);
  table.now.reefs_due = static_cast<std::uint8_t>(haul.reefs);
  next_reef(table);
}

auto settle(Table& table) -> void {
  auto& state = table.now;
  const auto before = state;
  const auto because = table.because;
  const auto lay = state.pending;
  const auto cells = cells_under(table, lay);
  const auto missing = [&] { return haul_of(table.rules, state, cells).missing; };
  state.unpaid = false;
  state.pending = {};
  state.kept.clear();
  while (missing() > 0 && table.actor().reefs[Reef::gold] > 0) {
    cash_in(table, table.actor());
  }
  if (missing() == 0) {
    lay_down(table, lay, cells);
    if (!ends_with_last_head(table)) begin_mission(table);
    return;
  }
  // All goes back: gold cards in vain, and the cards that the dragon brought.
  state = before;
  table.because = because;
  table.because.add("lay.toll"_c);
  state.unpaid = false;
  state.pending = {};
  for (const auto reef : state.kept) {
    --table.actor().reefs[reef];
    state.bottom.push_back(reef);
  }
  state.kept.clear();
  state.stage = Stage::retreat;
}

auto judge(const Rules& rules, const State& state, const Cash& cash) -> Verdict {
  const auto owner = owner_of(state, cash);
  const bool out_of_turn = cash.by > 0;
  // The move of the player in turn has one form.
  if (owner >= static_cast<std::size_t>(rules.players) || (out_of_turn && owner == state.actor)) {
    return Verdict::illegal("reef.gold"_c);
  }
  if (out_of_turn && rules.rulings.gold_moment == GoldMoment::own_turn) {
    return Verdict::illegal("reef.gold"_c);
  }
  // Gold cards pay a dragon that is not yet paid, or go back with it.
  if (!out_of_turn && state.unpaid) return Verdict::illegal("lay.toll"_c);
  if (state.players[owner].reefs[Reef::gold] > 0) return Verdict::legal();
  return Verdict::illegal("reef.gold"_c);
}

auto apply(Table& table, const Cash& cash) -> void {
  cash_in(table, table.now.players[owner_of(table.now, cash)]);
}

auto judge(const Rules& /*rules*/, const State& state, const Pass& pass) -> Verdict {
  const auto& hand = state.players[state.actor].hand;
  if (index(pass.figure) < figure_count && hand[pass.figure] > 0) return Verdict::legal();
  return Verdict::illegal("pass"_c);
}

auto apply(Table& table, const Pass& pass) -> void {
  table.because.add("pass"_c);
  use_head(table, pass.figure);
  give_gold(table, table.actor(), pass_gold);
  if (!ends_with_last_head(table)) table.now.stage = Stage::take;
}

}  // namespace ruleproof::sea_dragons

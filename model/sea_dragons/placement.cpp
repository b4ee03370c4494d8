#include "model/sea_dragons/placement.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "model/core/game.hpp"
#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/rules/clauses.hpp"
#include "model/sea_dragons/rules/rulings.hpp"
#include "model/sea_dragons/state.hpp"

namespace ruleproof::sea_dragons {

auto reef_cards(const State& state) -> int {
  return state.reef_stack.size() + static_cast<int>(state.bottom.size());
}

auto neighbourhood(const Rules& rules, const Bits& cells) -> Bits {
  const bool corners = rules.rulings.neighbour_contact == NeighbourContact::corners;
  return corners ? cells.beside() | cells.aslant() : cells.beside();
}

namespace {

/// [lay.rewards] Rewards for so many cells with one symbol.
auto rewards(const Rules& rules, int cells) -> int {
  return rules.rulings.reward_count == RewardCount::once_a_kind ? std::min(cells, 1) : cells;
}

/// Gold that the bank can give the mover for symbols: all, unless it is limited.
auto symbol_gold(const Rules& rules, const State& state, const Bits& cells, int symbols) -> int {
  if (rules.rulings.bank == Bank::unlimited) return symbols;
  auto left = bank_of(rules, state);
  if (rules.rulings.reward_order == RewardOrder::neighbours_first) {
    const auto around = neighbourhood(rules, cells);
    for (std::size_t p = 0; p < state.players.size(); ++p) {
      if (p != state.actor) left -= neighbour_gold * dragons_at(state.players[p].dragons, around);
    }
  }
  return std::max(0, std::min(symbols, left));
}

/// Whether gold on reef cards that this placement draws may be what is missing.
auto luck_may_pay(const Rules& rules, const State& state, const Haul& haul) -> bool {
  if (rules.rulings.net_gold == NetGold::symbols_only || haul.reefs == 0) return false;
  const int least = rules.rulings.reef_short == ReefShort::nothing ? reef_draw : 1;
  if (reef_cards(state) < least) return false;
  const auto cards = state.players[state.actor].reefs[Reef::gold] + haul.reefs;
  return haul.missing <= card_gold * cards;
}

}  // namespace

auto haul_of(const Rules& rules, const State& state, const Bits& cells) -> Haul {
  const auto terrain = terrain_of(rules, state);
  Haul haul;
  haul.tolls = (cells & (terrain.whirlpools | rules.components.plan.currents)).count();
  haul.due = toll * haul.tolls;
  haul.gold = symbol_gold(rules, state, cells, rewards(rules, (cells & terrain.gold).count()));
  haul.reefs = rewards(rules, (cells & terrain.reefs).count());
  haul.missing = std::max(0, haul.due - haul.gold - state.players[state.actor].gold);
  return haul;
}

auto judge(const Rules& rules, const State& state, const Lay& lay) -> Verdict {
  if (index(lay.figure) >= figure_count) return Verdict::illegal("lay.card"_c);
  const auto& turns = rules.figure(lay.figure);
  const auto& mover = state.players[state.actor];
  if (mover.hand[lay.figure] == 0 || lay.turn >= turns.size()) {
    return Verdict::illegal("lay.card"_c);
  }
  const auto& plan = rules.components.plan;
  const auto on_board = [&](int x, int y) {
    return x >= 0 && y >= 0 && x < plan.width && y < plan.width;
  };
  Bits cells;
  for (const auto offset : turns[lay.turn].offsets) {
    const int x = column_of(lay.corner) + column_of(offset);
    const int y = row_of(lay.corner) + row_of(offset);
    if (!on_board(x, y) || plan.island.has(cell_at(x, y))) return Verdict::illegal("lay.card"_c);
    cells |= Bits::of(cell_at(x, y));
  }
  const auto taken = pieces_on(state);
  bool one_piece = true;
  bool apart = true;
  bool contact = false;
  cells.for_each([&](Cell cell) {
    one_piece = one_piece && !taken.has(cell);
    constexpr std::array<std::array<int, 2>, 4> ways = {{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    for (const auto& [dx, dy] : ways) {
      const int x = column_of(cell) + dx;
      const int y = row_of(cell) + dy;
      if (!on_board(x, y)) continue;
      const auto next = cell_at(x, y);
      const bool own = mover.dragons.has(next);
      apart = apart && !own;
      contact = contact || plan.island.has(next) || (taken.has(next) && !own);
    }
  });
  if (!one_piece) return Verdict::illegal("lay.one-piece"_c);
  if (!apart) return Verdict::illegal("lay.apart"_c);
  if (!contact) return Verdict::illegal("lay.contact"_c);
  const auto haul = haul_of(rules, state, cells);
  if (haul.missing > 0 && !luck_may_pay(rules, state, haul)) {
    return Verdict::illegal("lay.toll"_c);
  }
  return Verdict::legal();
}

}  // namespace ruleproof::sea_dragons

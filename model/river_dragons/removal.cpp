#include "model/river_dragons/removal.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>

#include "model/core/game.hpp"
#include "model/river_dragons/bridges.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/data/components.hpp"
#include "model/river_dragons/flow.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/rules/clauses.hpp"
#include "model/river_dragons/rules/rulings.hpp"
#include "model/river_dragons/state.hpp"

namespace ruleproof::river_dragons {

auto Reserve::of(const Rules& rules, const State& state, int seat) -> Reserve {
  Reserve reserve;
  for_each_plank(state, [&](PlankName name, const Plank& plank) {
    if (plank.in_reserve_of(seat)) reserve.planks_ |= bit(name);
  });
  if (rules.rulings.colour_limit == ColourLimit::own_and_one) {
    reserve.own_ = std::uint64_t{1} << static_cast<unsigned>(seat);
  }
  return reserve;
}

auto Reserve::has(PlankName plank) const -> bool { return (planks_ & bit(plank)) != 0; }
auto Reserve::add(PlankName plank) -> void { planks_ |= bit(plank); }
auto Reserve::take(PlankName plank) -> void { planks_ &= ~bit(plank); }

auto Reserve::judge() const -> Verdict {
  constexpr std::uint64_t set = (1U << plank_sizes) - 1;
  std::uint64_t sizes = 0;
  auto colours = own_;
  for (unsigned seat = 0; seat < most_players; ++seat) {
    const auto planks = planks_ >> (seat * plank_sizes) & set;
    if (planks == 0) continue;
    if ((sizes & planks) != 0) return Verdict::illegal("remove.one-of-a-size"_c);
    sizes |= planks;
    colours |= std::uint64_t{1} << seat;
  }
  if (std::popcount(colours) > 2) return Verdict::illegal("remove.two-colours"_c);
  return Verdict::legal();
}

namespace {

auto under_pawns(const State& state) -> Planks {
  Planks planks = 0;
  for (const auto& player : state.players) {
    if (player.pawn.on_plank()) planks |= bit(player.pawn.plank());
  }
  return planks;
}

/// Whether the reserve could keep that plank as well.
auto can_keep(Reserve reserve, PlankName plank) -> Verdict {
  reserve.add(plank);
  return reserve.judge();
}

/// Whether it could if it gave up another.
auto can_swap(Reserve reserve, PlankName plank, PlankName out) -> Verdict {
  reserve.take(out);
  return can_keep(reserve, plank);
}

/// Stones that bear no plank.
auto bare_stones(const Rules& rules, const State& state) -> Sites {
  return state.stones.sites() & ~Bridges(rules, state).bearing();
}

/// [remove.must] A plank of the board, [remove.not-under-pawn] without a pawn.
auto judge_plank(const State& state, PlankName plank) -> Verdict {
  const auto planks = state.players.size() * plank_sizes;
  if (plank.number >= planks || !state.plank(plank).on_board()) {
    return Verdict::illegal("remove.must"_c);
  }
  if ((under_pawns(state) & bit(plank)) != 0) return Verdict::illegal("remove.not-under-pawn"_c);
  return Verdict::legal();
}

auto propose_swaps(const Reserve& reserve, PlankName plank, const State& state, MoveList<Move>& out)
    -> void {
  for_each_plank(state, [&](PlankName other, const Plank&) {
    if (reserve.has(other) && can_swap(reserve, plank, other)) {
      out.emplace_back(SwapPlank{plank, other});
    }
  });
}

auto propose_what_goes(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  const auto reserve = Reserve::of(rules, state, state.actor());
  const auto pawns = under_pawns(state);
  for_each_site(bare_stones(rules, state), [&](Site site) { out.emplace_back(RemoveStone{site}); });
  for_each_plank(state, [&](PlankName name, const Plank& plank) {
    if (!plank.on_board() || (pawns & bit(name)) != 0) return;
    if (can_keep(reserve, name) || rules.rulings.limit_mode == LimitMode::out_of_game) {
      out.emplace_back(RemovePlank{name});
    } else if (rules.rulings.limit_mode == LimitMode::swap) {
      propose_swaps(reserve, name, state, out);
    }
  });
}

auto take_up(Table& table, PlankName plank, Plank where) -> void {
  drop_bearings(table.now, plank);
  table.now.plank(plank) = where;
  table.because.add("remove.must"_c);
}

}  // namespace

auto propose_removals(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  const auto before = out.size();
  propose_what_goes(rules, state, out);
  if (out.size() == before) {
    out.emplace_back(Lose{});
  } else if (rules.rulings.forced_remove == ForcedRemove::may_decline) {
    out.emplace_back(Decline{});
  }
}

auto judge(const Rules& rules, const State& state, const RemovePlank& move) -> Verdict {
  if (auto verdict = judge_plank(state, move.plank); !verdict) return verdict;
  if (rules.rulings.limit_mode == LimitMode::out_of_game) return Verdict::legal();
  return can_keep(Reserve::of(rules, state, state.actor()), move.plank);
}

auto judge(const Rules& rules, const State& state, const SwapPlank& move) -> Verdict {
  if (auto verdict = judge_plank(state, move.plank); !verdict) return verdict;
  const auto reserve = Reserve::of(rules, state, state.actor());
  const bool needed = !can_keep(reserve, move.plank);
  if (rules.rulings.limit_mode != LimitMode::swap || !needed || move.out.number >= most_planks ||
      !reserve.has(move.out)) {
    return Verdict::illegal("remove.must"_c);
  }
  return can_swap(reserve, move.plank, move.out);
}

auto judge(const Rules& rules, const State& state, const RemoveStone& move) -> Verdict {
  if (move.site >= site_count || (state.stones.sites() & bit(move.site)) == 0) {
    return Verdict::illegal("remove.must"_c);
  }
  const bool bare = (bare_stones(rules, state) & bit(move.site)) != 0;
  return bare ? Verdict::legal() : Verdict::illegal("remove.not-under-plank"_c);
}

auto judge_lost_removal(const Rules& rules, const State& state) -> Verdict {
  if (bare_stones(rules, state) != 0) return Verdict::illegal("remove.must"_c);
  const auto reserve = Reserve::of(rules, state, state.actor());
  bool some = false;
  for_each_plank(state, [&](PlankName name, const Plank&) {
    if (some || !judge_plank(state, name)) return;
    some = rules.rulings.limit_mode == LimitMode::out_of_game ||
           static_cast<bool>(can_keep(reserve, name));
    if (rules.rulings.limit_mode != LimitMode::swap) return;
    for_each_plank(state, [&](PlankName out, const Plank&) {
      some = some || (reserve.has(out) && can_swap(reserve, name, out));
    });
  });
  return some ? Verdict::illegal("remove.must"_c) : Verdict::legal();
}

auto judge(const Rules& rules, const State& state, const Decline& /*move*/) -> Verdict {
  const bool may =
      rules.rulings.forced_remove == ForcedRemove::may_decline && !judge_lost_removal(rules, state);
  return may ? Verdict::legal() : Verdict::illegal("remove.must"_c);
}

auto apply(Table& table, const RemovePlank& move) -> void {
  const auto seat = table.now.actor();
  const auto limits = can_keep(Reserve::of(table.rules, table.now, seat), move.plank);
  if (limits) {
    take_up(table, move.plank, Plank::in_reserve(seat));
  } else {
    take_up(table, move.plank, {Plank::out, 0});
    table.because.add(limits.why());
    check_planks_left(table);
  }
  finish_action(table);
}

auto apply(Table& table, const SwapPlank& move) -> void {
  const auto seat = table.now.actor();
  table.because.add(can_keep(Reserve::of(table.rules, table.now, seat), move.plank).why());
  table.now.plank(move.out) = {Plank::out, 0};
  take_up(table, move.plank, Plank::in_reserve(seat));
  finish_action(table);
}

auto apply(Table& table, const RemoveStone& move) -> void {
  table.now.stones.take(move.site);
  if (table.rules.components.free_water) {
    table.now.water[static_cast<std::size_t>(move.site) - colour_count] = {};
  }
  table.because.add("remove.must"_c);
  finish_action(table);
}

auto apply(Table& table, const Decline& /*move*/) -> void {
  table.because.add("remove.must"_c);
  finish_action(table);
}

}  // namespace ruleproof::river_dragons

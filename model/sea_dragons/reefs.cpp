#include "model/sea_dragons/reefs.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "model/core/game.hpp"
#include "model/sea_dragons/flow.hpp"
#include "model/sea_dragons/laying.hpp"
#include "model/sea_dragons/missions.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/placement.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/rules/clauses.hpp"
#include "model/sea_dragons/rules/rulings.hpp"
#include "model/sea_dragons/state.hpp"

namespace ruleproof::sea_dragons {
namespace {

/// All reefs of a placement or mission are done.
auto after_reefs(Table& table) -> void {
  if (table.now.unpaid) return settle(table);
  if (table.now.completed) return refill_missions(table);
  if (!ends_with_last_head(table)) begin_mission(table);
}

auto keep_card(Table& table, std::size_t place) -> void {
  auto& state = table.now;
  const auto reef = state.drawn[place];
  ++table.actor().reefs[reef];
  if (state.unpaid) state.kept.push_back(reef);
  state.drawn.erase_at(place);
  --state.keep_left;
}

/// The cards not kept go under the stack; this reef is done.
auto finish_reef(Table& table) -> void {
  auto& state = table.now;
  for (const auto reef : state.drawn) state.bottom.push_back(reef);
  state.drawn.clear();
  const bool all = table.rulings().two_reefs == TwoReefs::four_keep_two;
  state.reefs_due = static_cast<std::uint8_t>(all ? 0 : state.reefs_due - 1);
  next_reef(table);
  // What brought this reef brings another.
  if (state.reefs_due == 0) return;
  table.because.add(state.completed ? "mission.reward"_c : "lay.rewards"_c);
}

/// How many cards are still to be drawn for this reef, and how many of them will be kept.
auto count_draws(Table& table) -> void {
  auto& state = table.now;
  const int reefs = table.rulings().two_reefs == TwoReefs::four_keep_two ? state.reefs_due : 1;
  const int drawn = static_cast<int>(state.drawn.size());
  const int left = std::min((reef_draw * reefs) - drawn, reef_cards(state));
  state.draw_left = static_cast<std::uint8_t>(left);
  state.keep_left = static_cast<std::uint8_t>(std::min(reefs, drawn + left));
}

}  // namespace

auto next_reef(Table& table) -> void {
  auto& state = table.now;
  if (state.reefs_due == 0) return after_reefs(table);
  table.because.add("reef.draw"_c);
  const auto cards = reef_cards(state);
  const bool too_few = table.rulings().reef_short == ReefShort::nothing && cards < reef_draw;
  if (cards == 0 || too_few) {
    state.reefs_due = 0;
    return after_reefs(table);
  }
  state.stage = Stage::reef;
  count_draws(table);
}

auto discard_reef(Table& table, Player& player, Reef reef) -> void {
  --player.reefs[reef];
  if (table.rulings().used_reefs == UsedReefs::bottom) {
    table.now.bottom.push_back(reef);
    // While cards are being drawn there is one more to draw, where there were too few.
    if (table.now.draw_left > 0) count_draws(table);
  } else {
    ++table.now.used[reef];
  }
}

auto propose_dives(const Rules& /*rules*/, const State& state, MoveList<Move>& out) -> void {
  if (state.reef_stack.empty()) {
    out.emplace_back(Dive{state.bottom[0]});
    return;
  }
  for (std::size_t r = 0; r < reef_kinds; ++r) {
    const auto reef = static_cast<Reef>(r);
    if (state.reef_stack[reef] > 0) out.emplace_back(Dive{reef});
  }
}

auto judge(const Rules& /*rules*/, const State& state, const Dive& dive) -> Verdict {
  const bool there = state.reef_stack.empty()
                         ? state.bottom[0] == dive.reef
                         : index(dive.reef) < reef_kinds && state.reef_stack[dive.reef] > 0;
  return there ? Verdict::legal() : Verdict::illegal("reef.draw"_c);
}

auto apply(Table& table, const Dive& dive) -> void {
  auto& state = table.now;
  table.because.add("reef.draw"_c);
  if (state.reef_stack.empty()) {
    state.bottom.erase_at(0);
  } else {
    --state.reef_stack[dive.reef];
  }
  state.drawn.push_back(dive.reef);
  if (--state.draw_left > 0) return;
  if (state.keep_left < state.drawn.size()) {
    state.stage = Stage::keep;
    return;
  }
  while (state.keep_left > 0) keep_card(table, 0);
  finish_reef(table);
}

auto propose_keeps(const Rules& /*rules*/, const State& state, MoveList<Move>& out) -> void {
  for (std::size_t i = 0; i < state.drawn.size(); ++i) {
    const auto first = std::find(state.drawn.begin(), state.drawn.end(), state.drawn[i]);
    if (first == state.drawn.begin() + i) out.emplace_back(Keep{state.drawn[i]});
  }
}

auto judge(const Rules& /*rules*/, const State& state, const Keep& keep) -> Verdict {
  const auto found = std::find(state.drawn.begin(), state.drawn.end(), keep.reef);
  return found != state.drawn.end() ? Verdict::legal() : Verdict::illegal("reef.draw"_c);
}

auto apply(Table& table, const Keep& keep) -> void {
  auto& state = table.now;
  table.because.add("reef.draw"_c);
  const auto found = std::find(state.drawn.begin(), state.drawn.end(), keep.reef);
  keep_card(table, static_cast<std::size_t>(found - state.drawn.begin()));
  if (state.keep_left == 0) finish_reef(table);
}

}  // namespace ruleproof::sea_dragons

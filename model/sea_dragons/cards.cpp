#include "model/sea_dragons/cards.hpp"

#include <cstddef>

#include "model/core/game.hpp"
#include "model/sea_dragons/flow.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/rules/clauses.hpp"
#include "model/sea_dragons/rules/rulings.hpp"
#include "model/sea_dragons/setup.hpp"
#include "model/sea_dragons/state.hpp"

namespace ruleproof::sea_dragons {

auto propose_takes(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  for (std::size_t s = 0; s < size_count; ++s) {
    const TakeTop take{static_cast<Size>(s)};
    if (judge(rules, state, take)) out.emplace_back(take);
  }
  for (std::size_t f = 0; f < figure_count; ++f) {
    const Take take{static_cast<Figure>(f)};
    if (judge(rules, state, take)) out.emplace_back(take);
  }
}

auto judge(const Rules& rules, const State& state, const Take& take) -> Verdict {
  const bool passed = !state.laid;
  if (passed && rules.rulings.pass_card == PassCard::stack) return Verdict::illegal("pass"_c);
  const bool there = index(take.figure) < figure_count && state.market[take.figure] > 0;
  if (there && size_of(take.figure) != state.size) return Verdict::legal();
  return Verdict::illegal("take.size"_c);
}

auto apply(Table& table, const Take& take) -> void {
  auto& state = table.now;
  table.because.add("take.size"_c);
  --state.market[take.figure];
  ++table.actor().hand[take.figure];
  const auto size = size_of(take.figure);
  const bool refills = state.laid || table.rulings().pass_refill == PassRefill::yes;
  if (!refills || !has_stack(table.rules, state, size)) return end_turn(table);
  table.because.add("take.refill"_c);
  draw_from(table, Stage::refill, size);
}

auto judge(const Rules& rules, const State& state, const TakeTop& take) -> Verdict {
  const bool there = index(take.size) < size_count && has_stack(rules, state, take.size);
  if (there && take.size != state.size) return Verdict::legal();
  return Verdict::illegal("take.size"_c);
}

auto apply(Table& table, const TakeTop& take) -> void {
  table.because.add("take.size"_c);
  draw_from(table, Stage::top, take.size);
}

auto propose_draws(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  for (std::size_t f = 0; f < figure_count; ++f) {
    const Draw draw{static_cast<Figure>(f)};
    if (judge(rules, state, draw)) out.emplace_back(draw);
  }
}

auto judge(const Rules& /*rules*/, const State& state, const Draw& draw) -> Verdict {
  const bool there = index(draw.figure) < figure_count && state.stack[draw.figure] > 0;
  if (there && size_of(draw.figure) == state.size) return Verdict::legal();
  if (state.stage == Stage::market) return Verdict::illegal("setup.dragon-market"_c);
  if (state.stage == Stage::hands) return Verdict::illegal("setup.hand"_c);
  return Verdict::illegal(state.stage == Stage::top ? "take.size"_c : "take.refill"_c);
}

auto apply(Table& table, const Draw& draw) -> void {
  auto& state = table.now;
  --state.stack[draw.figure];
  switch (state.stage) {
    case Stage::market:
      table.because.add("setup.dragon-market"_c);
      ++state.market[draw.figure];
      return continue_set_up(table);
    case Stage::hands:
      table.because.add("setup.hand"_c);
      ++state.players[next_to_deal(table.rules, state)].hand[draw.figure];
      return continue_set_up(table);
    case Stage::refill:
      table.because.add("take.refill"_c);
      ++state.market[draw.figure];
      return end_turn(table);
    default:
      table.because.add("take.size"_c);
      ++table.actor().hand[draw.figure];
      return end_turn(table);
  }
}

}  // namespace ruleproof::sea_dragons

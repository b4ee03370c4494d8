#include "model/sea_dragons/flow.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/rules/clauses.hpp"
#include "model/sea_dragons/rules/rulings.hpp"
#include "model/sea_dragons/scoring.hpp"
#include "model/sea_dragons/state.hpp"

namespace ruleproof::sea_dragons {

auto begin_turn(Table& table, std::size_t p) -> void {
  table.because.add("turn.order"_c);
  table.now.stage = Stage::lay;
  table.now.actor = static_cast<std::uint8_t>(p);
  table.now.size = Size::small;
  table.now.laid = false;
  table.now.completed = false;
}

auto use_head(Table& table, Figure figure) -> void {
  auto& player = table.actor();
  --player.heads;
  --player.hand[figure];
  ++table.now.played[figure];
  table.now.size = size_of(figure);
}

namespace {

/// The score pad is filled in. [end.heads]
auto end_game(Table& table) -> void {
  auto& state = table.now;
  state.stage = Stage::over;
  state.actor = 0;
  state.size = Size::small;
  state.laid = false;
  state.completed = false;
  table.because.add("end.heads"_c);
  score(table);
}

}  // namespace

auto ends_with_last_head(Table& table) -> bool {
  const bool over = table.rulings().end_moment == EndMoment::last_head &&
                    std::ranges::all_of(table.now.players,
                                        [](const Player& player) { return player.heads == 0; });
  if (over) end_game(table);
  return over;
}

auto begin_mission(Table& table) -> void {
  table.because.add("turn.actions"_c);
  table.now.stage = Stage::mission;
}

auto begin_take(Table& table) -> void {
  table.because.add("turn.actions"_c);
  table.now.stage = Stage::take;
}

auto end_turn(Table& table) -> void {
  const auto& state = table.now;
  const auto next = (state.actor + 1U) % static_cast<unsigned>(table.rules.players);
  if (state.players[next].heads > 0) return begin_turn(table, next);
  // All have as many turns, so who comes next is out of heads only when everybody is.
  end_game(table);
}

auto has_stack(const Rules& rules, const State& state, Size size) -> bool {
  if (cards_of(state.stack, size) > 0) return true;
  return rules.rulings.empty_stack == EmptyStack::reshuffle && cards_of(state.played, size) > 0;
}

auto draw_from(Table& table, Stage stage, Size size) -> void {
  auto& state = table.now;
  state.stage = stage;
  state.size = size;
  if (cards_of(state.stack, size) > 0) return;
  table.because.add("take.refill"_c);
  for (std::size_t f = 0; f < figure_count; ++f) {
    const auto figure = static_cast<Figure>(f);
    if (size_of(figure) != size) continue;
    state.stack[figure] = state.played[figure];
    state.played[figure] = 0;
  }
}

}  // namespace ruleproof::sea_dragons

#include "solver/questions/year_of_the_dragon/event_row_law.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <utility>

#include "model/core/game.hpp"
#include "model/year_of_the_dragon/event_row.hpp"
#include "model/year_of_the_dragon/rules/clauses.hpp"
#include "model/year_of_the_dragon/rules/rulings.hpp"
#include "model/year_of_the_dragon/state.hpp"
#include "model/year_of_the_dragon/tiles.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

auto empty_row() -> EventRow {
  EventRow row;
  row.fill(Event::none);
  row[0] = Event::peace;
  row[1] = Event::peace;
  return row;
}

/// Two of each kind but Peace, which is laid out first.
auto ten_tiles() -> EventBag {
  EventBag tiles;
  for (std::size_t i = 1; i < event_count; ++i) tiles[static_cast<Event>(i)] = 2;
  return tiles;
}

constexpr auto kinds = std::to_array<Event>(
    {Event::tribute, Event::drought, Event::festival, Event::mongols, Event::contagion});

}  // namespace

auto to_text(const Fraction& fraction) -> std::string { return fraction.str(); }

auto decimal(const Fraction& fraction) -> std::string {
  return fmt::format("{:.6f}", fraction.convert_to<double>());
}

auto row_law(const Rulings& rulings) -> RowLaw {
  RowLaw law;
  law.every_order = 1;
  for (int i = 2; i <= 10; ++i) law.every_order *= i;
  const bool uniform = rulings.event_repair == EventRepair::uniform_row;
  // Rows that are partly filled, whether there was a dead end, and in how many orders of the draw
  // they come about.
  using Position = std::tuple<EventRow, EventBag, bool>;
  std::map<Position, std::int64_t> now{{{empty_row(), ten_tiles(), false}, 1}};
  auto rest_orders = law.every_order;  // of the tiles still to be drawn
  for (int left_to_draw = 10; left_to_draw > 0; --left_to_draw) {
    rest_orders /= left_to_draw;
    std::map<Position, std::int64_t> next;
    for (const auto& [position, orders] : now) {
      const auto& [row, left, was_dead] = position;
      for (const auto tile : kinds) {
        if (left[tile] == 0) continue;
        bool dead_end = false;
        const auto laid = lay(rulings, row, tile, dead_end);
        const auto ways = orders * (uniform ? 1 : left[tile]);
        if (dead_end && !was_dead) law.dead_ends += ways * rest_orders;
        if (!may_go_on(rulings, laid, dead_end)) continue;
        auto rest = left;
        --rest[tile];
        next[{laid, rest, was_dead || dead_end}] += ways;
      }
    }
    now = std::move(next);
  }
  for (const auto& [position, orders] : now) {
    law.orders[std::get<EventRow>(position)] += orders;
    law.all_orders += orders;
  }
  return law;
}

auto count_legal_rows() -> LegalRows {
  std::array<Event, 10> tiles{};
  for (std::size_t i = 0; i < tiles.size(); ++i) tiles[i] = kinds[i / 2];
  LegalRows rows;
  do {
    ++rows.all;
    rows.legal += std::ranges::adjacent_find(tiles) == tiles.end() ? 1 : 0;
  } while (std::ranges::next_permutation(tiles).found);
  return rows;
}

auto distance_from_uniform(const RowLaw& law, std::int64_t legal) -> Fraction {
  const Fraction each(1, legal);
  Fraction sum = 0;
  std::int64_t legal_reached = 0;
  for (const auto& [row, orders] : law.orders) {
    const auto here = law.probability(orders);
    const bool is_legal = neighbours_differ(row);
    legal_reached += is_legal ? 1 : 0;
    const Fraction difference = here - (is_legal ? each : Fraction(0));
    sum += difference < 0 ? Fraction(-difference) : difference;
  }
  sum += each * Fraction(legal - legal_reached);
  return sum / 2;
}

auto RowProcedure::start() const -> State { return {empty_row(), ten_tiles(), false}; }

auto RowProcedure::to_act(const State& state) const -> Seat {
  return state.dead_end || state.left.empty() ? Seat::nobody : Seat::chance;
}

auto RowProcedure::propose(const State& state, MoveList<Move>& out) const -> void {
  if (to_act(state) == Seat::nobody) return;
  for (const auto tile : kinds) {
    if (state.left[tile] > 0) out.push_back({tile});
  }
}

auto RowProcedure::judge(const State& state, const Move& move) const -> Verdict {
  const bool there =
      to_act(state) == Seat::chance && move.event < Event::none && state.left[move.event] > 0;
  return there ? Verdict::legal() : Verdict::illegal("setup.events.draw"_c);
}

auto RowProcedure::apply(const State& state, const Move& move) const -> Step<State> {
  auto next = state;
  next.row = lay(rulings_, state.row, move.event, next.dead_end);
  --next.left[move.event];
  // What later draws cannot depend on.
  if (next.dead_end || next.left.empty())
    return {{.row = {}, .left = {}, .dead_end = next.dead_end}, {}};
  const auto seen = next.row;
  const auto empty = [&](std::size_t cell) {
    return cell < seen.size() && seen[cell] == Event::none;
  };
  for (std::size_t cell = 0; cell < seen.size(); ++cell) {
    const bool matters = empty(cell) || empty(cell + 1) || (cell > 0 && empty(cell - 1));
    if (!matters) next.row[cell] = Event::peace;
  }
  // Kinds by number left and first cell, so that two positions that differ by names are one.
  auto order = kinds;
  std::ranges::sort(order, [&](Event a, Event b) {
    if (next.left[a] != next.left[b]) return next.left[a] > next.left[b];
    return std::ranges::find(next.row, a) < std::ranges::find(next.row, b);
  });
  const auto old = next;
  for (std::size_t i = 0; i < order.size(); ++i) {
    next.left[kinds[i]] = old.left[order[i]];
    for (std::size_t cell = 0; cell < old.row.size(); ++cell) {
      if (old.row[cell] == order[i]) next.row[cell] = kinds[i];
    }
  }
  return {next, {}};
}

auto RowProcedure::weight(const State& state, const Move& move) const -> std::int64_t {
  return state.left[move.event];
}

}  // namespace ruleproof::solver::year_of_the_dragon_question

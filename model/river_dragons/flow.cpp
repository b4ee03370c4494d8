#include "model/river_dragons/flow.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "model/core/clause.hpp"
#include "model/core/game.hpp"
#include "model/core/packing.hpp"
#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/plan.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/rules/clauses.hpp"
#include "model/river_dragons/rules/rulings.hpp"
#include "model/river_dragons/state.hpp"

namespace ruleproof::river_dragons {
namespace {

auto plan_of(const State& state, int seat, int position) -> Card {
  return state.players[static_cast<std::size_t>(seat)].plan[static_cast<std::size_t>(position)];
}

/// Seats with a dragon of that seat's colour at that position, in time to act; a bit each.
auto dragons_against(const Rules& rules, const State& state, int seat, int position) -> unsigned {
  unsigned seats = 0;
  const auto dragon = dragon_of(rules.colours[static_cast<std::size_t>(seat)]);
  const auto place = [&](int of) { return (of - state.first + rules.players) % rules.players; };
  for (int other = 0; other < rules.players; ++other) {
    if (other == seat || plan_of(state, other, position) != dragon) continue;
    if (rules.rulings.dragon_time == DragonTime::at_reveal || place(other) < place(seat)) {
      seats |= 1U << static_cast<unsigned>(other);
    }
  }
  return seats;
}

/// Whether all these seats' dragons are met by dragons. [dragon.not-dragon]
auto all_are_met(const Rules& rules, const State& state, unsigned seats, int position) -> bool {
  for (; seats != 0; seats &= seats - 1) {
    if (dragons_against(rules, state, std::countr_zero(seats), position) == 0) return false;
  }
  return true;
}

auto stage_of(Card card) -> Stage {
  switch (card) {
    case Card::stone1:
    case Card::stone2:
      return Stage::stone;
    case Card::plank1:
    case Card::plank2:
      return Stage::choose;
    case Card::remove:
      return Stage::remove;
    case Card::move1:
    case Card::move2:
      return Stage::move;
    default:
      return Stage::jump;
  }
}

/// [action.reveal] What the card asks for is to be done.
auto begin(Table& table, Card card) -> void {
  const bool two = card == Card::stone2 || card == Card::plank2 || card == Card::move2;
  table.now.left = two ? 2 : 1;
  table.now.stage = stage_of(card);
  table.because.add("action.reveal"_c);
  table.because.add(duty(table.now));
}

auto end_game(State& state, int winner) -> void {
  state.stage = Stage::over;
  state.winner = static_cast<std::uint8_t>(winner);
  state.turn = 0;
  state.left = 0;
}

/// [round.end] Cards go back to their hands.
auto clear_plans(const Table& table) -> void {
  for (int seat = 0; seat < table.rules.players; ++seat) {
    auto& player = table.player(seat);
    if (table.rulings().cards_back != CardsBack::executed_only) {
      player.plan.fill(Card::none);
      continue;
    }
    for (int position = 0; position < static_cast<int>(most_cards); ++position) {
      if (is_cancelled(table.rules, table.now, seat, position)) {
        player.gone.add(plan_of(table.now, seat, position));
      }
    }
  }
  for (auto& player : table.now.players) player.plan.fill(Card::none);
}

/// Whether this position begins a round for the third time.
auto is_third_start(const Table& table) -> bool {
  auto& starts = table.now.starts;
  if (starts.empty()) starts.push_back(table.rules.opening_print);
  const auto print = print_of_start(table.now);
  const auto before = std::count(starts.begin(), starts.end(), print);
  if (starts.size() == remembered_starts) starts.erase_at(0);
  starts.push_back(print);
  return before >= 2;
}

auto end_round(Table& table) -> void {
  auto& state = table.now;
  table.because.add("round.end"_c);
  clear_plans(table);
  state.first = static_cast<std::uint8_t>((state.first + 1) % table.rules.players);
  state.stage = Stage::plan;
  state.turn = 0;
  state.position = 0;
  state.left = 0;
  const auto limit = table.rules.round_limit();
  if (limit > 0 && ++state.rounds >= limit) return end_game(state, 0);
  if (table.rules.remembers()) {
    const bool third = is_third_start(table);
    if (third && table.rulings().ending == Ending::repetition) return end_game(state, 0);
  }
  begin_planning(table);
}

/// On to the next action card that nothing cancels.
auto seek_action(Table& table) -> void {
  auto& state = table.now;
  while (true) {
    if (state.turn == table.rules.players) {
      state.turn = 0;
      if (++state.position == table.rules.scale.cards) return end_round(table);
      table.because.add("action.reveal"_c);
    }
    const auto seat = state.actor();
    const auto card = plan_of(state, seat, state.position);
    const auto dragons = dragons_against(table.rules, state, seat, state.position);
    if (card < Card::dragon_blue) {
      if (dragons == 0) return begin(table, card);
      table.because.add("dragon.cancel"_c);
      if (all_are_met(table.rules, state, dragons, state.position)) {
        table.because.add("dragon.not-dragon"_c);
      }
    } else if (card != Card::none && dragons != 0) {
      table.because.add("dragon.not-dragon"_c);
    }
    ++state.turn;
  }
}

}  // namespace

auto is_cancelled(const Rules& rules, const State& state, int seat, int position) -> bool {
  return plan_of(state, seat, position) < Card::dragon_blue &&
         dragons_against(rules, state, seat, position) != 0;
}

auto card_in_action(const State& state) -> Card {
  return plan_of(state, state.actor(), state.position);
}

auto duty(const State& state) -> ClauseRef {
  switch (state.stage) {
    case Stage::plan:
      return "plan.five"_c;
    case Stage::stone:
      return "stone.must"_c;
    case Stage::choose:
    case Stage::lay:
      return "plank.must"_c;
    case Stage::remove:
      return "remove.must"_c;
    case Stage::move:
      return card_in_action(state) == Card::move1 ? "move.one"_c : "move.two"_c;
    case Stage::jump:
      return "jump.must"_c;
    case Stage::over:
      break;
  }
  return "end.arrival"_c;
}

auto print_of_start(const State& state) -> std::uint64_t {
  auto start = state;
  start.rounds = 0;
  start.starts.clear();
  return fingerprint(start);
}

auto begin_actions(Table& table) -> void {
  table.because.add("action.reveal"_c);
  table.now.turn = 0;
  table.now.position = 0;
  seek_action(table);
}

auto finish_action(Table& table) -> void {
  if (table.now.stage == Stage::over) return;
  table.now.left = 0;
  ++table.now.turn;
  seek_action(table);
}

auto one_done(Table& table) -> bool {
  if (table.now.stage == Stage::over) return false;
  if (--table.now.left > 0) return true;
  finish_action(table);
  return false;
}

auto arrive(Table& table, int seat, Site village) -> void {
  if ((table.rules.ends[static_cast<std::size_t>(seat)] & bit(village)) == 0) return;
  table.because.add("end.arrival"_c);
  table.because.add("goal.cross"_c);
  end_game(table.now, seat + 1);
}

auto check_planks_left(Table& table) -> void {
  if (table.rulings().ending != Ending::no_planks) return;
  bool left = false;
  for_each_plank(table.now, [&](PlankName, const Plank& plank) { left |= plank.at < Plank::out; });
  if (left) return;
  table.because.add("end.arrival"_c);
  end_game(table.now, 0);
}

auto outcome_of(const Rules& rules, const State& state) -> Outcome {
  Outcome outcome{.players = rules.players, .scores = {}, .wins = {}};
  for (int seat = 0; seat < rules.players; ++seat) {
    const auto p = static_cast<std::size_t>(seat);
    outcome.scores[p] = state.winner == seat + 1 ? 1 : 0;
    outcome.wins[p] = state.stage == Stage::over && (state.winner == 0 || outcome.scores[p] == 1);
  }
  return outcome;
}

}  // namespace ruleproof::river_dragons

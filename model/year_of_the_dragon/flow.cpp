#include "model/year_of_the_dragon/flow.hpp"

#include <cstdint>

#include "model/year_of_the_dragon/events.hpp"
#include "model/year_of_the_dragon/rules.hpp"
#include "model/year_of_the_dragon/rules/clauses.hpp"
#include "model/year_of_the_dragon/track.hpp"

namespace ruleproof::year_of_the_dragon {
namespace {

auto next_action_turn(Table& table) -> void {
  auto& state = table.now;
  const auto p = next_in_order(table.rules, state);
  if (p >= 0) {
    table.because.add("action.order"_c);
    state.stage = Stage::action;
    state.actor = static_cast<std::uint8_t>(p);
    return;
  }
  table.because.add("action.end"_c);
  state.groups.fill(Group::none);
  for (auto& player : state.players) player.chosen = 0;
  begin_persons(table);
}

auto next_person_turn(Table& table) -> void {
  auto& state = table.now;
  for (;;) {
    const auto p = next_in_order(table.rules, state);
    if (p < 0) break;
    state.actor = static_cast<std::uint8_t>(p);
    if (!table.actor().hand.empty()) {
      table.because.add("person.order"_c);
      state.stage = Stage::person;
      return;
    }
    end_turn(table);
  }
  begin_event(table);
}

}  // namespace

auto begin_round(Table& table) -> void {
  table.because.add("round.count"_c);
  table.because.add("round.phases"_c);
  table.because.add("action.deal.shuffle"_c);
  ++table.now.round;
  table.now.stage = Stage::deal;
  table.now.actor = 0;
  table.now.turn = 0;
}

auto end_turn(Table& table) -> void {
  table.actor().acted = true;
  ++table.now.turn;
}

auto begin_actions(Table& table) -> void {
  table.because.add("action.order"_c);
  freeze_order(table);
  next_action_turn(table);
}

auto end_action_turn(Table& table) -> void {
  end_turn(table);
  next_action_turn(table);
}

auto begin_persons(Table& table) -> void {
  if (table.now.round == months && table.rulings().round12_phase2 == Round12Phase2::skipped) {
    table.because.add("person.round12"_c);
    begin_event(table);
    return;
  }
  table.because.add("round.phases"_c);
  table.because.add("person.order"_c);
  freeze_order(table);
  next_person_turn(table);
}

auto end_person_turn(Table& table) -> void {
  end_turn(table);
  next_person_turn(table);
}

}  // namespace ruleproof::year_of_the_dragon

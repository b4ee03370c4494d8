#include "model/year_of_the_dragon/build.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "model/year_of_the_dragon/flow.hpp"
#include "model/year_of_the_dragon/province.hpp"
#include "model/year_of_the_dragon/rules.hpp"
#include "model/year_of_the_dragon/rules/clauses.hpp"

namespace ruleproof::year_of_the_dragon {
namespace {

/// Building goes on while there are floors to place or persons that may move.
auto go_on_or_end(Table& table) -> void {
  auto& state = table.now;
  if (state.floors > 0 || state.shifts > 0) {
    state.stage = Stage::build;
    return;
  }
  end_action_turn(table);
}

/// More palaces than `most_palaces` cannot come up, unless floors are kept for many rounds or a
/// position is made up.
auto may_start_palace(const State& state) -> bool {
  return state.players[state.actor].palaces.size() < most_palaces;
}

/// Whether a new floor has any place.
auto has_site(const State& state) -> bool {
  return may_start_palace(state) ||
         std::ranges::any_of(state.players[state.actor].palaces,
                             [](const Palace& palace) { return palace.height() < tallest_palace; });
}

}  // namespace

auto begin_building(Table& table, int floors) -> void {
  auto& state = table.now;
  state.floors = static_cast<std::uint8_t>(floors + table.actor().floors);
  table.actor().floors = 0;
  if (table.rulings().move_persons == MovePersons::when_building) {
    state.shifts = static_cast<std::uint8_t>(persons(table.actor()));
  }
  go_on_or_end(table);
}

auto propose_building(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  const auto& palaces = state.players[state.actor].palaces;
  if (judge(rules, state, StopBuilding{})) out.emplace_back(StopBuilding{});
  for_each_kind(palaces, [&](const Palace& palace) {
    const AddFloor add{palace};
    if (judge(rules, state, add)) out.emplace_back(add);
  });
  if (judge(rules, state, NewPalace{})) out.emplace_back(NewPalace{});
  if (state.shifts == 0) return;
  for_each_kind(palaces, [&](const Palace& from) {
    for_each_person(from, [&](Tile tile) {
      for_each_kind(palaces, [&](const Palace& to) {
        const Shift shift{tile, from, to};
        if (judge(rules, state, shift)) out.emplace_back(shift);
      });
    });
  });
}

auto judge(const Rules& /*rules*/, const State& state, const AddFloor& add) -> Verdict {
  if (state.floors == 0) return Verdict::illegal("action.build"_c);
  if (find_palace(state.players[state.actor], add.palace) < 0) {
    return Verdict::illegal("action.build.anywhere"_c);
  }
  if (add.palace.height() >= tallest_palace) return Verdict::illegal("place.height"_c);
  return Verdict::legal();
}

auto judge(const Rules& /*rules*/, const State& state, const NewPalace& /*start*/) -> Verdict {
  if (state.floors == 0) return Verdict::illegal("action.build"_c);
  return may_start_palace(state) ? Verdict::legal() : Verdict::illegal("palace.count"_c);
}

auto judge(const Rules& rules, const State& state, const Shift& shift) -> Verdict {
  const auto& player = state.players[state.actor];
  if (rules.rulings.move_persons == MovePersons::never || state.shifts == 0) {
    return Verdict::illegal("palace.no-rebuilding"_c);
  }
  const auto from = find_palace(player, shift.from);
  const auto to = find_palace(player, shift.to);
  // A palace and its twin: moving between two that are alike needs two of them.
  const bool twin = shift.from == shift.to && std::ranges::count(player.palaces, shift.from) < 2;
  if (from < 0 || to < 0 || twin || shift.tile == Tile::nothing || !shift.from.holds(shift.tile)) {
    return Verdict::illegal("palace.no-rebuilding"_c);
  }
  return shift.to.has_room() ? Verdict::legal() : Verdict::illegal("place.capacity"_c);
}

auto judge(const Rules& rules, const State& state, const StopBuilding& /*stop*/) -> Verdict {
  if (state.floors > 0 && rules.rulings.new_floors == NewFloors::place_all && has_site(state)) {
    return Verdict::illegal("action.build.new-only"_c);
  }
  return Verdict::legal();
}

auto apply(Table& table, const AddFloor& add) -> void {
  auto& palaces = table.actor().palaces;
  const auto i = static_cast<std::size_t>(find_palace(table.actor(), add.palace));
  table.because.add("action.build.anywhere"_c);
  table.because.add("place.height"_c);
  // A floor on a palace just begun makes it higher at once. [action.build.new-palace]
  if (add.palace == Palace(1) || add.palace == Palace(2)) {
    table.because.add("action.build.new-palace"_c);
  }
  palaces[i].add_floor();
  reorder(palaces, i);
  --table.now.floors;
  go_on_or_end(table);
}

auto apply(Table& table, const NewPalace& /*start*/) -> void {
  auto& palaces = table.actor().palaces;
  table.because.add("action.build.anywhere"_c);
  table.because.add("action.build.new-palace"_c);
  palaces.push_back(Palace(1));
  reorder(palaces, palaces.size() - 1);
  --table.now.floors;
  go_on_or_end(table);
}

auto apply(Table& table, const Shift& shift) -> void {
  table.because.add("action.build"_c);
  table.because.add("place.capacity"_c);
  auto& palaces = table.actor().palaces;
  const auto from = static_cast<std::size_t>(find_palace(table.actor(), shift.from));
  palaces[from].remove(shift.tile);
  reorder(palaces, from);
  const auto to = static_cast<std::size_t>(find_palace(table.actor(), shift.to));
  palaces[to].add(shift.tile);
  reorder(palaces, to);
  --table.now.shifts;
  go_on_or_end(table);
}

auto apply(Table& table, const StopBuilding& /*stop*/) -> void {
  auto& state = table.now;
  table.because.add("action.build"_c);
  if (table.rulings().new_floors == NewFloors::may_keep) table.actor().floors = state.floors;
  state.floors = 0;
  state.shifts = 0;
  end_action_turn(table);
}

}  // namespace ruleproof::year_of_the_dragon

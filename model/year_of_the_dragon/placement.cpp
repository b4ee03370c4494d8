/// Where a person goes who has been drafted or recruited.
#include <cstddef>
#include <cstdint>

#include "model/year_of_the_dragon/draft.hpp"
#include "model/year_of_the_dragon/persons.hpp"
#include "model/year_of_the_dragon/province.hpp"
#include "model/year_of_the_dragon/rules.hpp"
#include "model/year_of_the_dragon/rules/clauses.hpp"
#include "model/year_of_the_dragon/track.hpp"

namespace ruleproof::year_of_the_dragon {
namespace {

auto is_draft(const State& state) -> bool { return state.round == 0; }

/// Whether somebody may be replaced: replace-trigger.
auto may_replace(const Rules& rules, const Player& player) -> bool {
  switch (rules.rulings.replace_trigger) {
    case ReplaceTrigger::every_palace_full:
      return !has_room(player);
    case ReplaceTrigger::no_empty_palace:
      return !has_empty_palace(player);
    case ReplaceTrigger::any_time:
      return true;
  }
  return false;
}

auto goods(std::uint8_t& held, int more) -> void { held = static_cast<std::uint8_t>(held + more); }

/// Only under instant-yield=at-once: yuan, rice, fireworks or points of the new person's symbols,
/// as the action has it that counts them.
auto yield_at_once(Table& table, Tile tile) -> void {
  auto& player = table.actor();
  const auto symbols = table.rules.facts(tile).symbols;
  const auto type = type_of(tile);
  if (type == Type::tax_collector) {
    table.because.add("action.taxes"_c);
    player.yuan = static_cast<std::int16_t>(player.yuan + symbols);
  }
  if (type == Type::scholar) {
    table.because.add("action.research"_c);
    player.score = static_cast<std::int16_t>(player.score + symbols);
  }
  if (type == Type::farmer) {
    table.because.add("action.harvest"_c);
    goods(player.rice, symbols);
  }
  if (type == Type::pyrotechnist) {
    table.because.add("action.fireworks"_c);
    goods(player.fireworks, symbols);
  }
}

/// The guest enters the palace at `i`, which has room.
auto enter(Table& table, std::size_t i) -> void {
  auto& state = table.now;
  auto& palaces = table.actor().palaces;
  const auto tile = state.guests[state.guests.size() - 1];
  state.guests.resize(state.guests.size() - 1);
  // An empty palace has room for one, whatever its height.
  if (palaces[i].inhabited()) table.because.add("place.capacity"_c);
  palaces[i].add(tile);
  reorder(palaces, i);
  table.because.add("track.advance"_c);
  advance(table, state.actor, table.rules.facts(tile).value);
  if (table.rulings().instant_yield == InstantYield::at_once) yield_at_once(table, tile);
}

auto finish(Table& table) -> void {
  if (is_draft(table.now)) {
    after_draft_placement(table);
  } else {
    after_card(table);
  }
}

}  // namespace

auto propose_places(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  const auto& player = state.players[state.actor];
  if (judge(rules, state, TurnAway{})) out.emplace_back(TurnAway{});
  for_each_kind(player.palaces, [&](const Palace& palace) {
    if (palace.has_room()) out.emplace_back(House{palace});
  });
  if (is_draft(state) || !may_replace(rules, player)) return;
  for_each_kind(player.palaces, [&](const Palace& palace) {
    for_each_person(palace, [&](Tile tile) { out.emplace_back(Replace{palace, tile}); });
  });
}

auto judge(const Rules& /*rules*/, const State& state, const House& house) -> Verdict {
  if (find_palace(state.players[state.actor], house.palace) < 0) {
    return Verdict::illegal(is_draft(state) ? "draft.place"_c : "person.recruit"_c);
  }
  return house.palace.has_room() ? Verdict::legal() : Verdict::illegal("place.capacity"_c);
}

auto judge(const Rules& rules, const State& state, const Replace& replace) -> Verdict {
  const auto& player = state.players[state.actor];
  if (is_draft(state) || !may_replace(rules, player)) return Verdict::illegal("person.replace"_c);
  const bool there = find_palace(player, replace.palace) >= 0;
  if (!there || replace.tile == Tile::nothing || !replace.palace.holds(replace.tile)) {
    return Verdict::illegal("person.replace"_c);
  }
  return Verdict::legal();
}

auto judge(const Rules& /*rules*/, const State& state, const TurnAway& /*away*/) -> Verdict {
  if (has_room(state.players[state.actor])) return Verdict::illegal("person.must-recruit"_c);
  return Verdict::legal();
}

auto apply(Table& table, const House& house) -> void {
  const auto i = static_cast<std::size_t>(find_palace(table.actor(), house.palace));
  if (is_draft(table.now)) {
    if (house.palace.inhabited()) table.because.add("draft.share"_c);
  } else {
    table.because.add("person.recruit"_c);
    table.because.add("person.must-recruit"_c);
    table.because.add("person.advance"_c);
  }
  enter(table, i);
  finish(table);
}

auto apply(Table& table, const Replace& replace) -> void {
  table.because.add("person.replace"_c);
  table.because.add("person.replace.out"_c);
  table.because.add("person.advance"_c);
  auto without = replace.palace;
  without.remove(replace.tile);
  remove_person(table, table.now.actor, find_palace(table.actor(), replace.palace), replace.tile,
                false);
  enter(table, static_cast<std::size_t>(find_palace(table.actor(), without)));
  finish(table);
}

auto apply(Table& table, const TurnAway& /*away*/) -> void {
  auto& state = table.now;
  table.because.add("person.turn-away"_c);
  table.because.add("person.turn-away.stays"_c);
  const auto tile = state.guests[state.guests.size() - 1];
  state.guests.resize(state.guests.size() - 1);
  ++state.box[index(tile)];
  after_card(table);
}

}  // namespace ruleproof::year_of_the_dragon

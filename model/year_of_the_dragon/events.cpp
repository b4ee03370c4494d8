#include "model/year_of_the_dragon/events.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "model/year_of_the_dragon/arithmetic.hpp"
#include "model/year_of_the_dragon/flow.hpp"
#include "model/year_of_the_dragon/province.hpp"
#include "model/year_of_the_dragon/rules.hpp"
#include "model/year_of_the_dragon/rules/clauses.hpp"
#include "model/year_of_the_dragon/scoring.hpp"
#include "model/year_of_the_dragon/tolls.hpp"
#include "model/year_of_the_dragon/track.hpp"

namespace ruleproof::year_of_the_dragon {
namespace {

auto may_decline(const Rules& rules) -> bool {
  return rules.rulings.keep_ban == KeepBan::may_decline;
}

/// The clause that puts the players in order: where nobody must go, that of the whole game.
auto clause_of_order(Event event) -> ClauseRef {
  const bool harmless = event == Event::peace || event == Event::festival;
  return harmless ? "action.order"_c : "event.release-order"_c;
}

/// The clause of the event by which a person must go.
auto clause_of_release(Event event) -> ClauseRef {
  return event == Event::drought     ? "event.drought.choice"_c
         : event == Event::tribute   ? "event.tribute.missing"_c
         : event == Event::contagion ? "event.contagion.three"_c
                                     : "event.mongols.fewest"_c;
}

/// What a player whose turn begins must release: no more than he has, or he is out.
auto settle_debt(Table& table, int p) -> void {
  auto& player = table.player(p);
  if (table.rulings().event_count == EventCount::running) {
    player.owed = static_cast<std::uint8_t>(owed_now(table.rules, table.now, p));
  }
  const auto there = persons(player);
  if (player.owed <= there) return;
  // Whom the Mongols pass over has nobody to release, and is not asked for anybody. mongols-nobody
  const bool passed_over = this_month(table.now) == Event::mongols && there == 0 &&
                           table.rulings().mongols_nobody == MongolsNobody::passed_over;
  if (table.rulings().release_excess == ReleaseExcess::all_there_are || passed_over) {
    player.owed = static_cast<std::uint8_t>(released<int>(player.owed, there));
    return;
  }
  while (persons(player) > 0) {
    for (std::size_t i = 0; i < player.palaces.size(); ++i) {
      if (!player.palaces[i].inhabited()) continue;
      remove_person(table, p, static_cast<int>(i), player.palaces[i].person(0), true);
      break;
    }
  }
  player.palaces.clear();
  player.owed = 0;
  player.out = true;
}

/// Whether the acting player owes persons: if so, he chooses them next.
auto must_release(Table& table) -> bool {
  settle_debt(table, table.now.actor);
  if (table.actor().owed == 0) return false;
  table.because.add("event.release-order"_c);
  table.now.stage = Stage::release;
  return true;
}

/// The event goes on with the next player who has something to decide, or is over.
auto next_release_turn(Table& table) -> void {
  auto& state = table.now;
  for (;;) {
    const auto p = next_in_order(table.rules, state);
    if (p < 0) break;
    state.actor = static_cast<std::uint8_t>(p);
    if (this_month(state) == Event::drought) {
      const auto most = palaces_to_supply(table.actor());
      if (may_decline(table.rules) && most > 0) {
        table.because.add("event.drought.choice"_c);
        state.stage = Stage::supply;
        return;
      }
      supply_palaces(table, p, most);
    }
    if (must_release(table)) return;
    end_turn(table);
  }
  finish_round(table);
}

/// The palace that releases must go on with: tribute-from=one-palace.
auto bound_palace(const Rules& rules, const State& state) -> bool {
  return rules.rulings.tribute_from == TributeFrom::one_palace &&
         this_month(state) == Event::tribute &&
         std::ranges::any_of(state.players[state.actor].palaces, [](const Palace& palace) {
           return palace.hit() && palace.inhabited();
         });
}

auto clear_marks(Player& player) -> void {
  for (auto& palace : player.palaces) palace.clear_hit();
  std::sort(player.palaces.begin(), player.palaces.end(), std::greater<>());
}

}  // namespace

auto begin_event(Table& table) -> void {
  table.because.add("event.of-round"_c);
  table.because.add(clause_of_order(this_month(table.now)));
  freeze_order(table);
  switch (this_month(table.now)) {
    case Event::peace:
      table.because.add("event.peace"_c);
      break;
    case Event::tribute:
      collect_tribute(table);
      break;
    case Event::drought:
      break;  // supplied player by player, below
    case Event::festival:
      hold_festival(table);
      break;
    case Event::mongols:
      repel_mongols(table);
      break;
    case Event::contagion:
      suffer_contagion(table);
      break;
    case Event::none:
      break;
  }
  next_release_turn(table);
}

auto propose_supplies(const Rules& /*rules*/, const State& state, MoveList<Move>& out) -> void {
  const auto most = palaces_to_supply(state.players[state.actor]);
  for (int palaces = most; palaces >= 0; --palaces) {
    out.emplace_back(Supply{static_cast<std::uint8_t>(palaces)});
  }
}

auto judge(const Rules& /*rules*/, const State& state, const Supply& supply) -> Verdict {
  const auto most = palaces_to_supply(state.players[state.actor]);
  if (supply.palaces > most) return Verdict::illegal("event.drought.rice"_c);
  return Verdict::legal();
}

auto apply(Table& table, const Supply& supply) -> void {
  supply_palaces(table, table.now.actor, supply.palaces);
  if (must_release(table)) return;
  end_turn(table);
  next_release_turn(table);
}

auto propose_releases(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  for_each_kind(state.players[state.actor].palaces, [&](const Palace& palace) {
    for_each_person(palace, [&](Tile tile) {
      const Release release{palace, tile};
      if (judge(rules, state, release)) out.emplace_back(release);
    });
  });
}

auto judge(const Rules& rules, const State& state, const Release& release) -> Verdict {
  const auto& player = state.players[state.actor];
  const auto event = this_month(state);
  const bool drought = event == Event::drought;
  const auto i = find_palace(player, release.palace);
  if (i < 0 || release.tile == Tile::nothing || !release.palace.holds(release.tile)) {
    return Verdict::illegal(clause_of_release(event));
  }
  if (drought && release.palace.hit()) return Verdict::illegal("event.drought.missing"_c);
  if (bound_palace(rules, state) && !release.palace.hit()) {
    return Verdict::illegal("event.tribute.missing"_c);
  }
  return Verdict::legal();
}

auto apply(Table& table, const Release& release) -> void {
  auto& state = table.now;
  auto& player = table.actor();
  table.because.add(clause_of_release(this_month(state)));
  table.because.add("event.release-order"_c);
  auto i = static_cast<std::size_t>(find_palace(player, release.palace));
  const bool marks = this_month(state) == Event::drought ||
                     (this_month(state) == Event::tribute &&
                      table.rulings().tribute_from == TributeFrom::one_palace);
  const bool running =
      table.rulings().event_count == EventCount::running && this_month(state) == Event::contagion;
  const auto toll_before = running ? owed_now(table.rules, state, state.actor) : 0;
  auto after = release.palace;
  after.remove(release.tile);
  remove_person(table, state.actor, static_cast<int>(i), release.tile, true);
  if (marks) {
    i = static_cast<std::size_t>(find_palace(player, after));
    player.palaces[i].mark_hit();
    reorder(player.palaces, i);
  }
  --player.owed;
  if (running) {  // a healer who goes protects no longer
    const auto more = owed_now(table.rules, state, state.actor) - toll_before;
    player.owed = static_cast<std::uint8_t>(released<int>(player.owed + more, persons(player)));
  }
  if (player.owed > 0) return;
  clear_marks(player);
  end_turn(table);
  next_release_turn(table);
}

}  // namespace ruleproof::year_of_the_dragon

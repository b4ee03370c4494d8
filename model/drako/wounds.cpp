#include "model/drako/wounds.hpp"

#include <algorithm>
#include <cstdint>

#include "model/core/game.hpp"
#include "model/drako/attacks.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/figures.hpp"
#include "model/drako/hex.hpp"
#include "model/drako/rules.hpp"
#include "model/drako/rules/clauses.hpp"
#include "model/drako/rules/rulings.hpp"
#include "model/drako/state.hpp"
#include "model/drako/turn.hpp"

namespace ruleproof::drako {
namespace {

/// Wound markers that are not on a board; as many as anybody may need where they are no limit.
auto markers_left(const Rules& rules, const State& state) -> int {
  constexpr int enough = 1000;
  if (rules.rulings.markers == Markers::enough) return enough;
  int used = state.dragon.armour;
  for (const auto wounds : state.dragon.abilities) used += wounds;
  for (const auto& dwarf : state.dwarves) used += dwarf.wounds;
  return rules.components.markers - used;
}

auto allot(Table& t, Ability ability) -> void {
  ++t.now.dragon.abilities[index(ability)];
  --t.now.pending.wounds;
  t.because.add("wounds.allotted"_c);
  if (t.rulings().split == Split::whole_attack) {
    t.now.pending.ability = static_cast<std::uint8_t>(index(ability) + 1);
  }
  if (has_ability(t.rules, t.now, ability)) return;
  t.now.pending.ability = 0;
  t.because.add("ability.lost"_c);
  if (!is_slain(t.rules, t.now)) return;
  t.because.add("figure.dead"_c);
  end_game(t, Ending::dragon_slain, "end.dragon-slain"_c);
}

}  // namespace

auto wound(Table& t, Dwarf dwarf, int wounds) -> void {
  auto& figure = t.now.dwarf(dwarf);
  const auto room = t.rules.boxes(dwarf) - figure.wounds;
  const auto taken = std::min({wounds, room, markers_left(t.rules, t.now)});
  figure.wounds = static_cast<std::uint8_t>(figure.wounds + taken);
  if (figure.wounds < t.rules.boxes(dwarf)) return;
  figure.at = Hex::nowhere;
  t.because.add("figure.dead"_c);
  if (dwarf == Dwarf::thrower && t.now.dragon.netted &&
      t.rulings().net_of_dead == NetOfDead::falls_off) {
    t.now.dragon.netted = false;
    t.because.add("net.holds"_c);
  }
  if (dwarves_on_map(t.now) == 0) end_game(t, Ending::dwarves_dead, "end.dwarves-dead"_c);
}

auto deal_wounds(Table& t) -> void {
  auto& pending = t.now.pending;
  auto& dragon = t.now.dragon;
  while (pending.wounds > 0 && !t.is_over()) {
    if (markers_left(t.rules, t.now) <= 0) {
      pending.wounds = 0;
    } else if (dragon.armour < t.rules.components.armour) {
      ++dragon.armour;
      --pending.wounds;
      t.because.add("wounds.armour"_c);
    } else if (pending.ability != 0) {
      allot(t, static_cast<Ability>(pending.ability - 1));
    } else {
      t.now.stage = Stage::allot;
      t.because.add("wounds.allotted"_c);
      return;
    }
  }
}

auto propose_allotments(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  for (const auto ability : all_abilities) {
    if (has_ability(rules, state, ability)) out.emplace_back(Allot{ability});
  }
}

auto judge(const Rules& rules, const State& state, const Allot& move) -> Verdict {
  return has_ability(rules, state, move.ability) ? Verdict::legal()
                                                 : Verdict::illegal("ability.lost"_c);
}

auto apply(Table& t, const Allot& move) -> void {
  allot(t, move.ability);
  if (!t.is_over()) go_on_with_attack(t);
}

auto may_rage(const Rules& rules, const State& state) -> bool {
  const auto& rager = state.dwarf(Dwarf::rager);
  if (!state.rage || state.raging || rager.at == Hex::nowhere) return false;
  return rules.rulings.rage_fatal != RageFatal::forbidden ||
         rager.wounds + 1 < rules.boxes(Dwarf::rager);
}

auto judge(const Rules& rules, const State& state, const Rage& /*move*/) -> Verdict {
  if (state.turn != Side::dwarves || !state.rage || state.raging ||
      !is_on_map(state, Dwarf::rager)) {
    return Verdict::illegal("rage.once"_c);
  }
  if (!may_rage(rules, state)) return Verdict::illegal("rage.wound"_c);
  switch (rules.rulings.rage_time) {
    case RageTime::before_last_action:
      return state.actions >= 1 ? Verdict::legal() : Verdict::illegal("rage.once"_c);
    case RageTime::turn_start:
      return state.actions == 2 ? Verdict::legal() : Verdict::illegal("rage.once"_c);
    case RageTime::any_time:
      break;
  }
  return Verdict::legal();
}

auto apply(Table& t, const Rage& /*move*/) -> void {
  t.now.raging = true;
  t.because.add("rage.once"_c);
  t.because.add("rage.wound"_c);
  wound(t, Dwarf::rager, 1);
  if (t.is_over()) return;
  if (is_on_map(t.now, Dwarf::rager) || t.rulings().rage_fatal == RageFatal::dies_and_acts) {
    ++t.now.actions;
    t.because.add("rage.three"_c);
    return;
  }
  put_rage_away(t);
  if (t.now.actions == 0) close_turn(t);
}

}  // namespace ruleproof::drako

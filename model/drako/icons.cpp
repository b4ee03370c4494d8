#include "model/drako/icons.hpp"

#include <cstddef>

#include "model/core/assert.hpp"
#include "model/core/clause.hpp"
#include "model/drako/attacks.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/figures.hpp"
#include "model/drako/lattice.hpp"
#include "model/drako/rules.hpp"
#include "model/drako/rules/clauses.hpp"
#include "model/drako/rules/rulings.hpp"
#include "model/drako/state.hpp"
#include "model/drako/turn.hpp"

namespace ruleproof::drako {
namespace {

auto usable_by_dwarves(const Rules& rules, const State& state) -> IconSet {
  unsigned icons = bit(Icon::move) | bit(Icon::move_two);  // some dwarf is alive
  if (dwarves_beside(rules, state) != 0) icons |= bit(Icon::attack) | bit(Icon::attack_two);
  if (is_on_map(state, Dwarf::shooter) && has_shot(rules, state)) icons |= bit(Icon::crossbow);
  if (is_on_map(state, Dwarf::thrower) && !state.dragon.netted) icons |= bit(Icon::net);
  return static_cast<IconSet>(icons);
}

auto is_flame_held(const Rules& rules, const State& state) -> bool {
  return state.dragon.netted && rules.rulings.net_flame == NetFlame::bite_only;
}

auto usable_by_dragon(const Rules& rules, const State& state) -> IconSet {
  unsigned icons = 0;
  if (!state.dragon.netted) {
    if (has_ability(rules, state, Ability::walk)) icons |= bit(Icon::walk);
    if (has_ability(rules, state, Ability::flight)) icons |= bit(Icon::fly);
  }
  if (dwarves_beside(rules, state) != 0) icons |= bit(Icon::bite);
  if (has_ability(rules, state, Ability::fire) && !is_flame_held(rules, state)) {
    for (std::size_t d = 0; d < directions.size(); ++d) {
      if (dwarves_in_flame(rules, state, d) == 0) continue;
      icons |= bit(Icon::flame);
      break;
    }
  }
  return static_cast<IconSet>(icons);
}

}  // namespace

auto usable_icons(const Rules& rules, const State& state) -> IconSet {
  return state.turn == Side::dwarves ? usable_by_dwarves(rules, state)
                                     : usable_by_dragon(rules, state);
}

auto why_useless(const Rules& rules, const State& state, Icon icon) -> ClauseRef {
  const auto lacks = [&](Ability ability) { return !has_ability(rules, state, ability); };
  switch (icon) {
    case Icon::crossbow:
      if (!is_on_map(state, Dwarf::shooter)) return "skill.needed"_c;
      break;
    case Icon::net:
      if (!is_on_map(state, Dwarf::thrower)) return "skill.needed"_c;
      return "net.shaken"_c;
    case Icon::walk:
      return lacks(Ability::walk) ? "ability.needed"_c : "net.holds"_c;
    case Icon::fly:
      return lacks(Ability::flight) ? "ability.needed"_c : "net.holds"_c;
    case Icon::flame:
      if (lacks(Ability::fire)) return "ability.needed"_c;
      if (is_flame_held(rules, state)) return "net.holds"_c;
      break;
    default:
      break;
  }
  return clause_of(icon, state.turn);
}

auto clause_of(Icon icon, Side side) -> ClauseRef {
  switch (icon) {
    case Icon::move:
      return "icon.move"_c;
    case Icon::move_two:
      return "icon.move-two"_c;
    case Icon::attack:
      return "icon.attack"_c;
    case Icon::attack_two:
      return "icon.attack-two"_c;
    case Icon::crossbow:
      return "icon.crossbow"_c;
    case Icon::net:
      return "icon.net"_c;
    case Icon::walk:
      return "icon.walk"_c;
    case Icon::fly:
      return "icon.fly"_c;
    case Icon::bite:
      return "icon.bite"_c;
    case Icon::flame:
      return "icon.flame"_c;
    case Icon::shield:
      return side == Side::dragon ? "icon.shield-dragon"_c : "icon.shield-dwarves"_c;
    case Icon::none:
      break;
  }
  return "play.one-icon"_c;
}

auto use_icon(Table& t, Face face) -> void {
  auto& now = t.now;
  t.because.add(clause_of(face.icon, now.turn));
  const auto decide = [&](Stage stage) { now.stage = stage; };
  const auto prepare = [&](Stage stage) {
    now.pending.strength = face.number;
    t.because.add("attack.strength"_c);
    if (now.turn == Side::dragon && now.dragon.netted) t.because.add("net.holds"_c);
    decide(stage);
  };
  switch (face.icon) {
    case Icon::move:
    case Icon::walk:
    case Icon::move_two:
      now.pending.points = face.number;
      now.pending.marches = face.icon == Icon::move_two ? 2 : 1;
      return decide(Stage::march);
    case Icon::fly:
      return decide(Stage::flight);
    case Icon::attack:
    case Icon::crossbow:
      return attack_dragon(t, 1, face.number);
    case Icon::attack_two:
      return prepare(Stage::strike);
    case Icon::bite:
      return prepare(Stage::bite);
    case Icon::flame:
      return prepare(Stage::flame);
    case Icon::net:
      now.dragon.netted = true;
      t.because.add("net.holds"_c);
      return finish_action(t);
    case Icon::shield:
    case Icon::none:
      break;
  }
  RULEPROOF_ASSERT(false);
}

}  // namespace ruleproof::drako

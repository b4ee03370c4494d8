/// Laws of names: which clauses a step relies on, by what changed on the table.
#pragma once

#include <bit>

#include "properties/laws/drako/table.hpp"
#include "properties/laws/names.hpp"

namespace ruleproof::properties::drako_laws {

template <class Kind, class G>
auto makes_a(const Look<G>& at) -> bool {
  return as<Kind>(at.move) != nullptr;
}
template <class G>
auto shows(const Look<G>& at, Icon icon) -> bool {
  return icon_of(at.game, at.move) == icon;
}
template <class G>
auto plays_for_attack(const Look<G>& at) -> bool {
  return shows(at, Icon::attack) || shows(at, Icon::attack_two) || shows(at, Icon::crossbow) ||
         shows(at, Icon::bite) || shows(at, Icon::flame);
}
template <class G>
auto play_begins(const Look<G>& at) -> bool {
  return !in_play(at.before) && in_play(at.next);
}
template <class G>
auto turn_begins(const Look<G>& at) -> bool {
  return begins_turn(at.before, at.next);
}
/// An action is over, and its turn is not.
template <class G>
auto turn_goes_on(const Look<G>& at) -> bool {
  return in_play(at.before) && at.next.stage == Stage::action && at.next.turn == at.before.turn &&
         !makes_a<Rage>(at);
}
template <class G>
auto begins_an_action(const Look<G>& at) -> bool {
  return makes_a<Draw>(at) || makes_a<Play>(at) || makes_a<Waste>(at);
}
template <class G>
auto skips_rightly(const Look<G>& at) -> bool {
  return makes_a<Skip>(at) && has_run_out(at.game, at.before);
}
template <class G>
auto died(const Look<G>& at, Dwarf dwarf) -> bool {
  return in_play(at.before) && at.before.dwarf(dwarf).at != Hex::nowhere &&
         at.next.dwarf(dwarf).at == Hex::nowhere;
}
template <class G>
auto net_comes_off(const Look<G>& at) -> bool {
  return at.before.dragon.netted && !at.next.dragon.netted;
}
/// A dwarf marches by a card for two.
template <class G>
auto marches_by_two(const Look<G>& at) -> bool {
  const auto& pending = at.before.pending;
  return at.before.stage == Stage::march && pending.marches + std::popcount(pending.marched) == 2;
}
template <class G>
auto dwarf_marches(const Look<G>& at) -> bool {
  return makes_a<March>(at) && at.before.turn == Side::dwarves;
}
template <class G>
auto blocks_for(const Look<G>& at, Side side) -> bool {
  const auto* block = as<Block>(at.move);
  return block != nullptr && block->side == side;
}
/// Of what was still to be answered or dealt before a wound is allotted, less is left.
template <class G>
auto next_attack_is_dealt(const Look<G>& at) -> bool {
  const auto& was = at.before.pending;
  const auto& is = at.next.pending;
  return at.next.stage != Stage::over && (is.hits < was.hits || is.attacks < was.attacks);
}
/// An attack goes through, or is dealt.
template <class G>
auto attack_wounds(const Look<G>& at) -> bool {
  const auto& was = at.before.pending;
  const bool unasked = at.next.stage != Stage::answer;
  if (makes_a<Endure>(at)) return true;
  if (makes_a<Allot>(at)) return next_attack_is_dealt(at);
  if (makes_a<Block>(at)) {
    const int left = at.before.turn == Side::dragon ? std::popcount(was.targets) : was.attacks;
    return left > 1 ? unasked : was.hits > 0;
  }
  const bool attacks = makes_a<Strike>(at) || makes_a<Bite>(at) || makes_a<Breathe>(at) ||
                       shows(at, Icon::attack) || shows(at, Icon::crossbow);
  return attacks && unasked;
}

template <class G>
inline constexpr auto step_names = std::to_array<NamedWhen<G>>({
    {"setup.placement",
     [](const Look<G>& at) { return makes_a<Place>(at) || at.next.stage == Stage::place; }},
    {"setup.mulligan",
     [](const Look<G>& at) {
       return makes_a<Keep>(at) || makes_a<Replace>(at) || at.next.stage == Stage::mulligan;
     }},
    {"setup.hand", [](const Look<G>& at) { return at.before.stage == Stage::deal; }},
    {"turn.alternate", [](const Look<G>& at) { return play_begins(at) || turn_begins(at); }},
    {"turn.first", play_begins<G>},
    {"turn.two-actions",
     [](const Look<G>& at) {
       return turn_begins(at) || (turn_goes_on(at) && at.next.actions > 0 && !at.next.raging);
     }},
    {"action.kinds", begins_an_action<G>},
    {"action.compulsory",
     [](const Look<G>& at) {
       return (makes_a<Skip>(at) && !skips_rightly(at)) || at.next.ending == Ending::stalemate;
     }},
    {"action.dragon-skips", skips_rightly<G>},
    {"draw.two",
     [](const Look<G>& at) { return makes_a<Draw>(at) || at.before.stage == Stage::draw; }},
    {"draw.limit",
     [](const Look<G>& at) { return makes_a<Discard>(at) || at.next.stage == Stage::discard; }},
    {"play.one-icon", [](const Look<G>& at) { return makes_a<Play>(at) || makes_a<Waste>(at); }},
    {"play.out", [](const Look<G>& at) { return makes_a<Play>(at) || makes_a<Waste>(at); }},
    {"move.up-to", makes_a<Stay, G>},
    {"move.one-figure", makes_a<March, G>},
    {"attack.strength",
     [](const Look<G>& at) {
       return plays_for_attack(at) || makes_a<Strike>(at) || makes_a<Bite>(at) ||
              makes_a<Breathe>(at);
     }},
    {"attack.blocked",
     [](const Look<G>& at) { return makes_a<Block>(at) || at.next.stage == Stage::answer; }},
    {"attack.wounds", attack_wounds<G>},
    {"wounds.armour",
     [](const Look<G>& at) { return at.next.dragon.armour != at.before.dragon.armour; }},
    {"wounds.allotted",
     [](const Look<G>& at) {
       return at.next.dragon.abilities != at.before.dragon.abilities ||
              at.next.stage == Stage::allot;
     }},
    {"ability.lost",
     [](const Look<G>& at) {
       return std::ranges::any_of(all_abilities, [&](Ability ability) {
         return lost(at.game, at.next, ability) && !lost(at.game, at.before, ability);
       });
     }},
    {"figure.dead",
     [](const Look<G>& at) {
       return at.next.ending == Ending::dragon_slain ||
              std::ranges::any_of(all_dwarves, [&](Dwarf dwarf) { return died(at, dwarf); });
     }},
    {"icon.move",
     [](const Look<G>& at) {
       return shows(at, Icon::move) || (dwarf_marches(at) && !marches_by_two(at));
     }},
    {"icon.move-two",
     [](const Look<G>& at) {
       const bool noted = at.before.pending.to != Hex::nowhere;
       return shows(at, Icon::move_two) || (dwarf_marches(at) && marches_by_two(at)) ||
              (makes_a<Stay>(at) && noted);
     }},
    {"icon.attack", [](const Look<G>& at) { return shows(at, Icon::attack); }},
    {"icon.attack-two",
     [](const Look<G>& at) { return shows(at, Icon::attack_two) || makes_a<Strike>(at); }},
    {"icon.shield-dwarves", [](const Look<G>& at) { return blocks_for(at, Side::dwarves); }},
    {"icon.crossbow", [](const Look<G>& at) { return shows(at, Icon::crossbow); }},
    {"icon.net", [](const Look<G>& at) { return shows(at, Icon::net); }},
    {"net.holds",
     [](const Look<G>& at) {
       const bool attacks = shows(at, Icon::bite) || shows(at, Icon::flame);
       return shows(at, Icon::net) || (net_comes_off(at) && died(at, Dwarf::thrower)) ||
              (at.before.dragon.netted && (attacks || blocks_for(at, Side::dragon)));
     }},
    {"net.shaken",
     [](const Look<G>& at) {
       return makes_a<Shake>(at) || (net_comes_off(at) && !died(at, Dwarf::thrower));
     }},
    {"icon.walk",
     [](const Look<G>& at) {
       return shows(at, Icon::walk) || (makes_a<March>(at) && at.before.stage == Stage::march &&
                                        at.before.turn == Side::dragon);
     }},
    {"icon.fly",
     [](const Look<G>& at) {
       return shows(at, Icon::fly) || (makes_a<March>(at) && at.before.stage == Stage::flight);
     }},
    {"icon.bite", [](const Look<G>& at) { return shows(at, Icon::bite) || makes_a<Bite>(at); }},
    {"icon.flame",
     [](const Look<G>& at) { return shows(at, Icon::flame) || makes_a<Breathe>(at); }},
    {"icon.shield-dragon", [](const Look<G>& at) { return blocks_for(at, Side::dragon); }},
    {"ability.needed", [](const Look<G>&) { return false; }},
    {"skill.needed", [](const Look<G>&) { return false; }},
    {"rage.once",
     [](const Look<G>& at) {
       return makes_a<Rage>(at) || (turn_begins(at) && at.before.raging) ||
              (turn_goes_on(at) && at.next.actions == 0) ||
              (makes_a<Stop>(at) && at.before.actions == 0);
     }},
    {"rage.wound", makes_a<Rage, G>},
    {"rage.three",
     [](const Look<G>& at) {
       return (begins_an_action(at) && at.before.actions == 3) ||
              (turn_goes_on(at) && at.next.actions > 0 && at.next.raging) ||
              (turn_begins(at) && at.before.raging) ||
              (makes_a<Rage>(at) && at.next.ending != Ending::dwarves_dead) ||
              (makes_a<Stop>(at) && at.before.actions > 0);
     }},
    {"end.dragon-slain",
     [](const Look<G>& at) { return at.next.ending == Ending::dragon_slain; }},
    {"end.dwarves-dead",
     [](const Look<G>& at) { return at.next.ending == Ending::dwarves_dead; }},
    {"end.last-card",
     [](const Look<G>& at) { return at.next.ending == Ending::dragon_survived; }},
});

template <class G>
inline constexpr auto name_laws = std::to_array<Law<G>>({
    {.name = "a step relies on the clauses that are at work in it, and on no other",
     .clause = "action.kinds",
     .holds = names_what_it_does<G, step_names<G>>,
     .sample = 4},
});

}  // namespace ruleproof::properties::drako_laws

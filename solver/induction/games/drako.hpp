/// The pieces of Drako: where they lie, and how they may move. Before a proof rests on this,
/// sampled steps of the model must obey it.
#pragma once

#include <array>
#include <vector>

#include "model/core/finding.hpp"
#include "solver/induction/changes.hpp"
#include "solver/induction/facts.hpp"
#include "solver/induction/games/drako_cards.hpp"
#include "solver/induction/games/drako_steps.hpp"
#include "solver/induction/games/drako_wounds.hpp"
#include "solver/induction/ledger.hpp"
#include "solver/parts.hpp"

namespace ruleproof::drako {
class Drako;
}

namespace ruleproof::solver {

template <>
inline auto ledgers_about<drako::Drako>() -> std::vector<Ledger> {
  return {
      {"cards",
       "cards of a side",
       {{"in the deck", "p1.deck.size"},
        {"in hand", "p1.hand.size"},
        {"out of the game", "p1.out.size + p1.aside.size"}},
       {{0, 1}, {1, 0}, {1, 2}},
       {"draw.two", "play.out"},
       true},
      {"dragon-wounds",
       "wound markers of the dragon",
       {{"in the supply", ""},
        {"on the dragon's armour", "dragon.armour"},
        {"on his flight", "dragon.ability1"},
        {"on his fire", "dragon.ability2"},
        {"on his walk", "dragon.ability3"}},
       {{0, 1}, {0, 2}, {0, 3}, {0, 4}},
       {"wounds.armour", "wounds.allotted"}},
      {"dwarf-wounds",
       "wound markers of the dwarves",
       {{"in the supply", ""},
        {"on the first dwarf", "dwarf1.wounds"},
        {"on the second", "dwarf2.wounds"},
        {"on the third", "dwarf3.wounds"}},
       {{0, 1}, {0, 2}, {0, 3}},
       {"figure.dead"}},
      {"rage", "rage markers", {{"unused", "rage"}, {"used", ""}}, {{0, 1}}, {"rage.once"}},
  };
}

/// What is so of all positions: the invariant of the model as expressions, and what chapters of the
/// rulebook add to it.
template <>
inline auto facts_about<drako::Drako>() -> std::vector<Fact> {
  constexpr auto any = Readings::any;
  constexpr auto facts = std::to_array<Fact>({
      // Cards.
      {"p1.left = p1.deck.size and p2.left = p2.deck.size", "components.count", any},
      {"p1.held = p1.hand.size and p2.held = p2.hand.size", "components.count", any},
      {"all(i, k: p[i].deck[k] + p[i].hand[k] + p[i].out[k] + p[i].aside[k] = "
       "start.p[i].deck[k] + start.p[i].hand[k] + start.p[i].out[k] + start.p[i].aside[k])",
       "components.count", any},
      {"p1.aside.size = 0 and p2.aside.size = 0", "draw.limit"},
      {"stage = draw or stage = discard or max(p*.held) <= 6", "draw.limit"},
      {"all(i: p[i].held + pending.draws <= 8)", "draw.limit"},
      {"stage != discard or turn = dwarves and p1.held > 6 and p2.held <= 6 or "
       "turn = dragon and p2.held > 6 and p1.held <= 6",
       "draw.limit"},
      {"stage != draw or turn = dwarves and p2.held <= 6 and p1.left >= pending.draws or "
       "turn = dragon and p1.held <= 6 and p2.left >= pending.draws",
       "draw.two"},
      {"stage = draw or pending.draws = 0", "draw.two", any},
      {"stage != draw or pending.draws >= 1 and pending.draws <= 2", "draw.two", any},
      {"stage != deal or p1.held <= 4 and p2.held <= 4 and p1.held + p2.held < 8 and "
       "(p1.held = 0 or p2.held = 4) and p1.out.size = 0 and p2.out.size = 0",
       "setup.hand"},
      {"stage != deal or turn = dragon and p2.held < 4 or turn = dwarves and p2.held = 4",
       "setup.hand"},
      {"stage = deal or p1.left <= 34 and p2.left <= 34", "setup.hand"},
      {"stage = deal or p1.held + p1.out.size >= 4 and p2.held + p2.out.size >= 4", "setup.hand"},
      {"stage != place or p1.held = 4 and p2.held = 4 and p1.left = 34 and p2.left = 34",
       "setup.hand"},
      // Before play.
      {"stage != deal and stage != place or sum(dwarf*.wounds) = 0 and dragon.armour = 0 and "
       "sum(dragon.ability*) = 0 and dragon.netted = 0 and raging = 0 and rage = 1 and busy = 0 "
       "and "
       "idle = 0 and actions = 0 and ending = none and p1.out.size = 0 and p2.out.size = 0",
       "setup.hand"},
      {"stage != deal or all(dwarf*.at = \"-\")", "setup.placement"},
      {"stage != place or turn = dwarves and dwarf3.at = \"-\" and "
       "(dwarf2.at = \"-\" or dwarf1.at != \"-\")",
       "setup.placement"},
      {"stage != deal and stage != place or dragon.at = \"c3\"", "setup.placement"},
      {"mulligans = 0 and stage != mulligan and pending.to = \"-\" and pending.ability = 0",
       "setup.mulligan"},
      // Figures.
      {"dragon.at != \"-\" and all(i: dwarf[i].at != dragon.at)", "move.one-figure", any},
      {"all(i, j: i = j or dwarf[i].at != dwarf[j].at or dwarf[i].at = \"-\")", "move.one-figure"},
      {"dwarf1.wounds <= 5 and dwarf2.wounds <= 4 and dwarf3.wounds <= 4", "figure.dead"},
      {"stage = deal or stage = place or dwarf1.wounds = 5 and dwarf1.at = \"-\" or "
       "dwarf1.wounds < 5 and dwarf1.at != \"-\"",
       "figure.dead"},
      {"stage = deal or stage = place or dwarf2.wounds = 4 and dwarf2.at = \"-\" or "
       "dwarf2.wounds < 4 and dwarf2.at != \"-\"",
       "figure.dead"},
      {"stage = deal or stage = place or dwarf3.wounds = 4 and dwarf3.at = \"-\" or "
       "dwarf3.wounds < 4 and dwarf3.at != \"-\"",
       "figure.dead"},
      {"dragon.armour <= 4 and all(dragon.ability* <= 3)", "wounds.armour"},
      {"dragon.armour = 4 or all(dragon.ability* = 0)", "wounds.armour"},
      // How games end.
      {"stage = over and over = 1 and ending != none or stage != over and over = 0 and ending = "
       "none",
       "end.dragon-slain", any},
      {"ending = dragon-slain and dragon.armour + sum(dragon.ability*) = 13 or "
       "ending != dragon-slain and dragon.armour + sum(dragon.ability*) < 13",
       "end.dragon-slain"},
      {"ending = dwarves-dead and sum(dwarf*.wounds) = 13 or "
       "ending != dwarves-dead and sum(dwarf*.wounds) < 13",
       "end.dwarves-dead"},
      {"ending != dragon-survived or p1.held = 0 and p1.left = 0 and p1.out.size = 38",
       "end.last-card"},
      {"stage != action and stage != draw and stage != discard or p1.held + p1.left > 0",
       "end.last-card"},
      {"over = 0 or ending = dragon-slain and winner.p1 = 1 and winner.p2 = 0 or "
       "ending != dragon-slain and winner.p1 = 0 and winner.p2 = 1",
       "end.dragon-slain"},
      {"over = 0 or outcome.p1 = dragon.armour + sum(dragon.ability*) and "
       "outcome.p2 = sum(dwarf*.wounds)",
       "end.dragon-slain"},
      {"ending != dragon-slain or turn = dwarves", "end.dragon-slain"},
      {"ending != stalemate and idle <= 1", "action.compulsory"},
      {"idle = 0 or turn = dwarves", "action.compulsory"},
      // Who is to act.
      {"stage != deal and stage != draw or to-act = chance", "draw.two", any},
      {"stage = deal or stage = draw or to-act != chance", "draw.two", any},
      {"to-act != p1 or turn = dwarves or stage = answer", "turn.alternate"},
      {"to-act != p2 or turn = dragon or stage = answer", "turn.alternate"},
      {"stage = deal or stage = draw or stage = answer or over = 1 or turn = dwarves and to-act = "
       "p1 "
       "or turn = dragon and to-act = p2",
       "turn.alternate"},
      {"stage != answer or turn = dwarves and to-act = p2 or turn = dragon and to-act = p1",
       "attack.blocked"},
      // Turns.
      {"raging = 0 or turn = dwarves and rage = 1", "rage.once"},
      {"dwarf1.wounds >= 1 or raging = 0 and rage = 1", "rage.wound"},
      {"actions <= 2 or raging = 1 and actions = 3", "turn.two-actions"},
      {"stage != action or actions >= 1", "turn.two-actions"},
      {"actions <= 1 + raging or busy = 0", "turn.two-actions"},
      {"stage != action or turn = dragon or actions = 2 + raging or busy = 1", "action.compulsory"},
      {"stage = action or stage = over or actions <= 1 or raging = 1 and actions <= 2",
       "turn.two-actions"},
      {"stage != discard or actions = 0 or pending.draws = 0", "draw.limit"},
      {"over = 0 or actions <= 2", "turn.two-actions"},
      {"busy = 1 or pending.strength = 0", "attack.blocked"},
      {"stage = deal or stage = draw or p1.left != 1 and p2.left != 1", "draw.two"},
      {"stage = deal or stage = place or stage = over or turn = dwarves or actions < 2 or "
       "p1.left < 34 or p1.out.size >= 1",
       "turn.first"},
      {"turn = dwarves or actions <= 1 or p1.left < 34 or p1.out.size >= 1", "turn.first"},
      {"turn = dragon or stage = deal or stage = place or p2.left < 34 or p2.out.size >= 1",
       "turn.first"},
      {"dragon.netted = 0 or p1.out15 + p1.out16 >= 1", "icon.net"},
      // An action that is being carried out.
      {"stage = march or pending.points = 0 and pending.marches = 0 and pending.marched = 0",
       "icon.move", any},
      {"stage != march or pending.points >= 1 and pending.marches >= 1 and "
       "pending.marches + bits(pending.marched) <= 2",
       "icon.move-two", any},
      {"pending.points <= 2", "icon.move"},
      {"stage != march or turn = dwarves or pending.marches = 1 and pending.marched = 0",
       "icon.walk", any},
      {"stage != march or pending.points = 1 or pending.marches = 1 and pending.marched = 0",
       "icon.move-two"},
      {"stage != march or turn = dwarves or dragon.ability3 < 3 and dragon.netted = 0",
       "ability.needed"},
      {"stage != flight or turn = dragon and dragon.ability1 < 3 and dragon.netted = 0",
       "ability.needed"},
      {"stage != flame or turn = dragon and dragon.ability2 < 3", "ability.needed"},
      {"stage != bite or turn = dragon", "icon.bite", any},
      {"stage = strike or stage = bite or stage = flame or stage = answer or stage = allot or "
       "pending.strength = 0",
       "attack.strength", any},
      {"stage != strike and stage != bite and stage != flame and stage != answer and "
       "stage != allot or pending.strength >= 1",
       "attack.strength", any},
      {"pending.strength <= 3 and (turn = dragon or pending.strength <= 2)", "attack.strength"},
      {"stage != flame or pending.strength <= 2", "icon.flame"},
      {"stage != strike or turn = dwarves and pending.strength = 1", "icon.attack-two"},
      {"stage = answer or stage = allot or pending.attacks = 0 and pending.hits = 0 and "
       "pending.wounds = 0 and pending.targets = 0",
       "attack.blocked", any},
      {"pending.attacks + pending.hits <= 2", "icon.attack-two", any},
      {"turn = dwarves or pending.attacks = 0 and pending.hits = 0 and pending.wounds = 0",
       "attack.wounds"},
      {"turn = dragon or pending.targets = 0", "icon.flame"},
      {"stage != answer or turn = dragon and pending.targets >= 1 and p1.held >= 1 or "
       "turn = dwarves and pending.attacks >= 1 and p2.held >= 1",
       "attack.blocked", any},
      {"pending.attacks + pending.hits <= 1 or pending.strength = 1", "icon.attack-two"},
      {"pending.wounds <= pending.strength and (stage = allot or pending.wounds = 0)",
       "wounds.allotted", any},
      {"stage != allot or turn = dwarves and dragon.armour = 4 and pending.wounds >= 1",
       "wounds.allotted"},
      {"all(i: dwarf[i].at != \"-\" or pending.targets = 0 or i = 1 and pending.targets != 1 and "
       "pending.targets != 3 and pending.targets != 5 and pending.targets != 7 or "
       "i = 2 and pending.targets != 2 and pending.targets != 3 and pending.targets != 6 and "
       "pending.targets != 7 or i = 3 and pending.targets < 4)",
       "attack.wounds"},
      // Each wound is one of an attack card, which is out of the game.
      {"dragon.armour + sum(dragon.ability*) + pending.attacks + pending.hits + pending.wounds <= "
       "2 * p1.out.size",
       "attack.strength"},
      // Rage costs one dwarf one more.
      {"dwarf1.wounds <= 3 * p2.out.size + 1 and (rage = 0 or dwarf1.wounds <= 3 * p2.out.size + "
       "raging)",
       "rage.wound"},
      {"dwarf2.wounds <= 3 * p2.out.size and dwarf3.wounds <= 3 * p2.out.size", "attack.strength"},
      {"sum(dwarf*.wounds) <= 6 * p2.out.size + 1", "icon.flame"},
  });
  return joined(facts, drako_card_facts(), drako_step_facts());
}

template <>
inline auto other_laws_about<drako::Drako>(const AskOptions& options) -> std::vector<Finding> {
  return wound_laws(options);
}

}  // namespace ruleproof::solver

#include "solver/induction/games/drako_steps.hpp"

#include <array>
#include <vector>

#include "solver/induction/changes.hpp"
#include "solver/induction/facts.hpp"

namespace ruleproof::solver {
namespace {

constexpr auto changes = std::to_array<Change>({
    {"@actions", "",
     "place+ action draw+ discard+ march+ flight+ strike+ bite+ flame+ answer+ allot+", -1, 2,
     "turn.two-actions"},
    {"@p[i].left", "i", "deal- draw-", -1, 0, "components.count"},
    {"@p[i].deck.size", "i", "deal- draw-", -1, 0, "components.count"},
    {"@p[i].deck[k]", "i, k", "deal- draw-", -1, 0, "components.count"},
    {"@p[i].held", "i", "deal+ action- draw+ discard- answer-", -1, 1, "play.out"},
    {"@p[i].hand.size", "i", "deal+ action- draw+ discard- answer-", -1, 1, "play.out"},
    {"@p[i].hand[k]", "i, k", "deal+ action- draw+ discard- answer-", -1, 1, "play.out"},
    {"@p[i].out.size", "i", "action+ discard+ answer+", 0, 1, "play.out"},
    {"@p[i].out[k]", "i, k", "action+ discard+ answer+", 0, 1, "play.out"},
    {"@p[i].aside.size", "i", "", 0, 0, "draw.limit"},
    {"@p[i].aside[k]", "i, k", "", 0, 0, "draw.limit"},
    {"@mulligans", "", "", 0, 0, "setup.mulligan"},
    {"@dragon.at", "", "march flight", -any_amount, any_amount, "icon.walk"},
    {"@dragon.netted", "", "action", -1, 1, "icon.net"},
    {"@dragon.armour", "", "action+ strike+ answer+", 0, 2, "wounds.armour"},
    {"@dragon.ability[k]", "k", "allot+", 0, 1, "wounds.allotted"},
    {"sum(@dragon.ability*)", "", "allot", 0, 1, "wounds.allotted"},
    {"@dwarf[k].at", "k", "place- action march bite+ flame+ answer+", -any_amount, any_amount,
     "figure.dead"},
    {"@dwarf1.wounds", "", "action+ bite+ flame+ answer+", 0, 3, "attack.wounds"},
    {"@dwarf2.wounds", "", "bite+ flame+ answer+", 0, 3, "attack.wounds"},
    {"@dwarf3.wounds", "", "bite+ flame+ answer+", 0, 3, "attack.wounds"},
    {"@rage", "", "action- draw- discard march- flight strike answer- allot", -1, 0, "rage.once"},
    {"@raging", "", "action draw- discard march- flight strike answer- allot", -1, 1, "rage.once"},
    {"@idle", "", "action draw- discard march- strike answer- allot-", -3, 1, "action.compulsory"},
    {"@ending", "", "action+ march+ strike bite flame answer+ allot+", 0, 4, "end.last-card"},
    {"@pending.draws", "", "action+ draw-", -1, 2, "draw.two"},
    {"@pending.marches", "", "action+ march-", -2, 2, "icon.move-two"},
    {"@pending.marched", "", "march", -any_amount, any_amount, "icon.move-two"},
    {"@pending.points", "", "action+ march-", -2, 2, "icon.move"},
    {"@pending.strength", "", "action+ strike- bite- flame- answer- allot-", -3, 3,
     "attack.strength"},
    {"@pending.attacks", "", "action+ strike+ answer-", -2, 2, "attack.blocked"},
    {"@pending.hits", "", "strike answer allot-", -1, 1, "attack.blocked"},
    {"@pending.wounds", "", "action+ strike+ answer+ allot-", -2, 2, "wounds.allotted"},
    {"@pending.targets", "", "bite+ flame+ answer-", -any_amount, any_amount, "attack.blocked"},
});

/// What each choice of a stage does.
constexpr auto exact = std::to_array<Exact>({
    {"sum(@dragon.ability*)", "allot", 1, "wounds.allotted"},
    {"@p1.left + @p2.left", "deal", -1, "setup.hand"},
    {"@p1.left + @p2.left", "draw", -1, "draw.two"},
    {"@p1.deck.size + @p2.deck.size", "draw", -1, "draw.two"},
    {"@p1.held + @p2.held", "deal", 1, "setup.hand"},
    {"@p1.held + @p2.held", "draw", 1, "draw.two"},
    {"@p1.held + @p2.held", "discard", -1, "draw.limit"},
    {"@p1.hand.size + @p2.hand.size", "draw", 1, "draw.two"},
    {"@p1.hand.size + @p2.hand.size", "discard", -1, "draw.limit"},
    {"@p1.out.size + @p2.out.size", "discard", 1, "draw.limit"},
    {"@pending.draws", "draw", -1, "draw.two"},
});

/// What leads where: a turn ends in "action", with the next one.
constexpr auto flows = std::to_array<Flow>({
    {"deal", "deal place", "setup.hand"},
    {"place", "place action", "setup.placement"},
    {"action", "action draw march flight strike bite flame answer allot over", "action.kinds"},
    {"draw", "action draw discard over", "draw.two"},
    {"discard", "action discard over", "draw.limit"},
    {"march", "action march over", "icon.move-two"},
    {"flight", "action over", "icon.fly"},
    {"strike", "action answer allot over", "icon.attack-two"},
    {"bite", "action answer over", "icon.bite"},
    {"flame", "action answer over", "icon.flame"},
    {"answer", "action answer allot over", "attack.blocked"},
    {"allot", "action allot over", "wounds.allotted"},
});

constexpr auto others = std::to_array<Fact>({
    {"before.stage != bite or sum(dwarf*.wounds) <= sum(before.dwarf*.wounds) + 3", "icon.bite"},
    {"dragon.armour = before.dragon.armour or all(k: dwarf[k].wounds = before.dwarf[k].wounds)",
     "attack.wounds"},
    {"raging <= before.raging or dwarf1.wounds = before.dwarf1.wounds + 1", "rage.wound"},
    {"rage = before.rage or before.raging = 1", "rage.once"},
    {"actions <= before.actions + 1 or turn != before.turn", "turn.two-actions"},
    {"all(i, k: before.to-act + 1 = i or p[i].out[k] = before.p[i].out[k])", "play.out"},
    {"before.stage = deal or before.turn = dwarves or p1.left = before.p1.left and "
     "p1.deck.size = before.p1.deck.size",
     "draw.two"},
    {"before.stage = deal or before.turn = dragon or p2.left = before.p2.left and "
     "p2.deck.size = before.p2.deck.size",
     "draw.two"},
    {"before.dragon.netted = 0 or dragon.at = before.dragon.at", "net.holds"},
    {"dragon.at = before.dragon.at or before.turn = dragon", "icon.walk"},
    {"all(k: dwarf[k].wounds = before.dwarf[k].wounds or before.turn = dragon or k = 1 and "
     "raging = 1 and before.raging = 0 and before.turn = dwarves)",
     "rage.wound"},
    {"dragon.armour = before.dragon.armour or before.turn = dwarves", "attack.wounds"},
    {"all(k: dragon.ability[k] = before.dragon.ability[k] or before.turn = dwarves)",
     "wounds.allotted"},
    {"all(k: dwarf[k].at = before.dwarf[k].at or dwarf[k].at = \"-\" or before.stage = place or "
     "before.stage = march and before.turn = dwarves)",
     "icon.move"},
    {R"(all(k: before.dwarf[k].at != "-" or dwarf[k].at = "-" or before.stage = place))",
     "figure.dead"},
    {"sum(dwarf*.wounds) <= sum(before.dwarf*.wounds) + 9", "icon.flame"},
    {"all(i: before.stage = deal or before.stage = draw or before.to-act + 1 = i or "
     "p[i].held = before.p[i].held)",
     "play.out"},
    {"all(i: before.to-act + 1 = i or p[i].out.size = before.p[i].out.size)", "play.out"},
    {"p1.out.size + p2.out.size <= before.p1.out.size + before.p2.out.size + 1", "play.one-icon"},
    {"p1.left + p2.left >= before.p1.left + before.p2.left - 1", "draw.two"},
    {"p1.held + p2.held <= before.p1.held + before.p2.held + 1 and "
     "p1.held + p2.held >= before.p1.held + before.p2.held - 1",
     "play.out"},
    {"before.stage = deal or before.stage = place or turn = before.turn or actions = 2",
     "turn.two-actions"},
    {"turn != before.turn or actions <= before.actions or raging = 1 or before.stage = place",
     "turn.two-actions"},
    {"before.rage = 1 or rage = 0 and raging = 0", "rage.once"},
    {"before.raging = 0 or raging = 1 or turn = dragon or over = 1", "rage.three"},
    {"raging = 0 or before.raging = 1 or before.turn = dwarves and before.stage = action",
     "rage.once"},
    {"turn = before.turn or busy = 0", "turn.two-actions"},
    {"before.ending = none", "end.last-card"},
    {"before.stage != action or turn = before.turn or before.actions <= 1 or "
     "before.dragon.netted = 1",
     "turn.two-actions"},
    {"dragon.netted <= before.dragon.netted or before.turn = dwarves", "icon.net"},
    {"dragon.netted >= before.dragon.netted or before.turn = dragon", "net.shaken"},
    {"busy >= before.busy or turn != before.turn", "turn.two-actions"},
});

}  // namespace

auto drako_step_facts() -> std::vector<Fact> { return joined(changes, exact, flows, others); }

}  // namespace ruleproof::solver

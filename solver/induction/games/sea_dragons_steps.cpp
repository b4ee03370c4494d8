#include "solver/induction/games/sea_dragons_steps.hpp"

#include <array>
#include <string_view>
#include <vector>

#include "solver/induction/changes.hpp"
#include "solver/induction/facts.hpp"

namespace ruleproof::solver {
namespace {

/// Gold cards are turned in at any moment of the game, also while chance draws.
constexpr std::string_view any_turn = "lay reef+ keep+ mission+ open+ take+ refill+ top+";
constexpr std::string_view any_turn_of_cards = "lay reef keep mission- open- take- refill- top-";

constexpr auto changes = std::to_array<Change>({
    {"@face[k].number", "k", "realms+", -any_amount, any_amount, "setup.realms"},
    {"@fleet.size", "", "ships-", -1, 0, "setup.ships"},
    {"@fleet[k]", "k", "ships-", -1, 0, "setup.ships"},
    {"sum(bits(@ships*.word*))", "", "ships lay", -any_amount, 1, "lay.ship"},
    {"@sunk.size", "", "mission+", 0, any_amount, "mission.pay"},
    {"@sunk[k]", "k", "mission+", 0, any_amount, "mission.pay"},
    {"@stack.size", "", "market- hands- refill- top-", -1, 0, "take.refill"},
    {"@stack[k]", "k", "market- hands- refill- top-", -1, 0, "take.refill"},
    {"@market.size", "", "market+ take- refill+", -1, 1, "take.refill"},
    {"@market[k]", "k", "market+ take- refill+", -1, 1, "take.refill"},
    {"@played.size", "", "lay+", 0, 1, "lay.card"},
    {"@played[k]", "k", "lay+", 0, 1, "lay.card"},
    {"@laid", "", "lay+ take refill- top-", -1, 1, "turn.actions"},
    {"@completed", "", "mission+ take refill- top-", -1, 1, "turn.actions"},
    {"bits(@missions.bits)", "", "missions- open-", -1, 0, "mission.refill"},
    {"bits(@offers.bits)", "", "missions+ mission- open+", -1, 1, "mission.refill"},
    {"@reefs.size", "", "reef-", -1, 0, "reef.draw"},
    {"@reefs[k]", "k", "reef-", -1, 0, "reef.draw"},
    {"@bottom.size", "", "reef- keep+", -1, 1, "reef.draw"},
    {"@drawn.size", "", "reef+ keep-", -2, 1, "reef.draw"},
    {"@kept.size", "", "", 0, 0, "lay.toll"},
    {"@unpaid", "", "", 0, 0, "lay.toll"},
    {"@used.size", "", any_turn, 0, any_amount, "mission.pay"},
    {"@used[k]", "k", any_turn, 0, any_amount, "mission.pay"},
    // With the last card of all what is due beyond it lapses.
    {"@reefs-due", "", "lay+ reef- keep- mission+", -any_amount, any_amount, "reef.draw"},
    {"@draw-left", "", "lay+ reef- keep+ mission+", -1, 2, "reef.draw"},
    {"@keep-left", "", "lay+ reef- keep- mission+", -1, 1, "reef.draw"},
    {"@p[i].hand.size", "i", "hands+ lay- take+ top+", -1, 1, "lay.card"},
    {"@p[i].hand[k]", "i, k", "hands+ lay- take+ top+", -1, 1, "lay.card"},
    {"sum(@p*.hand.size)", "", "hands lay take top", -1, 1, "lay.card"},
    {"@p[i].heads", "i", "lay-", -1, 0, "setup.heads"},
    {"sum(@p*.heads)", "", "lay", -1, 0, "setup.heads"},
    {"sum(k: bits(@p[i].dragons.word[k]))", "i", "lay", 0, any_amount, "lay.one-piece"},
    {"@p[i].ships.size", "i", "lay+ mission-", -any_amount, any_amount, "lay.ship"},
    {"@p[i].ships[k]", "i, k", "lay+ mission-", -any_amount, any_amount, "lay.ship"},
    {"@p[i].gold", "i", any_turn, -any_amount, any_amount, "lay.gold"},
    {"@p[i].reefs.size", "i", any_turn_of_cards, -any_amount, 1, "reef.draw"},
    {"@p[i].reefs[k]", "i, k", any_turn_of_cards, -any_amount, 1, "reef.draw"},
    {"bits(@p[i].missions.bits)", "i", "mission+", 0, 1, "mission.pay"},
    {"sum(bits(@p*.missions.bits))", "", "mission", 0, 1, "mission.pay"},
});

/// What each choice of a stage does, but for gold cards that are turned in meanwhile.
constexpr auto exact = std::to_array<Exact>({
    {"@fleet.size", "ships", -1, "setup.ships"},
    {"@market.size", "market", 1, "setup.dragon-market"},
    {"bits(@missions.bits)", "missions", -1, "setup.missions"},
    {"bits(@offers.bits)", "missions", 1, "setup.missions"},
    {"sum(@p*.hand.size)", "hands", 1, "setup.hand"},
    {"@stack.size", "market", -1, "setup.dragon-market"},
    {"@stack.size", "hands", -1, "setup.hand"},
});

/// What leads where; who turns in a gold card leaves the stage as it is.
constexpr auto flows = std::to_array<Flow>({
    {"realms", "realms ships", "setup.realms"},
    {"ships", "ships market", "setup.ships"},
    {"market", "market missions", "setup.dragon-market"},
    {"missions", "missions hands", "setup.missions"},
    {"hands", "hands lay", "setup.hand"},
    {"lay", "lay reef mission take", "turn.actions"},
    {"reef", "reef keep mission open", "reef.draw"},
    {"keep", "reef keep mission open", "reef.draw"},
    {"mission", "reef mission open take", "mission.pay"},
    {"open", "open take", "mission.refill"},
    {"take", "lay take refill top over", "take.size"},
    {"refill", "refill lay over", "take.refill"},
    {"top", "top lay over", "take.size"},
});

constexpr auto others = std::to_array<Fact>({
    {"before.stage = lay or all(i: p[i].gold = before.p[i].gold or p[i].gold = "
     "before.p[i].gold + 4)",
     "reef.gold"},
    {"actor = before.actor or stage = lay or over = 1", "turn.order"},
    {"all(i: bits(p[i].missions.bits) = bits(before.p[i].missions.bits) or sunk.size > "
     "before.sunk.size or used.size > before.used.size)",
     "mission.pay"},
    {"all(i: sum(k: bits(p[i].dragons.word[k])) <= sum(k: bits(before.p[i].dragons.word[k])) + 5)",
     "lay.one-piece"},
    {"all(i: p[i].ships.size <= before.p[i].ships.size + 5) and "
     "sum(p*.ships.size) <= sum(before.p*.ships.size) + 5",
     "lay.ship"},
    {"all(i: common(p[i].missions.bits, before.p[i].missions.bits) = "
     "bits(before.p[i].missions.bits))",
     "mission.pay"},
    {"all(i, k: before.stage = hands or before.actor + 1 = i or p[i].hand[k] = "
     "before.p[i].hand[k])",
     "lay.card"},
    {"all(i, k: before.actor + 1 = i or p[i].ships[k] = before.p[i].ships[k])", "lay.ship"},
    {"all(i, k: before.actor + 1 = i or p[i].reefs[k] <= before.p[i].reefs[k])", "reef.draw"},
    {"all(i: before.actor + 1 = i or bits(p[i].missions.bits) = bits(before.p[i].missions.bits))",
     "mission.pay"},
    {"all(i: before.actor + 1 = i or p[i].gold >= before.p[i].gold)", "lay.toll"},
    {"all(i: before.actor + 1 = i or p[i].heads = before.p[i].heads)", "setup.heads"},
    {"all(i: before.actor + 1 = i or p[i].ships.size = before.p[i].ships.size)", "lay.ship"},
    {"all(i: before.actor + 1 = i or p[i].reefs.size <= before.p[i].reefs.size)", "reef.draw"},
    {"all(i: before.actor + 1 = i or p[i].missions.bits = before.p[i].missions.bits)",
     "mission.pay"},
    {"all(i: before.stage = hands or before.actor + 1 = i or p[i].hand.size = "
     "before.p[i].hand.size)",
     "lay.card"},
    {"before.stage != lay or stage = before.stage or sum(p*.heads) = sum(before.p*.heads) - 1 or "
     "laid = 0",
     "lay.card"},
    {"before.stage != take or sum(p*.hand.size) <= sum(before.p*.hand.size) + 1", "take.size"},
    {"before.stage = lay or sum(k, p: bits(p[p].dragons.word[k])) = "
     "sum(k, p: bits(before.p[p].dragons.word[k]))",
     "lay.one-piece"},
    {"before.laid = 1 or laid = 0 or before.stage = lay", "turn.actions"},
    {"before.completed = 1 or completed = 0 or before.stage = mission", "turn.actions"},
    {"before.stage != over", "end.heads"},
    {"all(i: p[i].gold >= before.p[i].gold - 10)", "lay.toll"},
    {"all(i, k: common(p[i].dragons.word[k], before.p[i].dragons.word[k]) = "
     "bits(before.p[i].dragons.word[k]))",
     "lay.one-piece"},
    {"all(c, k: bits(ships[c].word[k]) <= bits(before.ships[c].word[k]) or before.stage = ships)",
     "lay.ship"},
    {"laid >= before.laid or actor != before.actor or over = 1", "turn.order"},
    {"completed >= before.completed or actor != before.actor or over = 1", "turn.order"},
    {"all(i, k: before.to-act + 1 = i or p[i].dragons.word[k] = before.p[i].dragons.word[k])",
     "lay.one-piece"},
    {"all(i, k: p[i].heads = before.p[i].heads - 1 or p[i].dragons.word[k] = "
     "before.p[i].dragons.word[k])",
     "lay.one-piece"},
    {"all(i: before.to-act + 1 = i or p[i].heads = before.p[i].heads)", "setup.heads"},
});

}  // namespace

auto sea_dragons_step_facts() -> std::vector<Fact> { return joined(changes, exact, flows, others); }

}  // namespace ruleproof::solver

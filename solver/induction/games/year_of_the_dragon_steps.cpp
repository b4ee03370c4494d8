#include "solver/induction/games/year_of_the_dragon_steps.hpp"

#include <array>
#include <vector>

#include "solver/induction/changes.hpp"
#include "solver/induction/facts.hpp"

namespace ruleproof::solver {
namespace {

constexpr auto changes = std::to_array<Change>({
    {"@undrawn.size", "", "row-", -1, 0, "setup.events.draw"},
    {"@undrawn[k]", "k", "row-", -1, 0, "setup.events.draw"},
    {"@events[k]", "k", "row", -any_amount, any_amount, "setup.events.draw"},
    {"@round", "", "person+ place+ release+", 0, 1, "round.count"},
    {"@pair[k]", "k", "draft+ place-", -any_amount, any_amount, "draft.pair"},
    {"@groups[k]", "k", "deal+ action- build-", -any_amount, any_amount, "action.deal.groups"},
    {"@pile[k]", "k", "draft- person-", -1, 0, "person.recruit"},
    {"sum(@pile*)", "", "draft person", -2, 0, "person.recruit"},
    {"@box[k]", "k", "place+ release+", 0, 1, "person.replace.out"},
    {"sum(@box*)", "", "place release", 0, 1, "person.replace.out"},
    {"@guests.size", "", "draft+ person+ place-", -1, 2, "draft.place"},
    {"@floors", "", "action+ build-", -1, any_amount, "action.build"},
    {"@shifts", "", "", 0, 0, "action.build.anywhere"},
    {"@using", "", "", 0, 0, "action.reuse"},
    {"@order[k]", "k", "deal action build person place", -any_amount, any_amount, "action.order"},
    {"@p[i].hand.size", "i", "person-", -1, 0, "person.play-one"},
    {"@p[i].hand[k]", "i, k", "person-", -1, 0, "person.play-one"},
    {"sum(@p*.hand.size)", "", "person", -1, 0, "person.play-one"},
    {"@p[i].palaces.size", "i", "action- build person place- release-", -any_amount, 1,
     "palace.count"},
    {"@p[i].yuan", "i", "action build person- place- release+", -any_amount, any_amount,
     "action.taxes"},
    {"@p[i].score", "i", "action+ build+ person+ place+ release+", 0, any_amount, "score.palaces"},
    {"@p[i].rice", "i", "action build- person place- release-", -any_amount, any_amount,
     "action.harvest"},
    {"@p[i].fireworks", "i", "action build- person- place- release-", -any_amount, any_amount,
     "action.fireworks"},
    {"@p[i].track", "i", "action+ place+", 0, any_amount, "track.never-back"},
    {"@p[i].level", "i", "action place", -any_amount, any_amount, "track.stack.first"},
    {"@p[i].small", "i", "action+", 0, 1, "action.privilege"},
    {"@p[i].large", "i", "action+", 0, 1, "action.privilege"},
    {"@p[i].small + @p[i].large", "i", "action", 0, 1, "action.privilege.one"},
    {"sum(@p*.small) + sum(@p*.large)", "", "action", 0, 1, "action.privilege.one"},
    {"@p[i].floors", "i", "", 0, 0, "action.build"},
    {"@p[i].chosen", "i", "action build-", -any_amount, any_amount, "action.choose"},
    {"@p[i].owed", "i", "action+ build+ person+ place+ release", -any_amount, any_amount,
     "event.persons-out"},
    {"@p[i].out", "i", "", 0, 0, "end.winner"},
});

/// What each choice of a stage does.
constexpr auto exact = std::to_array<Exact>({
    {"sum(@box*)", "release", 1, "event.persons-out"},
    {"@floors", "build", -1, "action.build"},
    {"@guests.size", "draft", 2, "draft.pair"},
    {"@guests.size", "place", -1, "person.replace"},
    {"sum(@p*.hand.size)", "person", -1, "person.play-one"},
    {"sum(@pile*)", "draft", -2, "draft.pair"},
    {"@undrawn.size", "row", -1, "setup.events.draw"},
});

/// What leads where. Events that let nobody choose, and decay, are part of the choice before them.
constexpr auto flows = std::to_array<Flow>({
    {"row", "row draft", "setup.events.draw"},
    {"draft", "place", "draft.pair"},
    {"deal", "action", "action.deal.shuffle"},
    {"action", "action build person release over", "round.phases"},
    {"build", "action build person release over", "round.phases"},
    {"person", "deal person place release", "person.recruit"},
    {"place", "draft deal place person release", "person.replace"},
    {"release", "deal release over", "event.persons-out"},
});

constexpr auto others = std::to_array<Fact>({
    {"all(i: before.p[i].chosen = 0 or p[i].chosen = before.p[i].chosen or stage != action)",
     "action.choose"},
    {"round = before.round or round = before.round + 1 and stage = deal", "round.count"},
    {"before.stage != place or all(i: p[i].track <= before.p[i].track + 6)", "person.advance"},
    {"all(i: p[i].large = before.p[i].large or over = 1 or p[i].yuan <= before.p[i].yuan - 6)",
     "action.privilege"},
    {"all(i: before.stage != release or before.actor + 1 != i or p[i].owed = before.p[i].owed - 1)",
     "event.persons-out"},
    {"all(i: p[i].rice <= before.p[i].rice) or before.stage = action", "action.harvest"},
    {"all(i: p[i].fireworks <= before.p[i].fireworks) or before.stage = action",
     "action.fireworks"},
    {"all(i, k: before.actor + 1 = i or p[i].hand[k] = before.p[i].hand[k])", "person.play-one"},
    {"before.stage = build or all(i: p[i].palaces.size <= before.p[i].palaces.size)",
     "action.build.new-palace"},
    {"sum(p*.palaces.size) <= sum(before.p*.palaces.size) + 1", "action.build.new-palace"},
    {"all(i: before.actor + 1 = i or p[i].track = before.p[i].track)", "track.advance"},
    {"all(i: before.actor + 1 = i or p[i].hand.size = before.p[i].hand.size)", "person.play-one"},
    {"all(i: before.actor + 1 = i or p[i].small = before.p[i].small and p[i].large = "
     "before.p[i].large)",
     "action.privilege"},
    {"all(i: before.actor + 1 = i or p[i].yuan <= before.p[i].yuan or stage = over)",
     "action.taxes"},
    {"all(i: before.actor + 1 = i or p[i].rice <= before.p[i].rice)", "action.harvest"},
    {"all(i: before.actor + 1 = i or p[i].fireworks <= before.p[i].fireworks)", "action.fireworks"},
    {"all(i: before.actor + 1 = i or p[i].palaces.size <= before.p[i].palaces.size)",
     "action.build.new-palace"},
    {"before.stage != person or guests.size = 0 or sum(pile*) = sum(before.pile*) - 1",
     "person.recruit"},
    {"before.stage != person or sum(pile*) >= sum(before.pile*) - 1", "person.recruit"},
    {"before.stage != draft or guests.size = 2", "draft.pair"},
    {"before.stage != over", "end.rounds"},
    {"all(i: p[i].track != before.p[i].track or p[i].level <= before.p[i].level)",
     "track.stack.first"},
    {"all(i: p[i].yuan <= before.p[i].yuan) or before.stage = action or stage = over",
     "action.taxes"},
});

}  // namespace

auto year_of_the_dragon_step_facts() -> std::vector<Fact> {
  return joined(changes, exact, flows, others);
}

}  // namespace ruleproof::solver

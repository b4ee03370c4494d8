/// The pieces of In the Year of the Dragon: where they lie, and how they may move. Before a proof
/// rests on this, sampled steps of the model must obey it.
#pragma once

#include <vector>

#include "solver/induction/facts.hpp"
#include "solver/induction/ledger.hpp"
#include "solver/parts.hpp"

namespace ruleproof::year_of_the_dragon {
class YearOfTheDragon;
}

namespace ruleproof::solver {

template <>
inline auto ledgers_about<year_of_the_dragon::YearOfTheDragon>() -> std::vector<Ledger> {
  return {
      {"person-tiles",
       "person tiles",
       {{"on display", "sum(pile*)"}, {"out of the game", "sum(box*)"}, {"with players", ""}},
       {{0, 1}, {0, 2}, {2, 1}},
       {"setup.tiles", "persons.count"},
       false,
       {"event-release-fate"}},
      {"event-tiles",
       "event tiles",
       {{"not yet laid out", "undrawn.size"}, {"in the row", "count(events* != 6)"}},
       {{0, 1}},
       {"setup.events.draw"}},
      {"person-cards",
       "person cards of a player",
       {{"in hand", "p1.hand.size"}, {"played", ""}},
       {{0, 1}},
       {"person.play-one"},
       true},
      {"points",
       "points of a player",
       {{"not yet scored", ""}, {"scored", "p1.score"}},
       {{0, 1}},
       {"score.palaces"},
       true},
      {"privileges",
       "privileges",
       {{"in the supply", ""}, {"with players", "sum(p*.small) + sum(p*.large)"}},
       {{0, 1}},
       {"action.privilege"}},
  };
}

/// What is so of all positions. Events are numbers: 0 peace, 1 tribute, 2 drought, 3 festival,
/// 4 Mongols, 5 contagion, 6 none.
template <>
inline auto facts_about<year_of_the_dragon::YearOfTheDragon>() -> std::vector<Fact> {
  constexpr auto any = Readings::any;
  return {
      // Phases.
      {"stage = over and over = 1 or stage != over and over = 0", "end.rounds", any},
      {"stage != over or round = 12", "end.rounds"},
      {"round > 0 or stage = lot or stage = row or stage = draft or stage = place", "draft.pair"},
      {"round = 0 or stage != lot and stage != row and stage != draft", "draft.pair"},
      {"stage != lot and stage != row and stage != deal or to-act = chance", "action.deal.shuffle",
       any},
      {"stage = lot or stage = row or stage = deal or stage = over or to-act + 0 = actor",
       "action.order", any},
      {"stage != deal or actor = 0 and turn = 0", "action.deal.shuffle"},
      {"actor < count(p*.level >= 0) and turn <= count(p*.level >= 0)", "action.order", any},
      {"stage = lot or all(i, j: i = j or i > count(p*.level >= 0) or j > count(p*.level >= 0) or "
       "order[i] != order[j])",
       "action.order"},
      {"all(order* < count(p*.level >= 0))", "action.order"},
      {"stage = lot or stage = row or stage = deal or stage = over or "
       "any(i: i = turn + 1 and actor = order[i])",
       "action.order"},
      {"stage != action and stage != take and stage != build and stage != person and "
       "stage != release or turn = sum(p*.acted)",
       "action.order"},
      {"stage = lot or stage = row or stage = draft or stage = place or stage = deal or "
       "stage = over or any(i: i = actor + 1 and p[i].acted = 0)",
       "action.order"},
      {"stage != take and stage != supply", "supply.unlimited"},
      {"shifts = 0 and all(p*.floors = 0) and all(p*.out = 0)", "action.build"},
      // Cards.
      {"all(i, k: p[i].hand[k] <= start.p[i].hand[k])", "person.play-one", any},
      {"all(i, k: start.p[i].hand[k] = 1 and k < 10 or start.p[i].hand[k] = 2 and k = 10)",
       "setup.hand"},
      {"round > 0 or all(p*.hand.size = 11)", "setup.hand"},
      {"round = 0 or all(i: 11 - round <= p[i].hand.size <= 12 - round)", "person.play-one"},
      {"stage != deal and stage != action and stage != build or all(p*.hand.size = 12 - round)",
       "person.play-one"},
      {"stage != person or all(i: p[i].hand.size = 12 - round - p[i].acted)", "person.play-one"},
      {"stage != place or round = 0 or all(i: i = actor + 1 and p[i].hand.size = 11 - round or "
       "i != actor + 1 and p[i].hand.size = 12 - round - p[i].acted)",
       "person.play-one"},
      {"stage != release or all(p*.hand.size = max(11 - round, 0))", "person.play-one"},
      {"stage != over or all(p*.hand.size = 0)", "person.play-one"},
      // Events.
      {"events1 = 0 and events2 = 0", "setup.events.peace", any},
      {"count(events* != 6) + undrawn.size = 12", "events.count", any},
      {"all(k: k = 1 or undrawn[k] + count(j: events[j] = k - 1) = 2)", "events.count"},
      {"count(events* = 0) = 2 and undrawn1 = 0", "setup.events.peace"},
      {"stage = lot or stage = row or undrawn.size = 0", "setup.events.draw"},
      {"all(i, j: j != i + 1 or i = 1 or events[i] != events[j] or events[i] = 6)",
       "setup.events.distinct"},
      {"stage = release or all(p*.owed = 0)", "event.release-order"},
      {"stage != release or any(i: i = actor + 1 and p[i].owed > 0)", "event.release-order"},
      {"stage != release or all(i: i != round or events[i] != 0 and events[i] != 3 and events[i] "
       "!= 6)",
       "event.peace"},
      {"all(i, j: i != round or events[i] != 1 or p[j].owed = 0 or p[j].yuan = 0)",
       "event.tribute.missing"},
      {"all(i, j: i != round or events[i] != 1 or p[j].owed <= 4)", "event.tribute.missing"},
      {"all(i, j: i != round or events[i] != 2 or p[j].owed = 0 or p[j].rice = 0)",
       "event.drought.choice"},
      {"all(i, j: i != round or events[i] != 2 or p[j].owed <= p[j].palaces.size)",
       "event.drought.missing"},
      {"all(i, j: i != round or events[i] != 4 or p[j].owed <= 1)", "event.mongols.fewest"},
      {"all(i, j: i != round or events[i] != 5 or p[j].owed <= 3)", "event.contagion.three"},
      // Groups and dragons.
      {"stage = action or stage = build or all(groups* + 0 = 0) and all(p*.chosen = 0)",
       "action.end"},
      {"stage != action and stage != build or sum(i: groups[i] + 0) = 127 and "
       "sum(i: bits(groups[i] + 0)) = 7",
       "action.deal.groups"},
      {"all(i: i <= count(p*.level >= 0) or groups[i] + 0 = 0)", "action.deal.groups"},
      {"stage != action and stage != build or all(i: i > count(p*.level >= 0) or groups[i] + 0 > "
       "0)",
       "action.deal.groups"},
      {"max(p*.chosen) <= count(p*.level >= 0)", "action.choose"},
      {"stage != action or all(i: p[i].chosen = 0 or p[i].acted = 1)", "action.choose"},
      {"stage != build or any(i: i = actor + 1 and p[i].chosen > 0)", "action.choose"},
      {"count(p*.chosen > 0) <= turn + 1", "action.choose"},
      {"stage != action or count(p*.chosen > 0) <= turn", "action.choose"},
      {"floors = 0 or stage = build", "action.build"},
      {"stage != build or floors >= 1", "action.build"},
      {"floors <= 5 and floors <= round + 1", "action.build"},
      // Tiles.
      {"all(k: pile[k] <= start.pile[k])", "persons.count", any},
      {"all(k: box[k] >= start.box[k])", "setup.tiles"},
      {"all(k: pile[k] + box[k] <= start.pile[k] + start.box[k])", "persons.count", any},
      {"sum(start.pile*) - sum(pile*) <= 2 * count(p*.level >= 0) + sum(start.p*.hand.size) - "
       "sum(p*.hand.size)",
       "person.play-one"},
      {"all(k: k > 3 or start.pile[k] - pile[k] <= 4 * count(p*.level >= 0) - "
       "sum(i: p[i].hand[k]) - sum(p*.hand10))",
       "person.recruit"},
      {"all(k: k < 4 or k > 9 or start.pile[k] + start.pile[k+6] - pile[k] - pile[k+6] <= "
       "4 * count(p*.level >= 0) - sum(i: p[i].hand[k]) - sum(p*.hand10))",
       "person.recruit"},
      {"guests.size = 0 or stage = place", "draft.place"},
      {"stage != place or guests.size >= 1", "draft.place"},
      {"guests.size <= 1 or round = 0", "person.play-one"},
      {"round = 0 or all(pair* = 0)", "draft.distinct-pair"},
      {"all(i, j: i = j or pair[i] = 0 or pair[i] != pair[j])", "draft.distinct-pair"},
      {"all(i: i <= count(p*.level >= 0) or pair[i] = 0)", "draft.distinct-pair"},
      // The person track.
      {"all(i, j: i = j or p[i].track != p[j].track or p[i].level != p[j].level)",
       "track.stack.newcomer", any},
      {"all(i: p[i].level < count(j: p[j].track = p[i].track))", "track.stack.newcomer", any},
      {"round = 0 or all(p*.track >= 3)", "draft.pair"},
      {"round = 0 or p1.track + p2.track >= 7", "draft.distinct-pair", Readings::usual, "2"},
      {"round = 0 or sum(p*.track) >= 12", "draft.distinct-pair", Readings::usual, "3"},
      {"round = 0 or sum(p*.track) >= 17", "draft.distinct-pair", Readings::usual, "4"},
      {"round = 0 or sum(p*.track) >= 22", "draft.distinct-pair", Readings::usual, "5"},
      // One action a round brings so much; nobody gets more than four persons of a type.
      {"all(p*.yuan >= 0)", "action.fee.before"},
      {"round > 0 or all(p*.yuan = 6) and sum(p*.rice) + sum(p*.fireworks) + sum(p*.small) + "
       "sum(p*.large) = 0",
       "setup.money"},
      {"stage = over or all(i: p[i].yuan + 2 * p[i].small + 6 * p[i].large <= 6 + 14 * round)",
       "action.taxes"},
      {"all(i: p[i].rice + p[i].fireworks + 8 * (p[i].small + p[i].large) <= 8 * round)",
       "action.harvest"},
      {"stage = over or all(i: p[i].yuan + 2 * p[i].rice + 2 * p[i].fireworks + 2 * p[i].small + "
       "6 * p[i].large <= 6 + 16 * round)",
       "action.harvest"},
      {"all(i: p[i].palaces.size <= 2 + 5 * round)", "action.build"},
      {"round > 3 or all(p*.palaces.size >= 1)", "decay.vanish"},
      {"round > 1 or all(p*.palaces.size >= 2)", "decay.vanish"},
      // Points.
      {"round > 0 or all(p*.score = 0)", "score.palaces"},
      {"round < 2 or min(p*.score) >= min(round, 4)", "score.palaces"},
      {"stage != over or min(p*.score) >= 4", "score.palaces"},
      {"over = 0 or all(i: outcome.p[i] = p[i].score)", "end.winner"},
      {"over = 0 or sum(winner.p*) = 1", "end.tie-space"},
      {"over = 0 or all(i, j: winner.p[i] = 0 or i = j or p[i].score > p[j].score or "
       "p[i].score = p[j].score and (p[i].track > p[j].track or p[i].track = p[j].track and "
       "p[i].level > p[j].level))",
       "end.tie"},
      {"stage != over or all(i: 3 * p[i].score >= p[i].yuan - 2)", "end.money"},
  };
}

}  // namespace ruleproof::solver

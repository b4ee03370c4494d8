#include "solver/induction/games/year_of_the_dragon_facts.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "solver/induction/changes.hpp"
#include "solver/induction/facts.hpp"

namespace ruleproof::solver {
namespace {

constexpr auto any = Readings::any;

/// Phases.
constexpr auto phases = std::to_array<Fact>({
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
    {"stage = lot or stage = row or stage = draft or stage = place and round = 0 or "
     "stage = deal or stage = over or any(i: i = actor + 1 and p[i].acted = 0)",
     "action.order"},
    {"stage != take and stage != supply", "supply.unlimited"},
    {"shifts = 0 and all(p*.floors = 0) and all(p*.out = 0)", "action.build"},
    {"stage != lot", "draft.first"},
    {"stage != person and stage != place or round <= 11", "person.round12"},
    {"stage = over or turn < count(p*.level >= 0)", "action.order"},
    {"stage != over or turn = count(p*.level >= 0) and all(p*.acted = 1)", "action.order"},
    {"round > 0 or all(p*.acted = 0) and actor = turn", "draft.pair"},
    {"round > 0 or all(i: i > count(p*.level >= 0) or order[i] = i - 1)", "draft.direction"},
    {"stage != deal or round = 1 and all(p*.acted = 0) or round > 1 and all(p*.acted = 1)",
     "action.deal.shuffle"},
    {"stage != place or round = 0 or turn = sum(p*.acted)", "person.order"},
    {"using + 0 = 0", "action.choose"},
    {"stage != over or actor = 0", "end.rounds"},
    {"stage != row or turn = 0", "setup.events.draw"},
});

/// Cards.
constexpr auto cards = std::to_array<Fact>({
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
});

/// Events: 0 peace, 1 tribute, 2 drought, 3 festival, 4 Mongols, 5 contagion, 6 none.
constexpr auto events = std::to_array<Fact>({
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
    {"stage != row or undrawn.size > 0", "setup.events.draw"},
    {"all(i, j: i + 1 >= j or events[i] != 6 or events[j] = 6)", "setup.events.repair"},
    {"all(i: p[i].acted = 0 or p[i].owed = 0)", "event.release-order"},
    {"all(p*.owed <= 13)", "event.drought.missing"},
    {"all(i, j: i != round or events[i] != 2 or j = actor + 1 or p[j].owed = 0)",
     "event.release-order"},
    {"stage != release or all(i: i != actor + 1 or p[i].owed <= 3 * p[i].palaces.size)",
     "place.capacity"},
});

/// Groups and dragons.
constexpr auto groups = std::to_array<Fact>({
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
    {"stage != build or all(i: p[i].chosen = 0 or p[i].acted = 1 or i = actor + 1)",
     "action.choose"},
    {"stage != action and stage != build or all(i: p[i].acted = 0 or p[i].chosen > 0 or "
     "p[i].yuan >= 3)",
     "action.skip"},
    {"floors = 0 or stage = build", "action.build"},
    {"stage != build or floors >= 1", "action.build"},
    {"floors <= 5 and floors <= round + 1", "action.build"},
    // One, and one for each artisan, who is neither on display nor out of the game.
    {"floors + pile1 + box1 <= 1 + start.pile1 + start.box1", "action.build"},
});

/// Tiles.
constexpr auto tiles = std::to_array<Fact>({
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
    {"stage != draft or turn = count(pair* > 0)", "draft.pair"},
    {"stage != place or round > 0 or turn + 1 = count(pair* > 0)", "draft.place"},
    {"stage != row or all(pair* = 0)", "draft.pair"},
    {"round > 0 or all(i: i > turn + 1 or i = turn + 1 and stage != place or pair[i] > 0)",
     "draft.direction"},
    {"round > 0 or sum(pile*) = sum(start.pile*) - 2 * count(pair* > 0)", "draft.pair"},
    {"round = 0 or sum(pile*) <= sum(start.pile*) - 2 * count(p*.level >= 0)", "draft.pair"},
    {"stage != row or all(k: pile[k] = start.pile[k])", "setup.tiles"},
    {"round > 0 or all(k: k <= 9 or pile[k] = start.pile[k])", "draft.pair"},
    {"round != 1 or sum(start.pile*) - sum(pile*) = 2 * count(p*.level >= 0) + "
     "sum(start.p*.hand.size) - sum(p*.hand.size)",
     "person.recruit"},
    {"round > 2 or all(k: box[k] = start.box[k])", "person.turn-away"},
    {"round < 2 or sum(pile*) <= sum(start.pile*) - 3 * count(p*.level >= 0)",
     "person.must-recruit"},
    {"stage != deal or round != 1 or sum(pile*) = sum(start.pile*) - 2 * count(p*.level >= 0)",
     "draft.pair"},
});

/// The person track.
constexpr auto track = std::to_array<Fact>({
    {"all(i, j: i = j or p[i].track != p[j].track or p[i].level != p[j].level)",
     "track.stack.newcomer", any},
    {"all(i: p[i].level < count(j: p[j].track = p[i].track))", "track.stack.newcomer", any},
    {"round = 0 or all(p*.track >= 3)", "draft.pair"},
    {"round = 0 or p1.track + p2.track >= 7", "draft.distinct-pair", Readings::usual, "2"},
    {"round = 0 or sum(p*.track) >= 12", "draft.distinct-pair", Readings::usual, "3"},
    {"round = 0 or sum(p*.track) >= 17", "draft.distinct-pair", Readings::usual, "4"},
    {"round = 0 or sum(p*.track) >= 22", "draft.distinct-pair", Readings::usual, "5"},
    {"round > 0 or all(i: i > count(p*.level >= 0) or pair[i] > 0 or p[i].track = 0)",
     "draft.pair"},
    {"stage != draft or all(i: pair[i] = 0 or p[i].track >= 3)", "draft.pair"},
    {"all(p*.track <= 11 + 14 * round)", "action.parade"},
    {"stage != deal or all(p*.track <= 14 * round - 3)", "action.parade"},
});

/// Money, goods and palaces.
constexpr auto goods = std::to_array<Fact>({
    {"all(p*.yuan >= 0)", "action.fee.before"},
    {"round > 0 or all(p*.yuan = 6) and sum(p*.rice) + sum(p*.fireworks) + sum(p*.small) + "
     "sum(p*.large) = 0",
     "setup.money"},
    {"all(i: p[i].palaces.size <= 2 + 5 * round)", "action.build"},
    {"round > 4 or all(p*.palaces.size >= 1)", "decay.vanish"},
    {"round > 2 or all(p*.palaces.size >= 2)", "decay.vanish"},
    {"stage != over or all(p*.rice = 0) and all(p*.fireworks = 0)", "end.goods"},
    {"stage != deal or round > 1 or all(p*.yuan = 6) and all(p*.score = 0) and "
     "sum(p*.rice) + sum(p*.fireworks) + sum(p*.small) + sum(p*.large) = 0 and "
     "all(p*.palaces.size = 2)",
     "setup.money"},
    // Palaces: their floors are at 4096, 8192 and 12288 in `bits`, a mark of the event at 16384.
    {"round > 0 or all(p*.palaces.size = 2)", "setup.palaces"},
    {"all(i, k: p[i].palaces[k].bits >= 4096)", "decay.vanish"},
    {"all(i, k: p[i].palaces[k].bits >= p[i].palaces[k + 1].bits)", "action.build.anywhere"},
    {"stage = release or all(i, k: p[i].palaces[k].bits < 16384)", "place.height"},
});

/// Points.
constexpr auto points = std::to_array<Fact>({
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
    {"all(i: p[i].score + 2 >= p[i].small + 2 * p[i].large)", "score.privileges"},
    {"stage != deal or round < 2 or all(i: p[i].score >= min(round, 4) + p[i].small + "
     "2 * p[i].large)",
     "score.privileges"},
    {"stage != deal and stage != over or round < 2 or all(i: p[i].score >= p[i].palaces.size + "
     "p[i].small + 2 * p[i].large)",
     "score.palaces"},
    {"stage != over or all(i: 3 * (p[i].score - 4 - p[i].small - 2 * p[i].large) >= "
     "p[i].yuan - 2)",
     "end.money"},
    {"round > 1 or all(p*.score <= 3)", "action.research"},
    {"stage = over or all(p*.score <= 75 * round)", "score.palaces"},
    {"all(p*.score <= 826)", "end.persons"},
});

/// Persons in palaces: those that are neither on display nor out of the game nor on their way.
constexpr std::string_view at_court =
    "(sum(start.pile*) + sum(start.box*) - sum(pile*) - sum(box*) - guests.size)";

auto of_persons(std::vector<Fact>& facts) -> void {
  const auto add = [&](std::string_view says, std::string_view clause) {
    facts.push_back({kept(fmt::format(fmt::runtime(says), at_court)), clause});
  };
  add("{} >= 0", "persons.count");
  add("{} <= 3 * sum(p*.palaces.size)", "place.capacity");
  add("{} <= sum(p*.track)", "track.advance");
  add("stage != release or all(i: i != actor + 1 or p[i].owed <= {})", "event.contagion.three");
  add("stage != over or sum(p*.score) >= 2 * {} + 4 * count(p*.level >= 0)", "end.persons");
}

/// Whoever has not acted yet comes in the order of the track: of `a` and `b`, places in the order,
/// the first.
auto in_order(int a, int b) -> std::string {
  return fmt::format(
      "all(i, j: order{} != i - 1 or order{} != j - 1 or p[i].track > p[j].track or "
      "p[i].track = p[j].track and p[i].level > p[j].level)",
      a, b);
}

using Add = std::function<void(std::string says, std::string_view clause)>;

/// The order of play, and the sizes of the groups.
auto of_turns(int players, const Add& add) -> void {
  for (int a = 1; a <= players; ++a) {
    for (int b = a + 1; b <= players; ++b) {
      add("stage != release or " + in_order(a, b), "event.release-order");
      add(fmt::format("stage != action and stage != build and stage != person and (stage != place "
                      "or round = 0) or turn >= {} or {}",
                      a, in_order(a, b)),
          "action.order");
      add(fmt::format("common(groups{} + 0, groups{} + 0) = 0", a, b), "action.deal.groups");
    }
    const auto size = (7 / players) + (a <= 7 % players ? 1 : 0);
    add(fmt::format("stage != action and stage != build or bits(groups{} + 0) = {}", a, size),
        "action.deal.even");
  }
}

/// What a player has if he took so many actions, at a time that the first words tell: each brought
/// one kind of thing, and `most` of it, or 14 yuan, or a privilege. Palaces may be lost again.
auto of_actions(int most, std::string_view when, std::string_view done, const Add& add) -> void {
  const int value = std::max(14, 2 * most);
  add(fmt::format("{0}all(i: p[i].rice + p[i].fireworks + {2} * (p[i].small + p[i].large) <= "
                  "{2} * {1})",
                  when, done, most),
      "action.harvest");
  add(fmt::format("{0}all(i: p[i].yuan + 2 * p[i].rice + 2 * p[i].fireworks + {3} * p[i].small + "
                  "{4} * p[i].large <= 6 + {2} * {1})",
                  when, done, value, value + 2, value + 6),
      "action.privilege");
  add(fmt::format("{0}stage = over or all(i: p[i].yuan + 16 * p[i].small + 20 * p[i].large <= 6 + "
                  "14 * {1})",
                  when, done),
      "action.taxes");
  add(fmt::format("{0}all(i: {2} * (p[i].palaces.size - 2) + 5 * (p[i].rice + p[i].fireworks) + "
                  "{3} * (p[i].small + p[i].large) <= {3} * {1})",
                  when, done, most, 5 * most),
      "action.build");
}

/// What the four persons of a type that a player can have at the most bring in a round: a young one
/// from the draft, and of the others as many old ones as there are.
auto of_yields(int players, const Add& add) -> void {
  const int old = std::min(3, players - 1);
  const int most = 1 + 1 + (2 * old) + (3 - old);
  of_actions(most, "", "round", add);
  of_actions(most, "stage != deal or ", "(round - 1)", add);
  of_actions(most, "stage != action or ", "(round - 1 + p[i].acted)", add);
  add(fmt::format("all(p*.track <= 11 + {} * round)", most + 6), "action.parade");
  add(fmt::format("stage != deal or all(p*.track <= {} * round - {})", most + 6, most - 5),
      "action.parade");
  add(fmt::format("stage != action and stage != build or all(i: p[i].track <= {} * round - {} + "
                  "{} * p[i].acted)",
                  most + 6, most - 5, most),
      "action.parade");
}

/// What the catalogue answers, which typed questions may rest on.
constexpr auto answered = std::to_array<Fact>({
    {.says = "over = 0 or all(p*.score >= 5)", .clause = "score.palaces", .answer = "least-score"},
    {.says = "round = 0 or round > 2 or all(i: any(k: p[i].palaces[k] != \"1[]\" and "
             "p[i].palaces[k] != \"2[]\" and p[i].palaces[k] != \"3[]\"))",
     .clause = "decay.empty",
     .answer = "no-person"},
});
auto of_answers(int players, std::string_view count, std::vector<Fact>& facts) -> void {
  facts.push_back({.says = kept(fmt::format("round > {} or sum(p*.yuan) <= 66", 6 - players)),
                   .clause = "supply.unlimited",
                   .players = count,
                   .answer = "money-runs-out"});
  facts.push_back({.says = kept(fmt::format("round = 0 or sum(pile*) - sum(p*.hand.size) <= {}",
                                            (6 * players) + 1)),
                   .clause = "person.void",
                   .players = count,
                   .answer = "void-cards"});
}

/// What the number of players decides.
auto of_players(int players, std::vector<Fact>& facts) -> void {
  const auto count = kept(std::to_string(players));
  const Add add = [&](std::string says, std::string_view clause) {
    facts.push_back({kept(std::move(says)), clause, Readings::usual, count});
  };
  of_turns(players, add);
  of_yields(players, add);
  of_answers(players, count, facts);
}

}  // namespace

auto year_of_the_dragon_facts() -> std::vector<Fact> {
  auto facts = joined(phases, cards, events, groups, tiles, track, goods, points, answered);
  of_persons(facts);
  for (int players = 2; players <= 5; ++players) of_players(players, facts);
  return facts;
}

}  // namespace ruleproof::solver

/// The pieces of In the Year of the Dragon: where they lie, and how they may move. Before a proof
/// rests on this, sampled steps of the model must obey it.
#pragma once

#include <vector>

#include "solver/induction/changes.hpp"
#include "solver/induction/games/year_of_the_dragon_facts.hpp"
#include "solver/induction/games/year_of_the_dragon_steps.hpp"
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
      {"months", "months", {{"to come", ""}, {"begun", "round"}}, {{0, 1}}, {"round.count"}},
      {"privileges",
       "privileges",
       {{"in the supply", ""}, {"with players", "sum(p*.small) + sum(p*.large)"}},
       {{0, 1}},
       {"action.privilege"}},
  };
}

template <>
inline auto facts_about<year_of_the_dragon::YearOfTheDragon>() -> std::vector<Fact> {
  return joined(year_of_the_dragon_facts(), year_of_the_dragon_step_facts());
}

}  // namespace ruleproof::solver

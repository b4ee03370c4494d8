/// Decisions of In the Year of the Dragon, each reduced to what tells whether there is a move.
#pragma once

#include <set>

#include "solver/questions/year_of_the_dragon/asking.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {

/// The decision of a position without all that a move does not need: one card of the hand and the
/// tiles that it can take, whether there is room, how many persons must go of how many. Under the
/// readings that `every_decision` is for.
[[nodiscard]] auto reduced(const State& state) -> State;

/// All of them, and whether each has a move. Persons who must go become fewer move by move; what
/// is left then is a decision of the list again.
struct Decisions {
  std::set<State> all;
  std::uint64_t without_a_move = 0;
  bool closed = true;  ///< no release leads out of the list
};
[[nodiscard]] auto every_decision(const YearOfTheDragon& game) -> Decisions;

/// Every decision of sampled games is one of the list once it is reduced.
[[nodiscard]] auto hold_decisions(const YearOfTheDragon& game, const Decisions& decisions) -> Held;

}  // namespace ruleproof::solver::year_of_the_dragon_question

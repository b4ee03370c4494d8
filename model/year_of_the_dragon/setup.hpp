/// The set-up: the opening position, the lot for the first drafter, the event row.
#pragma once

#include "model/year_of_the_dragon/rules.hpp"

namespace ruleproof::year_of_the_dragon {

/// The opening position: everything of the set-up that nobody decides.
[[nodiscard]] auto opening(const Rules& rules) -> State;

/// The event tiles that are drawn: all but the first two.
[[nodiscard]] auto event_tiles(const Rules& rules) -> EventBag;

/// Chance draws who drafts first; only under draft-first=by-lot.
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Lot& lot) -> Verdict;
auto apply(Table& table, const Lot& lot) -> void;

auto propose_draws(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Draw& draw) -> Verdict;
/// Chances of a draw, proportional: the tiles left, or the legal rows that begin like this.
[[nodiscard]] auto weight(const Rules& rules, const State& state, const Draw& draw) -> std::int64_t;
auto apply(Table& table, const Draw& draw) -> void;

}  // namespace ruleproof::year_of_the_dragon

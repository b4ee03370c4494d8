/// Phase III: the event of the month, the persons who must go, and decay.
#pragma once

#include "model/year_of_the_dragon/rules.hpp"

namespace ruleproof::year_of_the_dragon {

/// [event.of-round] Payments and points at once; then, in track order, who must release persons.
auto begin_event(Table& table) -> void;

auto propose_supplies(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Supply& supply) -> Verdict;
auto apply(Table& table, const Supply& supply) -> void;

auto propose_releases(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Release& release) -> Verdict;
auto apply(Table& table, const Release& release) -> void;

/// The event of the current month.
[[nodiscard]] inline auto this_month(const State& state) -> Event {
  return state.round == 0 ? Event::none : state.events[static_cast<std::size_t>(state.round - 1)];
}

}  // namespace ruleproof::year_of_the_dragon

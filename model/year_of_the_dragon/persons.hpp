/// Phase II: each player plays a person card, takes a tile and places it.
#pragma once

#include "model/year_of_the_dragon/rules.hpp"

namespace ruleproof::year_of_the_dragon {

auto propose_cards(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Play& play) -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Pass& pass) -> Verdict;
auto apply(Table& table, const Play& play) -> void;
auto apply(Table& table, const Pass& pass) -> void;

/// The next card of the same player, or the next player. [person.play-one]
auto after_card(Table& table) -> void;

// Placing a tile: a drafted one or one just taken. [person.recruit]

auto propose_places(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const House& house) -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Replace& replace) -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const TurnAway& away) -> Verdict;
auto apply(Table& table, const House& house) -> void;
auto apply(Table& table, const Replace& replace) -> void;
auto apply(Table& table, const TurnAway& away) -> void;

}  // namespace ruleproof::year_of_the_dragon

/// Set-up: the opening hands, whether to replace them, and where the dwarves start.
#pragma once

#include "model/drako/rules.hpp"

namespace ruleproof::drako {

/// Before the first card of an opening hand is dealt.
[[nodiscard]] auto opening(const Rules& rules) -> State;
/// The card goes from the deck to the hand.
auto take_card(Table& t, const Drawn& drawn) -> void;
/// A card of an opening hand.
auto deal(Table& t, const Drawn& drawn) -> void;

auto propose_places(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Place& move) -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Keep& move) -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Replace& move) -> Verdict;
auto apply(Table& t, const Place& move) -> void;
auto apply(Table& t, const Keep& move) -> void;
auto apply(Table& t, const Replace& move) -> void;

}  // namespace ruleproof::drako

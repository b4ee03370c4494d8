/// Set-up: boards, ships, markets, hands.
#pragma once

#include "model/sea_dragons/rules.hpp"

namespace ruleproof::sea_dragons {

[[nodiscard]] auto opening(const Rules& rules) -> State;

auto propose_set_up(const Rules& rules, const State& state, MoveList<Move>& out) -> void;

[[nodiscard]] auto judge(const Rules& rules, const State& state, const Join& join) -> Verdict;
auto apply(Table& table, const Join& join) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const ChooseSide& side) -> Verdict;
auto apply(Table& table, const ChooseSide& side) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Launch& launch) -> Verdict;
auto apply(Table& table, const Launch& launch) -> void;

/// After a card of the dragon market, of the mission market or of a hand.
auto continue_set_up(Table& table) -> void;
/// The first player whose hand is not full; `most_players` if there is none.
[[nodiscard]] auto next_to_deal(const Rules& rules, const State& state) -> std::size_t;

}  // namespace ruleproof::sea_dragons

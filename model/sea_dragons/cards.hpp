/// Action III: a new dragon card; and drawing such cards. [take.size] [take.refill]
#pragma once

#include "model/sea_dragons/rules.hpp"

namespace ruleproof::sea_dragons {

auto propose_takes(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Take& take) -> Verdict;
auto apply(Table& table, const Take& take) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const TakeTop& take) -> Verdict;
auto apply(Table& table, const TakeTop& take) -> void;

auto propose_draws(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Draw& draw) -> Verdict;
auto apply(Table& table, const Draw& draw) -> void;

}  // namespace ruleproof::sea_dragons

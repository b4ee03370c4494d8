/// Actions: to draw, to play a card, and what may be done instead.
#pragma once

#include "model/drako/rules.hpp"

namespace ruleproof::drako {

auto propose_actions(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
auto propose_draws(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
auto propose_discards(const Rules& rules, const State& state, MoveList<Move>& out) -> void;

/// Whether an action is possible that the text knows: to draw, or to play a card, for something or
/// for nothing. Skipping and shaking off the net are not among them.
[[nodiscard]] auto can_act(const Rules& rules, const State& state) -> bool;

[[nodiscard]] auto judge(const Rules& rules, const State& state, const Draw& move) -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Drawn& move) -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Discard& move) -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Play& move) -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Waste& move) -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Skip& move) -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Shake& move) -> Verdict;
auto apply(Table& t, const Draw& move) -> void;
auto apply(Table& t, const Drawn& move) -> void;
auto apply(Table& t, const Discard& move) -> void;
auto apply(Table& t, const Play& move) -> void;
auto apply(Table& t, const Waste& move) -> void;
auto apply(Table& t, const Skip& move) -> void;
auto apply(Table& t, const Shake& move) -> void;

}  // namespace ruleproof::drako

/// Planks: One Plank and Two Planks. A plank is chosen first, and then laid where it reaches.
#pragma once

#include "model/river_dragons/rules.hpp"

namespace ruleproof::river_dragons {

auto propose_choices(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const ChoosePlank& move)
    -> Verdict;
/// Whether the action in progress, or the rest of it, is lost for want of planks.
[[nodiscard]] auto judge_lost_planks(const Rules& rules, const State& state) -> Verdict;
auto apply(Table& table, const ChoosePlank& move) -> void;
/// Goes on with the planks that were chosen, if any.
auto lose_planks(Table& table) -> void;

auto propose_laying(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const LayPlank& move) -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Discard& move) -> Verdict;
auto apply(Table& table, const LayPlank& move) -> void;
auto apply(Table& table, const Discard& move) -> void;

}  // namespace ruleproof::river_dragons

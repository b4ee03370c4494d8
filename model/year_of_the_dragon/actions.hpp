/// Phase I: the action cards are dealt, and each player chooses a group and an action, or skips.
#pragma once

#include "model/year_of_the_dragon/rules.hpp"

namespace ruleproof::year_of_the_dragon {

/// Every way to deal `actions` cards into groups for `players`. [action.deal.groups]
/// [action.deal.even] Groups come largest first; groups of one size are not told apart. The
/// list is made once and lives as long as the program.
[[nodiscard]] auto every_deal(int players, int actions, GroupSizes sizes)
    -> std::span<const Groups>;

[[nodiscard]] auto judge(const Rules& rules, const State& state, const Deal& deal) -> Verdict;
auto apply(Table& table, const Deal& deal) -> void;

auto propose_actions(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Skip& skip) -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Choose& choose) -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Dismiss& dismiss) -> Verdict;
auto apply(Table& table, const Skip& skip) -> void;
auto apply(Table& table, const Choose& choose) -> void;
auto apply(Table& table, const Dismiss& dismiss) -> void;

auto propose_takes(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Take& take) -> Verdict;
auto apply(Table& table, const Take& take) -> void;

/// What an action brings to the acting player: yuan, floors, tiles, spaces or points.
[[nodiscard]] auto yield_of(const Rules& rules, const State& state, Action action) -> int;

}  // namespace ruleproof::year_of_the_dragon

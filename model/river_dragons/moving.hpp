/// Pawns: One Move, Two Moves, Jump, and the fall into the river.
#pragma once

#include "model/river_dragons/bridges.hpp"

namespace ruleproof::river_dragons {

/// Where a pawn can be: villages and planks.
struct Stands {
  Sites villages = 0;
  Planks planks = 0;
  [[nodiscard]] auto empty() const -> bool { return (villages | planks) == 0; }
  [[nodiscard]] auto has(Stand stand) const -> bool {
    return stand.on_plank() ? (planks & bit(stand.plank())) != 0
                            : (villages & bit(stand.village())) != 0;
  }
};

/// What is adjacent to a village or a plank, whoever stands there. [move.one]
[[nodiscard]] auto neighbours(const Rules& rules, const State& state, const Bridges& bridges,
                              Stand stand) -> Stands;
/// Where the pawn of a seat may step.
[[nodiscard]] auto steps(const Rules& rules, const State& state, int seat) -> Stands;
/// The planks whose pawns the pawn of a seat may jump over, if it can land.
[[nodiscard]] auto jumpable(const Rules& rules, const State& state, const Bridges& bridges,
                            int seat) -> Planks;
/// Where it may land after a jump over that plank.
[[nodiscard]] auto landings(const Rules& rules, const State& state, const Bridges& bridges,
                            int seat, PlankName over) -> Stands;

auto propose_steps(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
auto propose_jumps(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const MoveTo& move) -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const JumpOver& move) -> Verdict;
/// In the stages move and jump.
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Fall& move) -> Verdict;
[[nodiscard]] auto judge_lost_move(const Rules& rules, const State& state) -> Verdict;
auto apply(Table& table, const MoveTo& move) -> void;
auto apply(Table& table, const JumpOver& move) -> void;
auto apply(Table& table, const Fall& move) -> void;

}  // namespace ruleproof::river_dragons

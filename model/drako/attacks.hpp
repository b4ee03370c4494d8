/// Attacks: who strikes whom, the answer of the other player, and what comes of it.
#pragma once

#include "model/drako/rules.hpp"

namespace ruleproof::drako {

/// One or two dwarves attack the dragon, or the shooter shoots at him. [icon.attack]
auto attack_dragon(Table& t, int attacks, int strength) -> void;
/// The dragon attacks these dwarves. [icon.bite] [icon.flame]
auto attack_dwarves(Table& t, DwarfSet targets, int strength) -> void;
/// Goes on with the pending attack until somebody has to decide, or to the end of the action.
auto go_on_with_attack(Table& t) -> void;

auto propose_strikes(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
auto propose_bites(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
auto propose_flames(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
auto propose_answers(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Strike& move) -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Bite& move) -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Breathe& move) -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Block& move) -> Verdict;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Endure& move) -> Verdict;
auto apply(Table& t, const Strike& move) -> void;
auto apply(Table& t, const Bite& move) -> void;
auto apply(Table& t, const Breathe& move) -> void;
auto apply(Table& t, const Block& move) -> void;
auto apply(Table& t, const Endure& move) -> void;

}  // namespace ruleproof::drako

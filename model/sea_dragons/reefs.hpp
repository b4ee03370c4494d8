/// Reef cards: drawn, kept, used. [reef.draw]
#pragma once

#include "model/sea_dragons/rules.hpp"

namespace ruleproof::sea_dragons {

/// The next reef that is due, or what comes after the last.
auto next_reef(Table& table) -> void;
/// A player discards a reef card that he used.
auto discard_reef(Table& table, Player& player, Reef reef) -> void;

auto propose_dives(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Dive& dive) -> Verdict;
auto apply(Table& table, const Dive& dive) -> void;
auto propose_keeps(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Keep& keep) -> Verdict;
auto apply(Table& table, const Keep& keep) -> void;

}  // namespace ruleproof::sea_dragons

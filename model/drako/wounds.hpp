/// Wounds: who takes them, what they cost, and rage, which costs one.
#pragma once

#include "model/drako/figures.hpp"

namespace ruleproof::drako {

/// [attack.wounds] [figure.dead] [end.dwarves-dead] The dwarf takes that many wounds. He is alive.
auto wound(Table& t, Dwarf dwarf, int wounds) -> void;

/// [wounds.armour] Deals the pending wounds of the dragon as far as nobody has to decide; then the
/// stage is `allot` if there is something to decide, or `over`.
auto deal_wounds(Table& t) -> void;

auto propose_allotments(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Allot& move) -> Verdict;
auto apply(Table& t, const Allot& move) -> void;

/// Whether the marker, the dwarf and his boxes allow rage; not whether the time does.
[[nodiscard]] auto may_rage(const Rules& rules, const State& state) -> bool;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Rage& move) -> Verdict;
auto apply(Table& t, const Rage& move) -> void;

}  // namespace ruleproof::drako

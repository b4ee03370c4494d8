/// The end of the game: the score pad and the winner.
#pragma once

#include "model/sea_dragons/control.hpp"
#include "model/sea_dragons/rules.hpp"

namespace ruleproof::sea_dragons {

/// Fills in the score pad. [score.sum]
auto score(Table& table) -> void;

/// Who takes part in a realm with how much. [control.count]
[[nodiscard]] auto presence_in(const Rules& rules, const State& state, Realm realm)
    -> std::array<Presence<int>, most_players>;
/// Free whirlpools of a realm. [control.award] [control.covered]
[[nodiscard]] auto free_whirlpools(const Rules& rules, const State& state, Realm realm) -> int;
/// Points of missions.
[[nodiscard]] auto mission_points(const Rules& rules, const Missions& missions) -> int;

[[nodiscard]] auto outcome_of(const Rules& rules, const State& state) -> Outcome;

}  // namespace ruleproof::sea_dragons

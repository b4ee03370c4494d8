/// What each event takes and gives.
#pragma once

#include "model/year_of_the_dragon/rules.hpp"

namespace ruleproof::year_of_the_dragon {

/// [event.tribute.pay] [event.tribute.missing] Everybody pays; `owed` is set.
auto collect_tribute(Table& table) -> void;
/// [event.drought.rice] One player supplies `palaces` inhabited palaces; his `owed` is set.
auto supply_palaces(Table& table, int player, int palaces) -> void;
/// Inhabited palaces that can get rice, as a player must by default.
[[nodiscard]] auto palaces_to_supply(const Player& player) -> int;
/// [event.festival.points] Points, and tiles handed in.
auto hold_festival(Table& table) -> void;
/// [event.mongols.points] Points or steps; `owed` is set by default.
auto repel_mongols(Table& table) -> void;
/// [event.contagion.three] `owed` is set.
auto suffer_contagion(Table& table) -> void;

/// Only under event-count=running: what a player owes in all, by what lies on the table now.
[[nodiscard]] auto owed_now(const Rules& rules, const State& state, int player) -> int;

}  // namespace ruleproof::year_of_the_dragon

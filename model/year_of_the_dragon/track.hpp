/// The person track: who is ahead, and how markers move and stack.
#pragma once

#include "model/year_of_the_dragon/rules.hpp"

namespace ruleproof::year_of_the_dragon {

/// Where a marker lands among those already on a space.
enum class Landing : std::uint8_t { on_top, below };

/// [track.advance] [track.stack.newcomer] Moves a player's marker `steps` forward.
auto advance(Table& table, int player, int steps, Landing landing = Landing::on_top) -> void;

/// Only under marker-on-leaving=goes-back.
auto move_back(Table& table, int player, int steps) -> void;

/// [action.order] [track.stack.first] Whether `a` acts before `b`.
[[nodiscard]] auto is_ahead(const Rules& rules, const State& state, int a, int b) -> bool;

/// Fixes the order of a phase, nobody having acted; players who are out come last, as if they had.
auto freeze_order(Table& table) -> void;

/// The next player of the phase, or -1 when all have acted. Marks nobody; under
/// turn-order=re-evaluated it moves him to his place in the order.
[[nodiscard]] auto next_in_order(const Rules& rules, State& state) -> int;

}  // namespace ruleproof::year_of_the_dragon

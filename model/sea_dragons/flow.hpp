/// The order of turns, and of the actions of a turn. [turn.order] [turn.actions]
#pragma once

#include "model/sea_dragons/rules.hpp"

namespace ruleproof::sea_dragons {

/// The turn of a player begins.
auto begin_turn(Table& table, std::size_t p) -> void;
/// A head is used up: the card goes to those played, and its size bars the next one.
auto use_head(Table& table, Figure figure) -> void;
/// I is done, or a pass: the game is over, if the last head is used and that ends it at once.
auto ends_with_last_head(Table& table) -> bool;
/// II begins.
auto begin_mission(Table& table) -> void;
/// III begins.
auto begin_take(Table& table) -> void;
/// The next player's turn, or the end.
auto end_turn(Table& table) -> void;
/// Whether cards of a size can be drawn.
[[nodiscard]] auto has_stack(const Rules& rules, const State& state, Size size) -> bool;
/// Chance is to draw a card of that size, in a stage; of an empty stack, from the played cards.
auto draw_from(Table& table, Stage stage, Size size) -> void;

}  // namespace ruleproof::sea_dragons

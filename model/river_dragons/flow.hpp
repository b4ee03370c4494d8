/// The course of a round: whose action is next, which dragons cancel it, and how the game ends.
#pragma once

#include "model/river_dragons/rules.hpp"

namespace ruleproof::river_dragons {

/// Whether a dragon cancels the action card of that seat at that position. [dragon.cancel]
[[nodiscard]] auto is_cancelled(const Rules& rules, const State& state, int seat, int position)
    -> bool;

/// The card whose action is being done. [action.reveal]
[[nodiscard]] auto card_in_action(const State& state) -> Card;

/// The clause that says what is to be done in this stage.
[[nodiscard]] auto duty(const State& state) -> ClauseRef;

/// The fingerprint of a beginning of a round, whatever the number of the round.
[[nodiscard]] auto print_of_start(const State& state) -> std::uint64_t;

/// All plans are laid: the first cards are revealed.
auto begin_actions(Table& table) -> void;

/// The action in progress is done or lost: on to the next.
auto finish_action(Table& table) -> void;

/// One stone, plank or step of the action in progress is done. Says whether one is left.
auto one_done(Table& table) -> bool;

/// The pawn of a seat has entered a village by a move or a jump: the game may be over.
/// [end.arrival]
auto arrive(Table& table, int seat, Site village) -> void;

/// A plank has left the game. [plank.no-place]
auto check_planks_left(Table& table) -> void;

[[nodiscard]] auto outcome_of(const Rules& rules, const State& state) -> Outcome;

}  // namespace ruleproof::river_dragons

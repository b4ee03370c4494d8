/// The course of play: turns, actions begun and carried out, the ends of the game.
#pragma once

#include "model/drako/rules.hpp"

namespace ruleproof::drako {

/// [turn.first] The dragon's first turn.
auto begin_play(Table& t) -> void;
/// [action.kinds] An action is begun: it is no longer due.
auto begin_action(Table& t) -> void;
/// An action has been carried out: the end of the game, the next action or the end of the turn.
auto finish_action(Table& t) -> void;
/// The player whose turn it is does nothing more: the hand is cut down, and the turn passes.
auto close_turn(Table& t) -> void;
/// [rage.once] The turn of rage is over, and its marker out of the game.
auto put_rage_away(Table& t) -> void;
/// The turn goes to the other player.
auto pass_turn(Table& t) -> void;
/// The game is over.
auto end_game(Table& t, Ending ending, ClauseRef because) -> void;

/// The card moves from the hand to those that are out. [play.out] [attack.blocked]
auto spend(Table& t, Side side, Card card) -> void;

/// Cards of one side that are still in play.
constexpr auto cards_of(const Stock& stock) -> int { return stock.left + stock.held; }

auto propose_stops(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Stop& move) -> Verdict;
auto apply(Table& t, const Stop& move) -> void;

}  // namespace ruleproof::drako

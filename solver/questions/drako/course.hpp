/// Answers about the course of every game, as parts of questions that look at small games too.
#pragma once

#include "solver/questions/drako/games.hpp"

namespace ruleproof::solver::drako_question {

/// Whether every game has one winner, whatever the decks.
[[nodiscard]] auto one_winner_of_all_games(const drako::Rulings& rulings, const AskOptions& options)
    -> Answer;

/// Whether a net can lie on the dragon when his turn of one action begins.
[[nodiscard]] auto net_in_the_first_turn(const AskOptions& options) -> Answer;

}  // namespace ruleproof::solver::drako_question

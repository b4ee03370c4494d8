/// The questions about Connect Four. Each function is one of them; the table in questions.cpp gives
/// their sentences.
#pragma once

#include <span>
#include <vector>

#include "solver/questions/parts.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver {

[[nodiscard]] auto connect_four_questions() -> std::span<const Question>;

namespace connect_four_question {

using Answers = std::vector<Answer>;

auto who_wins_on_each_board(const AskOptions& options) -> Answers;

auto how_soon_can_each_player_win(const AskOptions& options) -> Answers;
auto what_does_play_at_random_bring(const AskOptions& options) -> Answers;
auto does_every_game_end(const AskOptions& options) -> Answers;
auto what_does_every_win_pass_through(const AskOptions& options) -> Answers;

}  // namespace connect_four_question
}  // namespace ruleproof::solver

namespace ruleproof::connect_four {
class ConnectFour;
}

namespace ruleproof::solver::questions {

template <>
[[nodiscard]] inline auto asked_about<connect_four::ConnectFour>() -> std::span<const Question> {
  return connect_four_questions();
}

}  // namespace ruleproof::solver::questions

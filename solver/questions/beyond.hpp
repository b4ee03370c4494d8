/// Why no single game refutes some answers: what they are about instead. The refuter's table says
/// it of each that it does not try.
///
///     {game, "values", ..., beyond<Beyond::best_play, who_wins_on_each_board>},
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "solver/questions/question.hpp"

namespace ruleproof::solver {

enum class Beyond : std::uint8_t {
  best_play,  ///< whatever the others do
  average,
  readings,
  positions,
  every_way,
  pieces,
  formula,
  places,
  alone,
  two_games,
};
[[nodiscard]] constexpr auto to_text(Beyond beyond) -> std::string_view {
  constexpr auto texts = std::to_array<std::string_view>(
      {"what best play reaches", "an average over games", "two readings, in games of both",
       "how many positions or ways there are", "what all games of a kind have in common",
       "printed or dealt pieces, before play", "a formula of a rule, for any numbers",
       "places on a board, reached or not",
       "what a player does without the others, who play in every game",
       "two games that go on alike"});
  return texts[static_cast<std::size_t>(beyond)];
}

/// The fact of an answer that says so.
inline constexpr std::string_view beyond_a_game = "what a single game cannot refute";

/// Marks the strong ones among a question's answers that claim nothing of every position.
template <Beyond Why, auto Ask>
auto beyond(const AskOptions& options) -> std::vector<Answer> {
  auto answers = Ask(options);
  for (auto& answer : answers) {
    const bool says_why = std::ranges::any_of(
        answer.facts, [](const auto& fact) { return fact.first == beyond_a_game; });
    if (is_strong(answer.how) && answer.always.empty() && !says_why) {
      answer.fact(std::string(beyond_a_game), std::string(to_text(Why)));
    }
  }
  return answers;
}

}  // namespace ruleproof::solver

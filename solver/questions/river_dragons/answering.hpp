/// How answers about River Dragons are put together: for each number of players, with the game that
/// shows them, and what they rest on.
#pragma once

#include <array>
#include <concepts>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "solver/questions/marks.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"

namespace ruleproof::solver::river_dragons_question {

inline constexpr auto numbers_of_players = std::to_array({2, 3, 4, 5, 6});

/// What an answer rests on that holds for every board.
inline constexpr auto any_board = "rulebook, public source; whatever the board";
/// What an answer rests on that was computed for the board of that game.
[[nodiscard]] inline auto data_of(const RiverDragons& game) -> std::string {
  const auto& board = game.rules().components;
  return board.provenance + " (" + board.label + ")";
}

/// All numbers of players, under the default rulings.
[[nodiscard]] inline auto any_number() -> Scope { return scope_of(game_of(2)).with_players(2, 6); }

/// "1 move", "2 moves".
[[nodiscard]] auto counted(std::integral auto count, std::string_view noun) -> std::string {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}
/// "2 players: plans".
[[nodiscard]] inline auto of_players(int players, std::string_view what) -> std::string {
  return fmt::format("{} players: {}", players, what);
}

/// `answer_for(game)` for each number of players, on the stand-in board; "3-players" is its aspect.
template <class AnswerFor>
auto for_each_number_of_players(AnswerFor&& answer_for) -> Answers {
  Answers answers;
  for (const int players : numbers_of_players) {
    answers.push_back(answer_for(game_of(players)));
    answers.back().aspect = std::to_string(players) + "-players";
  }
  return answers;
}

/// It was not found out.
inline auto leave_open(Answer& answer) -> void {
  answer.says = Says::unknown;
  answer.how = How::unknown;
}

/// Adds a game at whose end the claims hold, and what else is tested. One that is not legal, or in
/// which a wish does not come true, shows nothing, and without it nobody knows the answer.
inline auto exhibit(Answer& answer, const Course& course, Shown shown) -> bool {
  const auto problem = course.problem();
  if (!problem.empty()) shown.fails = Error{Code::bad_move, "witness", problem};
  const bool good = !shown.fails.has_value();
  if (!good) answer.how = How::unknown;
  answer.shown.push_back(std::move(shown));
  return good;
}
template <class... Test>
auto exhibit(Answer& answer, const RiverDragons& game, const Course& course, std::string title,
             const Claims& claims, Test&&... test) -> bool {
  return exhibit(answer, course,
                 show(game, course.moves(), std::move(title), claims, std::forward<Test>(test)...));
}

// What answers claim of every position, as typed expressions that more than one of them needs.

/// All of these at once.
[[nodiscard]] inline auto all_of(const std::vector<std::string>& claims) -> std::string {
  return fmt::format("{}", fmt::join(claims, " and "));
}

/// Planks that are out of the game; before the last move, with "before." in front.
[[nodiscard]] inline auto planks_out_now(const std::string& when = "") -> std::string {
  return fmt::format("count({}p*.plank*.at = {})", when, river_dragons::Plank::out);
}

/// How many rounds have ended.
[[nodiscard]] inline auto rounds_ended() -> std::string { return "times(because.round.end = 1)"; }

/// How often something was so since the last round ended; the move that ends a round belongs to it.
[[nodiscard]] inline auto in_this_round(const std::string& deed) -> std::string {
  return "times(" + deed + " since because.round.end = 1)";
}

/// A personal reserve has one plank of a size at the most. [remove.one-of-a-size]
[[nodiscard]] inline auto one_of_a_size_claim() -> std::string {
  using river_dragons::Plank;
  return fmt::format(
      "all(i, j, k: i = j or p[i].plank[k].at < {} or p[i].plank[k].at >= {} or p[i].plank[k].at "
      "!= p[j].plank[k].at)",
      Plank::reserve, Plank::held);
}

/// No personal reserve has planks of more than two colours; of more than one beside its owner's,
/// where that counts in any case. [remove.two-colours]
[[nodiscard]] inline auto two_colours_claim(river_dragons::ColourLimit limit) -> std::string {
  const bool own_counts = limit == river_dragons::ColourLimit::own_and_one;
  std::vector<std::string> seats;
  for (int seat = 1; seat <= static_cast<int>(river_dragons::most_players); ++seat) {
    const auto reserve = river_dragons::Plank::reserve + seat - 1;
    seats.push_back(
        own_counts
            ? fmt::format("count(j: j != {} and any(k: p[j].plank[k].at = {})) <= 1", seat, reserve)
            : fmt::format("count(j: any(k: p[j].plank[k].at = {})) <= 2", reserve));
  }
  return all_of(seats);
}

/// With so many players who stands in his end village has won, and who has won stands there: a
/// claim for as many seats as have room in one. [end.arrival]
[[nodiscard]] auto arrival_claims(const river_dragons::Rules& rules) -> std::vector<std::string>;

}  // namespace ruleproof::solver::river_dragons_question

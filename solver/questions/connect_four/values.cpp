/// Exact values of whole boards: every position is visited, and each has its value.
#include "solver/graph/values.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/connect_four/connect_four.hpp"
#include "model/core/finding.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/explore/levels.hpp"
#include "solver/questions/by_chance.hpp"
#include "solver/questions/connect_four/questions.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver::connect_four_question {
namespace {

using connect_four::ConnectFour;
using connect_four::Diagonals;
using connect_four::Stage;

struct Board {
  int columns;
  int rows;
  Diagonals diagonals = Diagonals::count;
};

auto name_of(const Board& board) -> std::string {
  return std::to_string(board.columns) + "x" + std::to_string(board.rows);
}

auto reading_of(const Board& board) -> std::string {
  return board.diagonals == Diagonals::count ? "" : " if diagonals do not count";
}

auto result_of(Value value) -> std::string_view {
  constexpr auto results = std::to_array<std::string_view>(
      {"the first player wins", "the second player wins", "nobody wins"});
  return results[static_cast<std::size_t>(value)];
}

auto stage_of(Value value) -> Stage {
  constexpr auto stages = std::to_array<Stage>({Stage::p1_won, Stage::p2_won, Stage::drawn});
  return stages[static_cast<std::size_t>(value)];
}

/// What each first move leads to with best play: "1 draws, 2 loses".
auto first_moves(const ConnectFour& game, const Levels<ConnectFour>& levels) -> std::string {
  constexpr auto words = std::to_array<std::string_view>({"wins", "loses", "draws"});
  MoveList<connect_four::Move> list;
  moves(game, game.start(), list);
  std::string text;
  for (const auto& move : list) {
    text += (text.empty() ? "" : ", ") + game.to_text(move) + " " +
            std::string(words[static_cast<std::size_t>(levels.value_after(move))]);
  }
  return text;
}

auto value_of(const Board& board, const AskOptions& options) -> Answer {
  const ConnectFour game(
      {.columns = board.columns, .rows = board.rows, .rulings = {.diagonals = board.diagonals}});
  Answer answer{.aspect = name_of(board)};
  if (board.diagonals != Diagonals::count) answer.aspect += "-without-diagonals";
  answer.data = "rulebook";
  answer.clauses = {"line.straight", "end.full"};
  if (board.diagonals == Diagonals::count) answer.clauses.emplace_back("line.diagonal");
  Levels levels(game, {.max_bytes = options.max_bytes}, true);
  const auto& all = levels.explore();
  answer.bound = std::to_string(board.columns) + " columns, " + std::to_string(board.rows) +
                 " rows" + reading_of(board) + "; " + std::to_string(all.states) + " positions";
  const bool solved = levels.solve();
  answer.fact("positions", std::to_string(all.states));
  if (!solved) {
    answer.how = {How::bounded, scope_of(game)};
    answer.title = "On " + name_of(board) + reading_of(board) + " not all positions fit in memory";
    answer.text = "The search stopped " + std::to_string(all.depth) +
                  " moves deep. Lower bound: the second player wins; upper bound: the first.";
    return answer;
  }
  answer.says = Says::value;
  answer.how = {How::exhaustive, scope_of(game)};
  answer.title = "On " + name_of(board) + reading_of(board) + " " +
                 std::string(result_of(levels.value())) + " with best play of both";
  answer.text =
      "Every position was visited, and each has its exact value, from the ends backwards.";
  const auto counts = levels.counts();
  answer.fact("won for the first player", std::to_string(counts[0]))
      .fact("won for the second player", std::to_string(counts[1]))
      .fact("drawn", std::to_string(counts[2]))
      .fact("first moves", first_moves(game, levels));
  const auto stage = stage_of(levels.value());
  answer.shown.push_back(show(game, std::span<const connect_four::Move>(levels.line()),
                              "a game in which both play best",
                              "stage = " + std::to_string(static_cast<int>(stage))));
  answer.fact(std::string(common_by_chance), std::string(best_play_has_no_mark));
  return answer;
}

/// The boards from so many columns and rows to so many.
struct Boards {
  std::string aspect;
  std::pair<int, int> columns;
  std::pair<int, int> rows;

  [[nodiscard]] auto count() const -> int {
    return (columns.second - columns.first + 1) * (rows.second - rows.first + 1);
  }
  [[nodiscard]] auto scope() const -> Scope {
    auto scope = scope_of(ConnectFour({.columns = 1, .rows = 1, .rulings = {}}));
    for (const auto& [name, range] : {std::pair{"columns", columns}, std::pair{"rows", rows}}) {
      auto& values = scope.options[name];
      values.clear();
      for (int n = range.first; n <= range.second; ++n) values.push_back(std::to_string(n));
    }
    return scope;
  }
};

/// Boards on which a line fits in one direction at most, in one answer.
auto narrow_boards(const Boards& boards, const AskOptions& options) -> Answer {
  Answer answer{.aspect = boards.aspect, .says = Says::value};
  answer.how = {How::exhaustive, boards.scope()};
  answer.data = "rulebook";
  answer.clauses = {"line.straight", "end.full"};
  std::uint64_t positions = 0;
  std::array<int, 3> results{};
  for (int columns = boards.columns.first; columns <= boards.columns.second; ++columns) {
    for (int rows = boards.rows.first; rows <= boards.rows.second; ++rows) {
      const ConnectFour game({.columns = columns, .rows = rows, .rulings = {}});
      Levels levels(game, {.max_bytes = options.max_bytes}, true);
      positions += levels.explore().states;
      if (!levels.solve()) {
        answer.says = Says::unknown;
        answer.how = How::bounded;
        answer.title = "Not all positions of the boards of less than four columns or rows fit";
        return answer;
      }
      ++results[static_cast<std::size_t>(levels.value())];
    }
  }
  const auto count = std::to_string(boards.count());
  const auto from_to = [](const std::pair<int, int>& range) {
    return std::to_string(range.first) + " to " + std::to_string(range.second);
  };
  answer.title = "Of the " + count + " boards of " + from_to(boards.columns) + " columns and " +
                 from_to(boards.rows) + " rows " + std::to_string(results[2]) +
                 " are draws with best play of both";
  answer.bound = std::to_string(positions) + " positions of " + count + " boards";
  answer.fact("won by the first player", std::to_string(results[0]))
      .fact("won by the second player", std::to_string(results[1]))
      .fact("drawn", std::to_string(results[2]));
  return answer;
}

}  // namespace

auto who_wins_on_each_board(const AskOptions& options) -> Answers {
  std::vector<Board> boards = {{4, 4}, {4, 4, Diagonals::do_not_count}};
  // Seventy million positions: not in a quick run.
  if (options.budget.work >= AskOptions{}.budget.work) {
    for (const auto& [columns, rows] : {std::pair{4, 5}, {5, 4}}) {
      boards.push_back({columns, rows});
      boards.push_back({columns, rows, Diagonals::do_not_count});
    }
    boards.push_back({5, 5});
  }
  if (options.effort > 1) boards.push_back({6, 4});  // the smallest that is no draw
  Answers answers{narrow_boards({"narrow-boards", {1, 3}, {1, 5}}, options),
                  narrow_boards({"flat-boards", {4, 5}, {1, 3}}, options)};
  for (const auto& board : boards) answers.push_back(value_of(board, options));
  return answers;
}

}  // namespace ruleproof::solver::connect_four_question

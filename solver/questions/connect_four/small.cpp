/// Questions on the graph of all positions of a small board, or on the first moves of the usual
/// one.
#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/connect_four/connect_four.hpp"
#include "model/core/assert.hpp"
#include "model/core/finding.hpp"
#include "solver/explore/explore.hpp"
#include "solver/graph/graph.hpp"
#include "solver/graph/state_graph.hpp"
#include "solver/graph/values.hpp"
#include "solver/questions/by_chance.hpp"
#include "solver/questions/connect_four/questions.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver::connect_four_question {
namespace {

using connect_four::ConnectFour;
using connect_four::Stage;
using connect_four::State;

/// Four columns and four rows, or three in a quick run.
auto small_board(const AskOptions& options) -> ConnectFour {
  const bool quick = options.budget.work < AskOptions{}.budget.work;
  return ConnectFour({.columns = 4, .rows = quick ? 3 : 4, .rulings = {}});
}

/// An answer on the whole graph of the small board; `bounded` if memory did not suffice.
auto on_the_graph(const ConnectFour& game, const StateGraph<ConnectFour>& graph,
                  std::string aspect = "") -> Answer {
  Answer answer{.aspect = std::move(aspect)};
  answer.data = "rulebook";
  answer.clauses = {"line.straight", "line.diagonal", "end.full"};
  answer.bound =
      ruleproof::to_text(game.setup().options) + "; " + std::to_string(graph.size()) + " positions";
  answer.how = {graph.complete() ? How::exhaustive : How::bounded, scope_of(game)};
  if (!graph.complete()) answer.title = "Not all positions of the small board fit in memory";
  return answer;
}

/// "4x4".
auto name_of(const ConnectFour& game) -> std::string {
  auto options = game.setup().options;
  return options["columns"] + "x" + options["rows"];
}

auto payoff_of_p1(const State& state) -> int {
  return state.stage == Stage::p1_won ? 1 : state.stage == Stage::p2_won ? -1 : 0;
}

auto soonest(Stage stage, const std::string& who, const AskOptions& options) -> Answer {
  const ConnectFour game;
  Answer answer{.aspect = who + "-player"};
  answer.data = "rulebook";
  answer.clauses = {"line.straight", "line.diagonal"};
  const auto wins = [&](const State& state) { return state.stage == stage; };
  const auto search = find_state(game, wins, options.search(1'000'000));
  answer.bound = "7 columns, 6 rows; " + std::to_string(search.exploration.states) + " positions";
  answer.how = {How::bounded, scope_of(game)};
  answer.title = "No win of the " + who + " player was found";
  if (!search.path) return answer;
  answer.says = Says::value;
  answer.how = {How::exhaustive, scope_of(game)};
  answer.bound += ": every shorter game was looked at";
  answer.title = "The " + who + " player can win with move " + std::to_string(search.path->size()) +
                 " of the game at the soonest";
  answer.always = {"stage != " + std::to_string(static_cast<int>(stage)) +
                   " or bits(stones1) + bits(stones2) >= " + std::to_string(search.path->size())};
  answer.shown.push_back(show(game, std::span<const connect_four::Move>(*search.path),
                              "the shortest win of the " + who + " player",
                              stage == Stage::p1_won ? "winner.p1 = 1 and winner.p2 = 0"
                                                     : "winner.p2 = 1 and winner.p1 = 0"));
  return answer;
}

}  // namespace

auto how_soon_can_each_player_win(const AskOptions& options) -> Answers {
  return {soonest(Stage::p1_won, "first", options), soonest(Stage::p2_won, "second", options)};
}

auto what_does_play_at_random_bring(const AskOptions& options) -> Answers {
  const auto game = small_board(options);
  const StateGraph<ConnectFour> graph(game, {.max_bytes = options.max_bytes});
  Answers answers;
  for (const bool best : {false, true}) {
    auto answer = on_the_graph(game, graph, best ? "best-play" : "both-at-random");
    if (graph.complete()) {
      auto as_game = graph.as_game(Seat::p1, payoff_of_p1);
      for (auto& role : as_game.role) {
        if (!best && role != Role::over) role = Role::chance;
      }
      const auto expected = expect(as_game, 0, Others::at_random);
      RULEPROOF_ASSERT(expected.has_value());  // the board fills up: there is no cycle
      answer.says = Says::value;
      answer.title = "On " + name_of(game) + " wins less losses of the first player, " +
                     (best ? "at his best against play at random" : "both playing at random") +
                     ": " + expected->exact + ", about " + std::to_string(expected->value);
    }
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto does_every_game_end(const AskOptions& options) -> Answers {
  const auto game = small_board(options);
  const StateGraph<ConnectFour> graph(game, {.max_bytes = options.max_bytes});
  auto answer = on_the_graph(game, graph);
  if (!graph.complete()) return {answer};
  const auto longest = longest_path(graph.adjacency(), 0);
  answer.says = longest ? Says::yes : Says::no;
  const auto board = "On the board of " + ruleproof::to_text(game.setup().options);
  answer.title = longest ? board + " every game ends; the longest has " +
                               std::to_string(longest->size()) + " moves and fills it"
                         : board + " a game can go on for ever";
  answer.text = "No position can come again: the graph has no cycle.";
  if (longest) {
    const auto most = std::to_string(longest->size());
    answer.always = {"bits(stones1) + bits(stones2) <= " + most,
                     "over = 1 or bits(stones1) + bits(stones2) < " + most};
    answer.shown.push_back(
        show(game, std::span<const connect_four::Move>(graph.moves_of(*longest)), "a longest game",
             "over = 1 and bits(stones1) + bits(stones2) = " + std::to_string(longest->size())));
    answer.fact(std::string(common_by_chance), std::string(goes_on_as_long));
  }
  return {answer};
}

auto what_does_every_win_pass_through(const AskOptions& options) -> Answers {
  const auto game = small_board(options);
  const StateGraph<ConnectFour> graph(game, {.max_bytes = options.max_bytes});
  Answers answers;
  for (const auto& [stage, who] :
       {std::pair{Stage::p1_won, "first"}, std::pair{Stage::p2_won, "second"}}) {
    auto answer = on_the_graph(game, graph, std::string(who) + "-player");
    if (graph.complete()) {
      const auto won = graph.where([&](const State& state) { return state.stage == stage; });
      const auto passed = unavoidable(graph.adjacency(), 0, won);
      answer.says = Says::value;
      answer.title = "On " + name_of(game) + " all wins of the " + std::string(who) +
                     " player have " +
                     (passed.size() == 1 ? "nothing but the opening"
                                         : std::to_string(passed.size()) + " positions") +
                     " in common";
      answer.text = "From the dominators of the wins in the graph of all positions.";
      answer.fact("won positions", std::to_string(std::ranges::count(won, true)));
    }
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace ruleproof::solver::connect_four_question

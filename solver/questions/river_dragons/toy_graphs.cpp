/// Small games as graphs of all their positions: shortest wins, positions without hope, cycles.
#include <algorithm>
#include <string>

#include "solver/graph/graph.hpp"
#include "solver/graph/state_graph.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"

namespace ruleproof::solver {

namespace river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): stages

struct Toy {
  const char* aspect;
  const char* board;
  const char* actions;
};

auto look_at(const Toy& toy, const ExploreOptions& bounds) -> Answer {
  const SetupText setup{.options = {{"players", "2"},
                                    {"data", toy.board},
                                    {"cards", "1"},
                                    {"planks", "1"},
                                    {"dragons", "0"},
                                    {"actions", toy.actions}},
                        .rulings = {}};
  const auto game = RiverDragons::configure(setup).value();
  const StateGraph<RiverDragons> graph(game, bounds);
  Answer answer{.aspect = toy.aspect};
  answer.data = data_of(game);
  answer.clauses = {"end.arrival", "plank.no-place"};
  answer.bound =
      ruleproof::to_text(setup.options) + "; " + std::to_string(graph.size()) + " positions";
  if (!graph.complete()) {
    answer.title = "The " + game.rules().components.label + " has too many positions to visit all";
    answer.how = How::bounded;
    return answer;
  }
  const auto won = graph.where([](const State& state) { return state.winner != 0; });
  const auto dead = hopeless(graph.adjacency(), won);
  const auto dead_count = std::ranges::count(dead, true);
  const auto parts = components(graph.adjacency());
  const auto win = shortest_path(graph.adjacency(), 0, won);
  const auto end = shortest_path(graph.adjacency(), 0, dead);
  answer.says = dead_count > 0 ? Says::yes : Says::no;
  answer.how = How::exhaustive;
  const auto length = [](const auto& path) {
    if (!path) return std::string("none");
    return std::to_string(path->size()) + (path->size() == 1 ? " move" : " moves");
  };
  answer.title = std::string("On the ") + game.rules().components.label + " " +
                 std::to_string(dead_count) + " of " + std::to_string(graph.size()) +
                 " positions of a small game are dead; the shortest win takes " + length(win) +
                 ", the shortest way to a dead position " + length(end);
  answer.text =
      "All positions and moves as one graph. Dead are those from which no move of anybody "
      "leads to an arrival.";
  answer.fact("positions", std::to_string(graph.size()))
      .fact("moves", std::to_string(graph.adjacency().edges()))
      .fact("dead positions", std::to_string(dead_count))
      .fact("shortest win", length(win))
      .fact("shortest way to a dead position", length(end))
      .fact("strongly connected components", std::to_string(parts.count))
      .fact("positions can repeat", parts.acyclic ? "no" : "yes");
  if (win) {
    answer.shown.push_back(show(game, graph.moves_of(*win), "a shortest win",
                                [](const State& state) { return state.winner != 0; }));
  }
  if (end) {
    const auto there = graph.adjacency().to[end->back()];
    const auto expected = graph.state(there);
    answer.shown.push_back(show(game, graph.moves_of(*end), "the nearest dead position",
                                [&](const State& state) { return state == expected; }));
  }
  return answer;
}

}  // namespace

auto what_do_toy_games_look_like(const AskOptions& options) -> Answers {
  const auto bounds = options.search(1'500'000);
  return {look_at({"three-islets", "toy-3", "stone1+plank1+move1"}, bounds),
          look_at({"three-islets-remove", "toy-3", "stone1+plank1+remove+move1"}, bounds),
          look_at({"six-islets", "toy", "stone1+plank1+move1"}, bounds)};
}

}  // namespace river_dragons_question
}  // namespace ruleproof::solver

#include "solver/graph/graph.hpp"

#include <algorithm>
#include <initializer_list>
#include <vector>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "model/connect_four/state.hpp"
#include "model/core/game.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/graph/state_graph.hpp"
#include "solver/graph/values.hpp"

namespace ruleproof::solver {
namespace {

using connect_four::ConnectFour;
using connect_four::Stage;

/// The graph of lists of successors.
auto graph_of(const std::vector<std::vector<Node>>& successors) -> Adjacency {
  Adjacency graph;
  for (const auto& list : successors) {
    graph.to.insert(graph.to.end(), list.begin(), list.end());
    graph.first.push_back(graph.to.size());
  }
  return graph;
}

auto flags(Node size, std::initializer_list<Node> members) -> Nodes {
  Nodes nodes(size);
  for (const auto node : members) nodes[node] = true;
  return nodes;
}

TEST_CASE("cycles are found, and none where there are none") {
  const auto tree = graph_of({{1, 2}, {3}, {3}, {}});
  CHECK(components(tree).acyclic);
  CHECK(some_cycle(tree).empty());

  const auto ring = graph_of({{1}, {2}, {3}, {1, 4}, {}});
  const auto parts = components(ring);
  CHECK(!parts.acyclic);
  CHECK(parts.count == 3);
  CHECK(parts.of[1] == parts.of[3]);
  CHECK(parts.of[0] != parts.of[1]);
  CHECK(some_cycle(ring) == std::vector<Edge>{1, 2, 3});

  const auto self = graph_of({{1}, {1}});
  CHECK(!components(self).acyclic);
  CHECK(some_cycle(self) == std::vector<Edge>{1});
}

TEST_CASE("the longest path, unless a cycle can be reached") {
  const auto graph = graph_of({{3, 1}, {2}, {3}, {}, {4}});
  CHECK(longest_path(graph, 0) == std::vector<Edge>{1, 2, 3});
  CHECK(longest_path(graph, 3) == std::vector<Edge>{});
  CHECK(!longest_path(graph, 4));
}

TEST_CASE("the shortest path to the nearest goal") {
  const auto graph = graph_of({{1}, {2, 3}, {4}, {4}, {}, {0}});
  CHECK(shortest_path(graph, 0, flags(6, {3, 4})) == std::vector<Edge>{0, 2});
  CHECK(shortest_path(graph, 0, flags(6, {0})) == std::vector<Edge>{});
  CHECK(!shortest_path(graph, 0, flags(6, {5})));
}

TEST_CASE("what every path to a goal passes through") {
  const auto graph = graph_of({{1}, {2, 3}, {4}, {4}, {5, 6}, {}, {}});
  CHECK(unavoidable(graph, 0, flags(7, {5, 6})) == std::vector<Node>{0, 1, 4});
  CHECK(unavoidable(graph, 0, flags(7, {5})) == std::vector<Node>{0, 1, 4, 5});
  CHECK(unavoidable(graph, 0, flags(7, {})).empty());
  CHECK(unavoidable(graph, 4, flags(7, {3})).empty());
}

TEST_CASE("the graph turned round has the same edges") {
  const auto graph = graph_of({{1, 2, 2}, {0}, {}});
  const auto back = graph.reversed();
  CHECK(back.first == std::vector<Edge>{0, 1, 2, 4});
  CHECK(back.to == std::vector<Node>{1, 0, 0, 0});
  CHECK(graph.from(0) == 0);
  CHECK(graph.from(3) == 1);
}

TEST_CASE("a game that may go round for ever is a draw unless somebody can force the end") {
  // 0 -> 1 -> 0 and 1 -> 2, where max wins; at 0 max decides, at 1 whoever is said.
  GraphGame game{.graph = graph_of({{1}, {0, 2}, {}}),
                 .role = {Role::max, Role::min, Role::over},
                 .payoff = {0, 0, 1},
                 .weight = {}};
  CHECK(solve(game)->value[0] == Value::draw);
  game.role[1] = Role::max;
  const auto solved = solve(game);
  CHECK(solved->value[0] == Value::max_wins);
  CHECK(solved->distance[0] == 2);
  game.role[1] = Role::chance;
  CHECK(!solve(game));
  CHECK(!expect(game, 0, Others::against));  // a cycle: no order to compute in
}

TEST_CASE("the winner hurries and the loser delays") {
  // max at 0: a short and a long way to win. min at 3: a short and a long way to lose.
  const GraphGame game{.graph = graph_of({{1, 2}, {4}, {1}, {4, 2}, {}}),
                       .role = {Role::max, Role::max, Role::max, Role::min, Role::over},
                       .payoff = {0, 0, 0, 0, 1},
                       .weight = {}};
  const auto solved = solve(game);
  CHECK(solved->distance[0] == 2);
  CHECK(solved->value[3] == Value::max_wins);
  CHECK(solved->distance[3] == 3);
  const auto ends_of = [&](Node start) {
    std::vector<Node> ends;
    for (const auto edge : best_line(game, *solved, start)) ends.push_back(game.graph.to[edge]);
    return ends;
  };
  CHECK(ends_of(0) == std::vector<Node>{1, 4});
  CHECK(ends_of(3) == std::vector<Node>{2, 1, 4});
  CHECK(ends_of(4).empty());
}

TEST_CASE("expectations are exact fractions") {
  // A die of weights 1 and 2, then a choice between 7 and a coin of 10 and 3.
  GraphGame game{.graph = graph_of({{1, 2}, {3, 4}, {3}, {}, {5, 6}, {}, {}}),
                 .role = {Role::chance, Role::max, Role::min, Role::over, Role::chance, Role::over,
                          Role::over},
                 .payoff = {0, 0, 0, 7, 0, 10, 3},
                 .weight = {1, 2, 1, 1, 1, 1, 3}};
  const auto expected = expect(game, 0, Others::against);
  CHECK(expected->exact == "7");
  CHECK(expected->best[1] == 2);
  game.role[1] = Role::min;
  CHECK(expect(game, 1, Others::against)->exact == "19/4");
  CHECK(expect(game, 0, Others::against)->exact == "25/4");
  CHECK(expect(game, 1, Others::along)->exact == "7");
  CHECK(expect(game, 1, Others::at_random)->exact == "47/8");
}

TEST_CASE("Connect Four on four columns and four rows, solved") {
  const ConnectFour game({.columns = 4, .rows = 4, .rulings = {}});
  const StateGraph<ConnectFour> graph(game);
  CHECK(graph.complete());
  CHECK(graph.size() == 161'029);
  CHECK(graph.adjacency().edges() == 304'574);
  CHECK(components(graph.adjacency()).acyclic);
  CHECK(longest_path(graph.adjacency(), 0)->size() == 16);

  const auto as_game = graph.as_game(Seat::p1, [&](const auto& state) {
    const auto outcome = game.outcome(state);
    return static_cast<int>(outcome.wins[0]) - static_cast<int>(outcome.wins[1]);
  });
  const auto solved = solve(as_game);
  CHECK(solved->value[0] == Value::draw);
  CHECK(std::ranges::count(solved->value, Value::max_wins) == 36'499);
  CHECK(std::ranges::count(solved->value, Value::min_wins) == 34'410);
  CHECK(expect(as_game, 0, Others::against)->exact == "0");
  CHECK(expect(as_game, 0, Others::at_random)->exact == "314177/331776");

  const auto won = graph.where([](const auto& state) { return state.stage == Stage::p2_won; });
  const auto path = shortest_path(graph.adjacency(), 0, won);
  CHECK(graph.moves_of(*path).size() == 8);
  CHECK(unavoidable(graph.adjacency(), 0, won) == std::vector<Node>{0});
}

TEST_CASE("Connect Four on five columns and four rows is a draw") {
  const ConnectFour game({.columns = 5, .rows = 4, .rulings = {}});
  const StateGraph<ConnectFour> graph(game);
  CHECK(graph.size() == 3'945'711);
  const auto solved = solve(graph.as_game(Seat::p1, [&](const auto& state) {
    const auto outcome = game.outcome(state);
    return static_cast<int>(outcome.wins[0]) - static_cast<int>(outcome.wins[1]);
  }));
  CHECK(solved->value[0] == Value::draw);
  CHECK(std::ranges::count(solved->value, Value::max_wins) == 1'372'788);
  CHECK(std::ranges::count(solved->value, Value::min_wins) == 1'269'287);
}

TEST_CASE("a graph that a bound cut short knows it") {
  const ConnectFour game({.columns = 4, .rows = 4, .rulings = {}});
  const StateGraph<ConnectFour> shallow(game, {.max_depth = 2});
  CHECK(shallow.stopped_by() == Bound::depth);
  CHECK(shallow.size() == 21);
  CHECK(shallow.adjacency().edges() == 20);
  CHECK(StateGraph<ConnectFour>(game, {.max_states = 100}).stopped_by() == Bound::states);
  int asked = 0;
  const StateGraph<ConnectFour> early(game, {.stop = [&] { return ++asked > 3; }});
  CHECK(early.stopped_by() == Bound::time);
  CHECK(early.adjacency().edges() > 0);
}

}  // namespace
}  // namespace ruleproof::solver

#include "solver/graph/analysis.hpp"

#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/graph/graph.hpp"
#include "solver/graph/values.hpp"

namespace ruleproof::solver {
namespace {

using connect_four::ConnectFour;

auto board(int columns, int rows) -> ConnectFour {
  return ConnectFour({.columns = columns, .rows = rows, .rulings = {}});
}

TEST_CASE("a small graph by hand: the likeliest way is not the shortest") {
  // 0 (others) -> 1 or 2 or 3; 1 (max) -> 4; 2 (chance 1 : 3) -> goal 5 or 4; 3 -> 5; 4 -> 5.
  Adjacency graph;
  for (const auto& list : std::vector<std::vector<Node>>{{1, 2, 3}, {4}, {5, 4}, {3}, {5}, {}}) {
    graph.to.insert(graph.to.end(), list.begin(), list.end());
    graph.first.push_back(graph.to.size());
  }
  const GraphGame game{
      .graph = graph,
      .role = {Role::min, Role::max, Role::chance, Role::max, Role::max, Role::over},
      .payoff = {0, 0, 0, 0, 0, 1},
      .weight = {1, 1, 1, 1, 1, 3, 1, 1}};
  const Nodes goal{false, false, false, false, false, true};
  const auto safest = safest_path(game, 0, goal);
  REQUIRE(safest);
  CHECK(safest->chance == "1/3");  // 0 to 1, then own moves; by 2 it is 1/12 or 1/4
  CHECK(safest->edges.size() == 3);
  CHECK(shortest_path(graph, 0, goal)->size() == 2);
  CHECK(!safest_path(game, 3, goal));  // 3 leads to itself only
}

TEST_CASE("four by four: no cycle, no dead end, nothing forced, and exact chances") {
  const auto all = analyse(board(4, 4), {});
  CHECK(all.positions == 161'029);
  CHECK(all.acyclic);
  CHECK(all.cycle == 0);
  CHECK(all.longest == 16);
  CHECK(all.stuck == 0);
  CHECK(all.hopeless == 0);
  REQUIRE(all.seats.size() == 2);
  CHECK(all.seats[0].shortest->size() == 7);
  CHECK(all.seats[1].shortest->size() == 8);
  CHECK(!all.seats[0].forced);
  CHECK(!all.seats[1].forced);
  CHECK(all.seats[0].passed.size() == 1);  // the opening alone
  CHECK(!all.seats[0].safest_chance.empty());
  CHECK(!all.seats[0].by_lot.empty());
}

TEST_CASE("in a single column every game passes through every position, and nobody wins") {
  const auto all = analyse(board(1, 5), {});
  CHECK(all.positions == 6);
  CHECK(all.longest == 5);
  CHECK(all.seats[0].positions == 0);
  CHECK(!all.seats[0].shortest);
  CHECK(!all.seats[0].safest);
  CHECK(all.seats[0].passed.empty());
  CHECK(all.seats[0].against == "0");
}

/// The first player wins whenever the board is full.
struct Rush : ConnectFour {
  explicit Rush(const ConnectFour& game) : ConnectFour(game) {}
  [[nodiscard]] auto outcome(const State& state) const -> Outcome {
    return {
        .players = 2, .scores = {}, .wins = {state.stage != connect_four::Stage::playing, false}};
  }
};

TEST_CASE("where p1 wins every game, it is forced, and every win passes through the only way") {
  const auto all = analyse(Rush(board(1, 3)), {});
  CHECK(all.seats[0].forced);
  CHECK(all.seats[0].forced_moves == 3);
  CHECK(all.seats[0].passed.size() == 4);
  CHECK(all.seats[0].against == "1");
  CHECK(all.seats[0].safest_chance == "1");
  CHECK(!all.seats[1].forced);
}

TEST_CASE("a graph that was cut short says less") {
  const auto all = analyse(board(4, 4), {.max_states = 1000});
  CHECK(all.stopped_by == Bound::states);
  CHECK(!all.longest);
  for (const auto& wins : all.seats) {
    CHECK(wins.passed.empty());
    CHECK(wins.against.empty());
  }
}

}  // namespace
}  // namespace ruleproof::solver

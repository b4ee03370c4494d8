/// Positions from which nothing leads to a goal.
#pragma once

#include "solver/graph.hpp"

namespace ruleproof::solver {

/// The nodes of a graph from which no path leads to any of the goals.
[[nodiscard]] auto hopeless(const Adjacency& graph, const Nodes& goals) -> Nodes;

}  // namespace ruleproof::solver

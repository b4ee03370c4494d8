/// Questions about finite graphs: cycles, paths, what cannot be avoided.
///
/// Nodes and edges are plain numbers here; what they mean (positions, moves, seats) stays outside,
/// in solver/graph/state_graph.hpp. Values of games on such graphs: solver/graph/values.hpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace ruleproof::solver {

using Node = std::uint32_t;
using Edge = std::uint64_t;

/// A directed graph: the edges of node v are numbered from `first[v]` up to `first[v + 1]`.
struct Adjacency {
  std::vector<Edge> first{0};
  std::vector<Node> to;  ///< where each edge leads

  [[nodiscard]] auto nodes() const -> Node { return static_cast<Node>(first.size() - 1); }
  [[nodiscard]] auto edges() const -> Edge { return to.size(); }
  [[nodiscard]] auto degree(Node node) const -> Edge { return first[node + 1] - first[node]; }
  /// The node that an edge leaves.
  [[nodiscard]] auto from(Edge edge) const -> Node;
  /// The same edges, each turned round.
  [[nodiscard]] auto reversed() const -> Adjacency;
};

/// A set of nodes: one flag for each.
using Nodes = std::vector<bool>;

/// Strongly connected components: nodes with the same number reach each other.
struct Components {
  std::vector<Node> of;
  Node count = 0;
  bool acyclic = true;  ///< no cycle, not even an edge from a node to itself
};
[[nodiscard]] auto components(const Adjacency& graph) -> Components;

/// The edges of some cycle, of the fewest edges through its first node; none in an acyclic graph.
[[nodiscard]] auto some_cycle(const Adjacency& graph) -> std::vector<Edge>;

/// The edges of a longest path from `start`; nothing when `start` reaches a cycle.
[[nodiscard]] auto longest_path(const Adjacency& graph, Node start)
    -> std::optional<std::vector<Edge>>;

/// The edges of a shortest path from `start` to one of `goals`; nothing when none is reached.
[[nodiscard]] auto shortest_path(const Adjacency& graph, Node start, const Nodes& goals)
    -> std::optional<std::vector<Edge>>;

/// The edges of a path to one of `goals` of the least total length; no length is negative.
[[nodiscard]] auto cheapest_path(const Adjacency& graph, Node start, const Nodes& goals,
                                 const std::vector<double>& length)
    -> std::optional<std::vector<Edge>>;

/// Every node that all paths from `start` to any of `goals` pass through, in the order of the
/// paths, `start` first (and a goal last, if it is the only one). Empty when no goal is reached.
[[nodiscard]] auto unavoidable(const Adjacency& graph, Node start, const Nodes& goals)
    -> std::vector<Node>;

/// The nodes from which no path leads to any of the goals.
[[nodiscard]] auto hopeless(const Adjacency& graph, const Nodes& goals) -> Nodes;

/// The nodes in an order in which every edge leads backwards: ends first. Nothing if there is a
/// cycle.
[[nodiscard]] auto ends_first(const Adjacency& graph) -> std::optional<std::vector<Node>>;

}  // namespace ruleproof::solver

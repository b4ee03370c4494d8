#include "solver/graph/graph.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include <boost/graph/breadth_first_search.hpp>
#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/graph/dijkstra_shortest_paths.hpp>
#include <boost/graph/dominator_tree.hpp>
#include <boost/graph/strong_components.hpp>
#include <boost/graph/topological_sort.hpp>

// NOLINTBEGIN(misc-include-cleaner): the headers above are those that the manual names
namespace boost {

/// The dominator tree asks for it, and compressed graphs of Boost 1.81 lack it.
template <class... Of>
auto degree(typename graph_traits<compressed_sparse_row_graph<Of...>>::vertex_descriptor node,
            const compressed_sparse_row_graph<Of...>& graph) {
  return in_degree(node, graph) + out_degree(node, graph);
}

}  // namespace boost

namespace ruleproof::solver {

namespace {

template <class Direction>
using Csr = boost::compressed_sparse_row_graph<Direction, boost::no_property, boost::no_property,
                                               boost::no_property, Node, Edge>;
constexpr Node nowhere = std::numeric_limits<Node>::max();
constexpr Edge no_edge = std::numeric_limits<Edge>::max();

using Pairs = std::vector<std::pair<Node, Node>>;

auto pairs_of(const Adjacency& graph) -> Pairs {
  Pairs pairs;
  pairs.reserve(graph.edges());
  for (Node node = 0; node < graph.nodes(); ++node) {
    for (auto edge = graph.first[node]; edge < graph.first[node + 1]; ++edge) {
      pairs.emplace_back(node, graph.to[edge]);
    }
  }
  return pairs;
}

auto to_boost(const Adjacency& graph) -> Csr<boost::directedS> {
  const auto pairs = pairs_of(graph);
  return {boost::edges_are_sorted, pairs.begin(), pairs.end(), graph.nodes(), graph.edges()};
}

/// A property map over the elements of a vector.
template <class T>
auto map_of(std::vector<T>& values, const auto& graph) {
  return boost::make_iterator_property_map(values.begin(), get(boost::vertex_index, graph));
}

/// Which edges lead to `goal` from `start`, given the edge that first entered each node.
auto path_to(const Adjacency& graph, const std::vector<Edge>& entered, Node start, Node goal)
    -> std::vector<Edge> {
  std::vector<Edge> path;
  for (auto node = goal; node != start; node = graph.from(path.back())) {
    path.push_back(entered[node]);
  }
  std::ranges::reverse(path);
  return path;
}

/// Thrown by a visitor to stop a search of Boost.Graph, which offers no other way; never leaves
/// here.
struct Reached {
  Node node;
};

/// Notes the edge by which a breadth-first search enters each node, and stops at a goal.
struct Entering : boost::default_bfs_visitor {
  const Nodes* goals;
  std::vector<Edge>* entered;
  Entering(const Nodes& g, std::vector<Edge>& e) : goals(&g), entered(&e) {}
  template <class Graph>
  auto discover_vertex(Node node, const Graph& /*graph*/) -> void {
    if ((*goals)[node]) throw Reached{node};
  }
  template <class Graph>
  auto tree_edge(const typename boost::graph_traits<Graph>::edge_descriptor& edge,
                 const Graph& graph) -> void {
    (*entered)[target(edge, graph)] = get(boost::edge_index, graph, edge);
  }
};

}  // namespace

auto Adjacency::from(Edge edge) const -> Node {
  return static_cast<Node>(std::ranges::upper_bound(first, edge) - first.begin() - 1);
}

auto Adjacency::reversed() const -> Adjacency {
  Adjacency result;
  result.first.assign(first.size(), 0);
  for (const auto node : to) ++result.first[node + 1];
  for (Node node = 0; node < nodes(); ++node) result.first[node + 1] += result.first[node];
  auto next = result.first;
  result.to.resize(to.size());
  for (Node node = 0; node < nodes(); ++node) {
    for (auto edge = first[node]; edge < first[node + 1]; ++edge) {
      result.to[next[to[edge]]++] = node;
    }
  }
  return result;
}

auto components(const Adjacency& graph) -> Components {
  const auto csr = to_boost(graph);
  Components found{.of = std::vector<Node>(graph.nodes())};
  found.count = boost::strong_components(csr, map_of(found.of, csr));
  found.acyclic = found.count == graph.nodes();
  for (Node node = 0; node < graph.nodes() && found.acyclic; ++node) {
    for (auto edge = graph.first[node]; edge < graph.first[node + 1]; ++edge) {
      if (graph.to[edge] == node) found.acyclic = false;
    }
  }
  return found;
}

auto some_cycle(const Adjacency& graph) -> std::vector<Edge> {
  const auto found = components(graph);
  if (found.acyclic) return {};
  for (Node node = 0; node < graph.nodes(); ++node) {
    for (auto edge = graph.first[node]; edge < graph.first[node + 1]; ++edge) {
      if (found.of[node] != found.of[graph.to[edge]]) continue;
      Nodes goals(graph.nodes());
      goals[node] = true;
      auto back = shortest_path(graph, graph.to[edge], goals).value_or(std::vector<Edge>{});
      back.insert(back.begin(), edge);
      return back;
    }
  }
  return {};
}

auto ends_first(const Adjacency& graph) -> std::optional<std::vector<Node>> {
  std::vector<Node> order;
  order.reserve(graph.nodes());
  const auto csr = to_boost(graph);
  try {
    boost::topological_sort(csr, std::back_inserter(order));
  } catch (const boost::not_a_dag&) {
    return std::nullopt;
  }
  return order;
}

auto longest_path(const Adjacency& graph, Node start) -> std::optional<std::vector<Edge>> {
  // Only what `start` reaches counts.
  std::vector<Edge> entered(graph.nodes(), no_edge);
  const auto csr = to_boost(graph);
  const Nodes nothing(graph.nodes());
  boost::breadth_first_search(csr, start, boost::visitor(Entering(nothing, entered)));
  const auto reached = [&](Node node) { return node == start || entered[node] != no_edge; };
  Adjacency part;
  for (Node node = 0; node < graph.nodes(); ++node) {
    if (reached(node)) {
      for (auto edge = graph.first[node]; edge < graph.first[node + 1]; ++edge) {
        part.to.push_back(graph.to[edge]);
      }
    }
    part.first.push_back(part.to.size());
  }
  const auto order = ends_first(part);
  if (!order) return std::nullopt;

  std::vector<Node> length(graph.nodes());
  std::vector<Edge> onward(graph.nodes(), no_edge);
  for (const auto node : *order) {
    if (!reached(node)) continue;
    for (auto edge = graph.first[node]; edge < graph.first[node + 1]; ++edge) {
      if (length[graph.to[edge]] + 1 <= length[node]) continue;
      length[node] = length[graph.to[edge]] + 1;
      onward[node] = edge;
    }
  }
  std::vector<Edge> path;
  for (auto node = start; onward[node] != no_edge; node = graph.to[path.back()]) {
    path.push_back(onward[node]);
  }
  return path;
}

auto shortest_path(const Adjacency& graph, Node start, const Nodes& goals)
    -> std::optional<std::vector<Edge>> {
  const auto csr = to_boost(graph);
  std::vector<Edge> entered(graph.nodes(), no_edge);
  try {
    boost::breadth_first_search(csr, start, boost::visitor(Entering(goals, entered)));
  } catch (const Reached& reached) {
    return path_to(graph, entered, start, reached.node);
  }
  return std::nullopt;
}

auto cheapest_path(const Adjacency& graph, Node start, const Nodes& goals,
                   const std::vector<double>& length) -> std::optional<std::vector<Edge>> {
  const auto csr = to_boost(graph);
  std::vector<Node> before(graph.nodes());
  std::vector<double> total(graph.nodes());
  const auto of_edge =
      boost::make_iterator_property_map(length.begin(), get(boost::edge_index, csr));
  boost::dijkstra_shortest_paths(csr, start,
                                 boost::predecessor_map(map_of(before, csr))
                                     .distance_map(map_of(total, csr))
                                     .weight_map(of_edge));
  std::optional<Node> goal;
  for (Node node = 0; node < graph.nodes(); ++node) {
    const bool reached = node == start || before[node] != node;
    if (goals[node] && reached && (!goal || total[node] < total[*goal])) goal = node;
  }
  if (!goal) return std::nullopt;
  std::vector<Edge> path;
  for (auto node = *goal; node != start; node = before[node]) {
    // Of the edges from there, the shortest that leads here.
    auto best = no_edge;
    for (auto edge = graph.first[before[node]]; edge < graph.first[before[node] + 1]; ++edge) {
      const bool better = best == no_edge || length[edge] < length[best];
      if (graph.to[edge] == node && better) best = edge;
    }
    path.push_back(best);
  }
  std::ranges::reverse(path);
  return path;
}

auto unavoidable(const Adjacency& graph, Node start, const Nodes& goals) -> std::vector<Node> {
  // One more node, behind all goals: what dominates it is on every path to a goal.
  const auto sink = graph.nodes();
  auto pairs = pairs_of(graph);
  for (Node node = 0; node < graph.nodes(); ++node) {
    if (goals[node]) pairs.emplace_back(node, sink);
  }
  const Csr<boost::bidirectionalS> csr(boost::edges_are_unsorted_multi_pass, pairs.begin(),
                                       pairs.end(), sink + 1);
  std::vector<Node> dominator(sink + 1, nowhere);
  boost::lengauer_tarjan_dominator_tree(csr, start, map_of(dominator, csr));
  std::vector<Node> passed;
  for (auto node = dominator[sink]; node != nowhere; node = dominator[node]) {
    passed.push_back(node);
  }
  std::ranges::reverse(passed);
  return passed;
}

auto hopeless(const Adjacency& graph, const Nodes& goals) -> Nodes {
  const auto back = graph.reversed();
  Nodes hope = goals;
  std::vector<Node> to_do;
  for (Node node = 0; node < graph.nodes(); ++node) {
    if (goals[node]) to_do.push_back(node);
  }
  while (!to_do.empty()) {
    const auto node = to_do.back();
    to_do.pop_back();
    for (auto edge = back.first[node]; edge < back.first[node + 1]; ++edge) {
      const auto before = back.to[edge];
      if (hope[before]) continue;
      hope[before] = true;
      to_do.push_back(before);
    }
  }
  hope.flip();
  return hope;
}

// NOLINTEND(misc-include-cleaner)
}  // namespace ruleproof::solver

#include "solver/graph/cuts.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <utility>

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/edmonds_karp_max_flow.hpp>

// NOLINTBEGIN(misc-include-cleaner): the headers above are those that the manual names
namespace ruleproof::solver {

namespace {

using Traits = boost::adjacency_list_traits<boost::vecS, boost::vecS, boost::directedS>;
using Network = boost::adjacency_list<
    boost::vecS, boost::vecS, boost::directedS, boost::no_property,
    boost::property<
        boost::edge_capacity_t, int,
        boost::property<boost::edge_residual_capacity_t, int,
                        boost::property<boost::edge_reverse_t, Traits::edge_descriptor>>>>;

/// A network, and what flows through it at most.
class Flow {
 public:
  explicit Flow(std::size_t nodes) : network_(nodes) {}

  auto add(Node from, Node to, int capacity) -> void {
    const auto edge = boost::add_edge(from, to, network_).first;
    const auto back = boost::add_edge(to, from, network_).first;
    put(boost::edge_capacity, network_, edge, capacity);
    put(boost::edge_capacity, network_, back, 0);
    put(boost::edge_reverse, network_, edge, back);
    put(boost::edge_reverse, network_, back, edge);
  }

  auto run(Node from, Node to) -> int { return boost::edmonds_karp_max_flow(network_, from, to); }

  /// Nodes that more could flow to: on this side of a least cut.
  [[nodiscard]] auto near(Node from) const -> Nodes {
    Nodes seen(boost::num_vertices(network_));
    std::vector<Node> to_do{from};
    seen[from] = true;
    while (!to_do.empty()) {
      const auto node = to_do.back();
      to_do.pop_back();
      for (auto [edge, end] = out_edges(node, network_); edge != end; ++edge) {
        const auto next = static_cast<Node>(target(*edge, network_));
        if (seen[next] || get(boost::edge_residual_capacity, network_, *edge) == 0) continue;
        seen[next] = true;
        to_do.push_back(next);
      }
    }
    return seen;
  }

  /// What flows over each pair of nodes; nothing both ways.
  [[nodiscard]] auto flows() const -> std::map<Link, int> {
    std::map<Link, int> flows;
    for (auto [edge, end] = edges(network_); edge != end; ++edge) {
      const auto flow = get(boost::edge_capacity, network_, *edge) -
                        get(boost::edge_residual_capacity, network_, *edge);
      if (flow <= 0) continue;
      const auto a = static_cast<Node>(source(*edge, network_));
      const auto b = static_cast<Node>(target(*edge, network_));
      const auto against = flows.find({b, a});
      if (against == flows.end()) {
        flows[{a, b}] += flow;
      } else if (--against->second == 0) {  // each way once: neither is needed
        flows.erase(against);
      }
    }
    return flows;
  }

 private:
  Network network_;
};

/// Takes one path after the other out of a flow; rings on the way are left out.
auto paths_in(std::map<Link, int> flows, Node from, Node to, int count) -> std::vector<NodePath> {
  std::vector<NodePath> paths;
  for (int i = 0; i < count; ++i) {
    NodePath path{from};
    while (path.back() != to) {
      const auto next = flows.lower_bound({path.back(), 0});
      const auto node = next->first.b;
      if (--next->second == 0) flows.erase(next);
      path.erase(std::ranges::find(path, node), path.end());
      path.push_back(node);
    }
    paths.push_back(std::move(path));
  }
  return paths;
}

/// Whether a path leads from the one to the other over edges of the graph.
auto leads(const Adjacency& graph, const NodePath& path, Node from, Node to) -> bool {
  if (path.size() < 2 || path.front() != from || path.back() != to) return false;
  for (std::size_t i = 0; i + 1 < path.size(); ++i) {
    const auto begin = graph.to.begin() + static_cast<std::ptrdiff_t>(graph.first[path[i]]);
    const auto end = graph.to.begin() + static_cast<std::ptrdiff_t>(graph.first[path[i] + 1]);
    if (std::find(begin, end, path[i + 1]) == end) return false;
  }
  return true;
}

/// Whether edges that are left lead from the one to the other.
template <class Left>
auto joined(const Adjacency& graph, Node from, Node to, const Left& left) -> bool {
  Nodes seen(graph.nodes());
  std::vector<Node> to_do{from};
  seen[from] = true;
  while (!to_do.empty()) {
    const auto node = to_do.back();
    to_do.pop_back();
    for (auto edge = graph.first[node]; edge < graph.first[node + 1]; ++edge) {
      const auto next = graph.to[edge];
      if (seen[next] || !left(node, next)) continue;
      seen[next] = true;
      to_do.push_back(next);
    }
  }
  return seen[to];
}

template <class T>
auto no_two_alike(std::vector<T> list) -> bool {
  std::ranges::sort(list);
  return std::ranges::adjacent_find(list) == list.end();
}

}  // namespace

auto least_node_cut(const Adjacency& graph, Node from, Node to) -> std::optional<NodeCut> {
  // Each node is an entrance and an exit, with room for one path between them.
  const auto entrance = [](Node node) { return 2 * node; };
  const auto exit = [](Node node) { return (2 * node) + 1; };
  const auto plenty = static_cast<int>(graph.nodes());
  Flow flow(2 * static_cast<std::size_t>(graph.nodes()));
  for (Node node = 0; node < graph.nodes(); ++node) {
    flow.add(entrance(node), exit(node), node == from || node == to ? plenty : 1);
    for (auto edge = graph.first[node]; edge < graph.first[node + 1]; ++edge) {
      if (node == from && graph.to[edge] == to) return std::nullopt;
      flow.add(exit(node), entrance(graph.to[edge]), plenty);
    }
  }
  const int most = flow.run(exit(from), entrance(to));
  const auto near = flow.near(exit(from));
  NodeCut cut;
  for (Node node = 0; node < graph.nodes(); ++node) {
    if (near[entrance(node)] && !near[exit(node)]) cut.nodes.push_back(node);
  }
  for (const auto& halves : paths_in(flow.flows(), exit(from), entrance(to), most)) {
    NodePath path;
    for (const auto half : halves) {
      if (path.empty() || path.back() != half / 2) path.push_back(half / 2);
    }
    cut.paths.push_back(std::move(path));
  }
  return cut;
}

auto least_link_cut(const Adjacency& graph, Node from, Node to) -> LinkCut {
  Flow flow(graph.nodes());
  for (Node node = 0; node < graph.nodes(); ++node) {
    for (auto edge = graph.first[node]; edge < graph.first[node + 1]; ++edge) {
      flow.add(node, graph.to[edge], 1);
    }
  }
  const int most = flow.run(from, to);
  const auto near = flow.near(from);
  LinkCut cut;
  for (Node node = 0; node < graph.nodes(); ++node) {
    for (auto edge = graph.first[node]; near[node] && edge < graph.first[node + 1]; ++edge) {
      if (!near[graph.to[edge]]) cut.links.push_back({node, graph.to[edge]});
    }
  }
  std::ranges::sort(cut.links);
  cut.paths = paths_in(flow.flows(), from, to, most);
  return cut;
}

auto confirms(const Adjacency& graph, Node from, Node to, const NodeCut& cut) -> bool {
  Nodes gone(graph.nodes());
  for (const auto node : cut.nodes) gone[node] = true;
  const auto left = [&](Node a, Node b) { return !gone[a] && !gone[b]; };
  std::vector<Node> shared;
  for (const auto& path : cut.paths) {
    if (!leads(graph, path, from, to)) return false;
    shared.insert(shared.end(), path.begin() + 1, path.end() - 1);
  }
  return !gone[from] && !gone[to] && !joined(graph, from, to, left) && no_two_alike(shared) &&
         cut.paths.size() == cut.nodes.size();
}

auto confirms(const Adjacency& graph, Node from, Node to, const LinkCut& cut) -> bool {
  const auto either_way = [](Node a, Node b) { return Link{std::min(a, b), std::max(a, b)}; };
  std::vector<Link> gone;
  gone.reserve(cut.links.size());
  for (const auto& link : cut.links) gone.push_back(either_way(link.a, link.b));
  const auto left = [&](Node a, Node b) {
    return std::ranges::find(gone, either_way(a, b)) == gone.end();
  };
  std::vector<Link> shared;
  for (const auto& path : cut.paths) {
    if (!leads(graph, path, from, to)) return false;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
      shared.push_back(either_way(path[i], path[i + 1]));
    }
  }
  return !joined(graph, from, to, left) && no_two_alike(shared) &&
         cut.paths.size() == cut.links.size();
}

// NOLINTEND(misc-include-cleaner)
}  // namespace ruleproof::solver

/// What parts two nodes of a graph, and as many ways between them that share nothing of it: neither
/// can be more, nor the other less. Everybody can check both.
#pragma once

#include <optional>
#include <vector>

#include "solver/graph/graph.hpp"

namespace ruleproof::solver {

using NodePath = std::vector<Node>;

/// A smallest set of nodes besides the two that all paths pass through.
struct NodeCut {
  std::vector<Node> nodes;      ///< in order
  std::vector<NodePath> paths;  ///< as many, with no node in common but the two ends
};
/// Nothing where an edge leads from the one to the other: no nodes part these.
[[nodiscard]] auto least_node_cut(const Adjacency& graph, Node from, Node to)
    -> std::optional<NodeCut>;

/// A link is an edge each way, or one way: either is used once.
struct Link {
  Node a = 0;
  Node b = 0;
  auto operator<=>(const Link&) const = default;
};

/// A smallest set of links that all paths pass through.
struct LinkCut {
  std::vector<Link> links;      ///< in order, each from the side of `from`
  std::vector<NodePath> paths;  ///< as many, with no link in common in whichever direction
};
[[nodiscard]] auto least_link_cut(const Adjacency& graph, Node from, Node to) -> LinkCut;

/// Whether a cut is a least one: what is left without it does not join the two, and as many paths
/// of the graph share nothing of that kind. Needs no trust in how the cut was found.
[[nodiscard]] auto confirms(const Adjacency& graph, Node from, Node to, const NodeCut& cut) -> bool;
[[nodiscard]] auto confirms(const Adjacency& graph, Node from, Node to, const LinkCut& cut) -> bool;

}  // namespace ruleproof::solver

#include "solver/graph/cuts.hpp"

#include <bit>
#include <cstddef>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/play.hpp"
#include "solver/graph/graph.hpp"

namespace ruleproof::solver {
namespace {

/// The graph of a table of who leads to whom.
auto graph_of(const std::vector<std::vector<bool>>& leads) -> Adjacency {
  Adjacency graph;
  for (const auto& row : leads) {
    for (Node to = 0; to < row.size(); ++to) {
      if (row[to]) graph.to.push_back(to);
    }
    graph.first.push_back(graph.to.size());
  }
  return graph;
}

auto random_table(Random& random, std::size_t nodes, bool both_ways)
    -> std::vector<std::vector<bool>> {
  std::vector<std::vector<bool>> leads(nodes, std::vector<bool>(nodes));
  for (std::size_t a = 0; a < nodes; ++a) {
    for (std::size_t b = 0; b < nodes; ++b) {
      if (a == b || random.below(5) > 1) continue;
      leads[a][b] = true;
      if (both_ways) leads[b][a] = true;
    }
  }
  return leads;
}

auto joined(const Adjacency& graph, Node from, Node to) -> bool {
  Nodes goal(graph.nodes());
  goal[to] = true;
  return shortest_path(graph, from, goal).has_value();
}

/// The fewest nodes that part two, by trying all sets.
auto fewest_nodes(const std::vector<std::vector<bool>>& leads, Node from, Node to) -> std::size_t {
  std::size_t fewest = leads.size();
  for (unsigned set = 0; set < 1U << leads.size(); ++set) {
    const auto size = static_cast<std::size_t>(std::popcount(set));
    if ((set >> from & 1U) != 0 || (set >> to & 1U) != 0 || size >= fewest) continue;
    auto rest = leads;
    for (std::size_t a = 0; a < leads.size(); ++a) {
      for (std::size_t b = 0; b < leads.size(); ++b) {
        if (((set >> a | set >> b) & 1U) != 0) rest[a][b] = false;
      }
    }
    if (!joined(graph_of(rest), from, to)) fewest = size;
  }
  return fewest;
}

/// The fewest links, by trying all sets of them; a link is both edges of two nodes.
auto fewest_links(const std::vector<std::vector<bool>>& leads, Node from, Node to) -> std::size_t {
  std::vector<Link> links;
  for (Node a = 0; a < leads.size(); ++a) {
    for (Node b = a + 1; b < leads.size(); ++b) {
      if (leads[a][b] || leads[b][a]) links.push_back({a, b});
    }
  }
  auto fewest = links.size();
  for (unsigned set = 0; set < 1U << links.size(); ++set) {
    if (static_cast<std::size_t>(std::popcount(set)) >= fewest) continue;
    auto rest = leads;
    for (std::size_t i = 0; i < links.size(); ++i) {
      if ((set >> i & 1U) != 0) rest[links[i].a][links[i].b] = rest[links[i].b][links[i].a] = false;
    }
    if (!joined(graph_of(rest), from, to)) fewest = static_cast<std::size_t>(std::popcount(set));
  }
  return fewest;
}

}  // namespace

TEST_CASE("a least cut of nodes is the least of all sets, and as many paths share no node") {
  Random random(7);
  int direct = 0;
  for (int sample = 0; sample < 200; ++sample) {
    const auto leads = random_table(random, 7, sample % 2 == 0);
    const auto graph = graph_of(leads);
    const auto cut = least_node_cut(graph, 0, 6);
    CHECK(cut.has_value() == !leads[0][6]);
    direct += cut ? 0 : 1;
    if (!cut) continue;
    CHECK(cut->nodes.size() == fewest_nodes(leads, 0, 6));
    CHECK(confirms(graph, 0, 6, *cut));
  }
  CHECK(direct > 20);
}

TEST_CASE("a least cut of links is the least of all sets, and as many paths share no link") {
  Random random(8);
  for (int sample = 0; sample < 60; ++sample) {
    const auto leads = random_table(random, 5, true);
    const auto graph = graph_of(leads);
    const auto cut = least_link_cut(graph, 0, 4);
    CHECK(cut.links.size() == fewest_links(leads, 0, 4));
    CHECK(confirms(graph, 0, 4, cut));
  }
}

TEST_CASE("what is no least cut is not confirmed") {
  // Two ways from 0 to 3, over 1 and over 2.
  const auto graph = graph_of({{false, true, true, false},
                               {false, false, false, true},
                               {false, false, false, true},
                               {false, false, false, false}});
  const auto nodes = least_node_cut(graph, 0, 3).value();
  CHECK(nodes.nodes == std::vector<Node>{1, 2});
  CHECK(confirms(graph, 0, 3, nodes));
  CHECK_FALSE(confirms(graph, 0, 3, NodeCut{{1}, {{0, 2, 3}}}));                   // parts nothing
  CHECK_FALSE(confirms(graph, 0, 3, NodeCut{{1, 2}, {{0, 1, 3}, {0, 1, 3}}}));     // a shared node
  CHECK_FALSE(confirms(graph, 0, 3, NodeCut{{1, 2}, {{0, 1, 3}}}));                // too few paths
  CHECK_FALSE(confirms(graph, 0, 3, NodeCut{{1, 2}, {{0, 1, 3}, {0, 1, 2, 3}}}));  // no such edge
  CHECK_FALSE(confirms(graph, 0, 3, NodeCut{{0}, {{0, 1, 3}}}));                   // an end
  const auto links = least_link_cut(graph, 0, 3);
  CHECK(confirms(graph, 0, 3, links));
  CHECK_FALSE(confirms(graph, 0, 3, LinkCut{{{0, 1}}, {{0, 2, 3}}}));
  CHECK_FALSE(confirms(graph, 0, 3, LinkCut{links.links, {{0, 1, 3}, {0, 1, 3}}}));
}

}  // namespace ruleproof::solver

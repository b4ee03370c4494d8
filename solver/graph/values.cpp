#include "solver/graph/values.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include <boost/multiprecision/cpp_int.hpp>

#include "solver/graph/graph.hpp"

namespace ruleproof::solver {

namespace {

using Fraction = boost::multiprecision::cpp_rational;

/// The positions that are decided, each once, nearest to the end first.
class Retrograde {
 public:
  explicit Retrograde(const GraphGame& game)
      : game_(game), back_(game.graph.reversed()), open_(game.graph.nodes()) {
    solved_.value.assign(game.graph.nodes(), Value::draw);
    solved_.distance.assign(game.graph.nodes(), 0);
    for (Node node = 0; node < game.graph.nodes(); ++node) {
      open_[node] = game.graph.degree(node);
      if (game.role[node] != Role::over || game.payoff[node] == 0) continue;
      decide(node, game.payoff[node] > 0 ? Value::max_wins : Value::min_wins, 0);
    }
  }

  auto run() -> Solved {
    // What is decided on the way joins the end of the list.
    std::size_t next = 0;
    while (next < decided_.size()) {
      const auto node = decided_[next++];
      for (auto edge = back_.first[node]; edge < back_.first[node + 1]; ++edge) {
        look_at(back_.to[edge], node);
      }
    }
    return std::move(solved_);
  }

 private:
  auto decide(Node node, Value value, Node distance) -> void {
    solved_.value[node] = value;
    solved_.distance[node] = distance;
    decided_.push_back(node);
  }

  /// `node` has an edge to `next`, which has just been decided.
  auto look_at(Node node, Node next) -> void {
    if (solved_.value[node] != Value::draw) return;
    const auto value = solved_.value[next];
    const auto own = game_.role[node] == Role::max ? Value::max_wins : Value::min_wins;
    // The first winning move found is the quickest, the last losing one the slowest.
    if (value == own || --open_[node] == 0) decide(node, value, solved_.distance[next] + 1);
  }

  const GraphGame& game_;
  Adjacency back_;
  std::vector<Edge> open_;  ///< edges that are not known to lose for whoever decides
  std::vector<Node> decided_;
  Solved solved_;
};

/// The expectation at one node, from those of the nodes behind it.
class Backup {
 public:
  Backup(const GraphGame& game, Others others) : game_(game), others_(others) {}

  auto value(Node node, const std::vector<Fraction>& values, Edge& best) const -> Fraction {
    const auto& graph = game_.graph;
    if (averages(game_.role[node])) return average(node, values);
    const bool high = game_.role[node] == Role::max || others_ == Others::along;
    best = graph.first[node];
    for (auto edge = best + 1; edge < graph.first[node + 1]; ++edge) {
      const auto& now = values[graph.to[best]];
      const auto& other = values[graph.to[edge]];
      if (high ? other > now : other < now) best = edge;
    }
    return values[graph.to[best]];
  }

 private:
  [[nodiscard]] auto averages(Role role) const -> bool {
    return role == Role::chance || (role == Role::min && others_ == Others::at_random);
  }

  [[nodiscard]] auto average(Node node, const std::vector<Fraction>& values) const -> Fraction {
    const auto& graph = game_.graph;
    const bool weighted = game_.role[node] == Role::chance && !game_.weight.empty();
    Fraction sum = 0;
    std::int64_t total = 0;
    for (auto edge = graph.first[node]; edge < graph.first[node + 1]; ++edge) {
      const auto weight = weighted ? game_.weight[edge] : 1;
      sum += values[graph.to[edge]] * weight;
      total += weight;
    }
    return sum / total;
  }

  const GraphGame& game_;
  Others others_;
};

}  // namespace

auto solve(const GraphGame& game) -> std::optional<Solved> {
  if (std::ranges::count(game.role, Role::chance) != 0) return std::nullopt;
  return Retrograde(game).run();
}

auto best_line(const GraphGame& game, const Solved& solved, Node start) -> std::vector<Edge> {
  std::vector<Edge> line;
  for (auto node = start; solved.distance[node] > 0; node = game.graph.to[line.back()]) {
    // The winner hurries and the loser delays: both go where the end is one move nearer.
    auto edge = game.graph.first[node];
    const auto keeps_to_it = [&](Node to) {
      return solved.value[to] == solved.value[node] &&
             solved.distance[to] + 1 == solved.distance[node];
    };
    while (!keeps_to_it(game.graph.to[edge])) ++edge;
    line.push_back(edge);
  }
  return line;
}

auto expect(const GraphGame& game, Node start, Others others) -> std::optional<Expected> {
  const auto order = ends_first(game.graph);
  if (!order) return std::nullopt;
  Expected expected;
  expected.best.assign(game.graph.nodes(), Expected::no_choice);
  std::vector<Fraction> values(game.graph.nodes());
  const Backup backup(game, others);
  for (const auto node : *order) {
    if (game.role[node] == Role::over) {
      values[node] = game.payoff[node];
    } else if (game.graph.degree(node) == 0) {
      return std::nullopt;
    } else {
      values[node] = backup.value(node, values, expected.best[node]);
    }
  }
  expected.exact = values[start].str();
  expected.value = values[start].convert_to<double>();
  return expected;
}

auto safest_path(const GraphGame& game, Node start, const Nodes& goals) -> std::optional<Safest> {
  const auto& graph = game.graph;
  // The chance of each edge, exactly and as a length.
  const auto chance_of = [&](Node node, Edge edge) -> Fraction {
    if (game.role[node] == Role::max) return 1;
    const bool weighted = game.role[node] == Role::chance && !game.weight.empty();
    std::int64_t total = 0;
    for (auto e = graph.first[node]; e < graph.first[node + 1]; ++e) {
      total += weighted ? game.weight[e] : 1;
    }
    return {weighted ? game.weight[edge] : 1, total};
  };
  std::vector<double> length(graph.edges());
  for (Node node = 0; node < graph.nodes(); ++node) {
    for (auto edge = graph.first[node]; edge < graph.first[node + 1]; ++edge) {
      length[edge] = -std::log(chance_of(node, edge).convert_to<double>());
    }
  }
  const auto path = cheapest_path(graph, start, goals, length);
  if (!path) return std::nullopt;
  Fraction chance = 1;
  for (const auto edge : *path) chance *= chance_of(graph.from(edge), edge);
  return Safest{*path, chance.str()};
}

}  // namespace ruleproof::solver

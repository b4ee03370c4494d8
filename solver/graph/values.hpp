/// Values of games on finite graphs: who wins with best play, and what can be expected.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "solver/graph/graph.hpp"

namespace ruleproof::solver {

/// Who decides at a node, as the analysis sees it: one player against the other or others.
enum class Role : std::uint8_t { max, min, chance, over };

/// A graph as a game: what stands beside nodes and edges. `payoff` counts at nodes that are over.
struct GraphGame {
  Adjacency graph;
  std::vector<Role> role;            ///< of each node
  std::vector<std::int64_t> payoff;  ///< of each node, to `max`
  std::vector<std::int64_t> weight;  ///< of each edge out of a chance node; empty: all equal
};

/// How a position of a game of two ends with best play of both.
enum class Value : std::uint8_t { max_wins, min_wins, draw };

struct Solved {
  std::vector<Value> value;
  /// Moves to the end when the winner hurries and the loser delays; 0 for draws.
  std::vector<Node> distance;
};

/// Exact values by retrograde analysis: a payoff above 0 wins for `max`, below 0 for `min`; a game
/// that need not end is a draw. Cycles are welcome; chance is not: then the answer is nothing.
/// In an unfinished graph wins are still wins, and `draw` means that no win is known.
[[nodiscard]] auto solve(const GraphGame& game) -> std::optional<Solved>;

/// A line of best play of both from a node on, to the end; none from a draw.
[[nodiscard]] auto best_line(const GraphGame& game, const Solved& solved, Node start)
    -> std::vector<Edge>;

/// What those do who are not the player in question.
enum class Others : std::uint8_t { against, along, at_random };

/// The expected payoff from one node on, exactly.
struct Expected {
  std::string exact;  ///< a fraction in lowest terms: "17/32", "5"
  double value = 0;
  std::vector<Edge> best;  ///< of each node: the edge chosen, or `no_choice`
  static constexpr Edge no_choice = ~Edge{0};
};

/// The payoff that `max` can expect from `start`, with chance by its weights, as an exact fraction.
/// Nothing if the graph has a cycle, or an unfinished node without edges.
[[nodiscard]] auto expect(const GraphGame& game, Node start, Others others)
    -> std::optional<Expected>;

/// A way that is likelier than any other to be gone if all but `max` move by lot.
struct Safest {
  std::vector<Edge> edges;
  std::string chance;  ///< of all their moves, as a fraction: "1/8"
};
/// To one of `goals`; nothing when none is reached. Ties go to some way; its chance is exact.
[[nodiscard]] auto safest_path(const GraphGame& game, Node start, const Nodes& goals)
    -> std::optional<Safest>;

}  // namespace ruleproof::solver

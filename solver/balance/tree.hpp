/// The tree of a tree search: nodes are what one seat knows, edges are moves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "model/core/game.hpp"

namespace ruleproof::solver::balance {

/// Nodes in one pool, which is reused from choice to choice.
template <Game G>
class Tree {
 public:
  using Move = typename G::Move;
  using Index = std::uint32_t;
  static constexpr auto none = std::numeric_limits<std::size_t>::max();

  struct Edge {
    Move move;
    Index child = 0;              ///< 0: none yet
    std::uint32_t visits = 0;     ///< iterations that took it
    std::uint32_t available = 0;  ///< iterations in which it was legal, taken or not
    std::uint64_t look = 0;       ///< of what came of it, where that is hidden from the root's seat
    double reward = 0;            ///< of the player who moves
    double guess = 0;             ///< at the root: what the position after it looks worth to him
  };

  /// A tree of a root.
  auto clear() -> void {
    for (std::size_t i = 0; i < used_; ++i) nodes_[i].clear();
    used_ = 0;
    (void)add();
  }
  auto add() -> Index {
    if (used_ == nodes_.size()) nodes_.emplace_back();
    return static_cast<Index>(used_++);
  }
  [[nodiscard]] auto edges(Index node) -> std::vector<Edge>& { return nodes_[node]; }
  [[nodiscard]] auto size() const -> std::size_t { return used_; }

  /// Where the edge of a move is, or `none`. Moves come mostly in the same order, so that `hint` is
  /// mostly right.
  [[nodiscard]] auto find(Index node, const Move& move, std::size_t hint) const -> std::size_t {
    const auto& edges = nodes_[node];
    for (std::size_t i = 0, at = hint; i < edges.size(); ++i, ++at) {
      if (at >= edges.size()) at = 0;
      if (edges[at].move == move) return at;
    }
    return none;
  }
  /// The same; the edge is made if there is none.
  auto edge_of(Index node, const Move& move, std::size_t hint) -> std::size_t {
    if (const auto at = find(node, move, hint); at != none) return at;
    nodes_[node].push_back({.move = move});
    return nodes_[node].size() - 1;
  }

 private:
  std::vector<std::vector<Edge>> nodes_;
  std::size_t used_ = 0;
};

}  // namespace ruleproof::solver::balance

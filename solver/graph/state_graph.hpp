/// The graph of a game: positions as numbers, moves on the edges.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/explore/numbered.hpp"
#include "solver/graph/graph.hpp"
#include "solver/graph/values.hpp"
#include "solver/reached.hpp"

namespace ruleproof::solver {

/// Every position that was reached, numbered in breadth-first order from 0, and every move.
template <Game G>
class StateGraph {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  /// Explores; positions behind the bounds have no edges, and `stopped_by` says so.
  explicit StateGraph(const G& game, const ExploreOptions& options = {})
      : StateGraph(game, game.start(), options) {}
  StateGraph(const G& game, const State& start, const ExploreOptions& options)
      : game_(game), set_(game, options.max_bytes) {
    if (number_of(start)) explore(options);
    adjacency_.first.resize(set_.size() + 1, adjacency_.to.size());
  }

  [[nodiscard]] auto adjacency() const -> const Adjacency& { return adjacency_; }
  [[nodiscard]] auto stopped_by() const -> Bound { return stopped_by_; }
  [[nodiscard]] auto complete() const -> bool { return stopped_by_ == Bound::none; }
  [[nodiscard]] auto size() const -> Node { return adjacency_.nodes(); }
  [[nodiscard]] auto bytes() const -> std::size_t {
    return set_.bytes() + (adjacency_.first.capacity() * sizeof(Edge)) +
           (adjacency_.to.capacity() * sizeof(Node)) + (moves_.capacity() * sizeof(Move));
  }

  /// For one thread at a time.
  [[nodiscard]] auto state(Node node) const -> State { return set_[node]; }
  [[nodiscard]] auto move(Edge edge) const -> const Move& { return moves_[edge]; }
  /// The moves along a path of edges.
  [[nodiscard]] auto moves_of(std::span<const Edge> path) const -> std::vector<Move> {
    std::vector<Move> moves;
    for (const auto edge : path) moves.push_back(moves_[edge]);
    return moves;
  }
  /// The positions for which `predicate(state)` holds.
  template <class Predicate>
  [[nodiscard]] auto where(Predicate&& predicate) const -> Nodes {
    Nodes nodes(size());
    for (Node node = 0; node < size(); ++node) nodes[node] = std::invoke(predicate, state(node));
    return nodes;
  }

  /// The graph as a game of `seat` against the others; `payoff(state)` is asked where it is over.
  template <class Payoff>
  [[nodiscard]] auto as_game(Seat seat, Payoff&& payoff) const -> GraphGame {
    GraphGame game{.graph = adjacency_, .role = {}, .payoff = {}, .weight = {}};
    for (Node node = 0; node < size(); ++node) {
      const auto position = state(node);
      const auto to_act = game_.to_act(position);
      game.role.push_back(to_act == Seat::nobody   ? Role::over
                          : to_act == Seat::chance ? Role::chance
                          : to_act == seat         ? Role::max
                                                   : Role::min);
      game.payoff.push_back(to_act == Seat::nobody ? std::invoke(payoff, position) : 0);
      add_weights(game, node, position);
    }
    return game;
  }

 private:
  auto number_of(const State& state) -> std::optional<Node> {
    const auto number = set_.insert(state);
    if (!number) stopped_by_ = Bound::memory;
    return number;
  }

  auto explore(const ExploreOptions& options) -> void {
    MoveList<Move> moves;
    std::size_t level_end = 1;
    int depth = 0;
    for (Node node = 0; node < set_.size(); ++node) {
      if (node == level_end) {
        level_end = set_.size();
        ++depth;
      }
      const auto from = state(node);
      moves_from(from, moves);
      if (depth >= options.max_depth && !moves.empty()) {
        stopped_by_ = Bound::depth;
        moves.clear();
      }
      for (const auto& move : moves) {
        const auto to = number_of(game_.apply(from, move).next);
        if (!to) {  // a position has all of its edges, or none
          adjacency_.to.resize(adjacency_.first.back());
          moves_.resize(adjacency_.first.back());
          return;
        }
        adjacency_.to.push_back(*to);
        moves_.push_back(move);
      }
      adjacency_.first.push_back(adjacency_.to.size());
      if (set_.size() > options.max_states) stopped_by_ = Bound::states;
      if (node % 1024 == 0) {
        tell(options.watcher, set_.size(), node, bytes(), depth);
        if (options.stop && options.stop()) stopped_by_ = Bound::time;
        if (bytes() > options.max_bytes) stopped_by_ = Bound::memory;
      }
      if (stopped_by_ != Bound::none && stopped_by_ != Bound::depth) return;
    }
  }
  auto moves_from(const State& state, MoveList<Move>& out) const -> void {
    ruleproof::moves(game_, state, out);
  }

  auto add_weights(GraphGame& game, Node node, const State& position) const -> void {
    if constexpr (Chancy<G>) {
      const bool chance = game.role[node] == Role::chance;
      for (auto edge = adjacency_.first[node]; edge < adjacency_.first[node + 1]; ++edge) {
        game.weight.push_back(chance ? game_.weight(position, moves_[edge]) : 1);
      }
    }
  }

  const G& game_;
  NumberedStates<G> set_;
  Adjacency adjacency_;
  std::vector<Move> moves_;  ///< of each edge
  Bound stopped_by_ = Bound::none;
};

}  // namespace ruleproof::solver

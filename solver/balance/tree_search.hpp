/// Information-set Monte Carlo tree search for any game with chance and hidden parts: SO-ISMCTS of
/// Cowling, Powley and Whitehouse ("Information Set Monte Carlo Tree Search", IEEE Transactions on
/// Computational Intelligence and AI in Games 4, 2012).
///
/// Each iteration draws a position that the seat cannot tell from its own, walks down one tree by
/// upper confidence bounds, adds a node, plays on at random and credits every player's choices with
/// what he got. A bound counts how often a move was available, not how often its node was passed.
/// What others and chance do unseen leads to one and the same node: the seat is not let to plan
/// with what it would not learn.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "model/core/packing.hpp"
#include "model/core/play.hpp"
#include "solver/balance/sampler.hpp"
#include "solver/balance/standing.hpp"
#include "solver/balance/tree.hpp"

namespace ruleproof::solver::balance {

/// Steps of one iteration at most: not every game comes to an end.
inline constexpr int longest_playout = 2'000;

template <Game G>
class TreeSearch {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  TreeSearch(const G& game, int iterations, int depth)
      : game_(game), iterations_(iterations), depth_(depth == 0 ? longest_playout : depth) {}

  /// One of the moves. `allow(moves)` narrows the choices of the seat, at the root and further
  /// down.
  template <class Allow>
  auto choose(const State& seen, Seat seat, std::span<const Move> moves, Random& random,
              Allow&& allow) -> std::size_t {
    tree_.clear();
    seat_ = seat;
    for (int i = 0; i < iterations_; ++i) iterate(seen, random, allow);
    return most_taken(moves);
  }

 private:
  using Index = typename Tree<G>::Index;
  using Edge = typename Tree<G>::Edge;
  struct Taken {
    Index node;
    std::size_t edge;
    Seat seat;
  };

  /// Of the moves at the root, the one that was taken most often; of several, the one that brought
  /// most: where there are more moves than iterations, all were taken once or never.
  auto most_taken(std::span<const Move> moves) -> std::size_t {
    std::size_t best = 0;
    std::pair<std::uint32_t, double> highest{0, 0};
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const auto& edge = tree_.edges(0)[tree_.find(0, moves[i], i)];
      if (const std::pair here{edge.visits, edge.reward}; here > highest) {
        highest = here;
        best = i;
      }
    }
    return best;
  }

  template <class Allow>
  auto iterate(const State& seen, Random& random, Allow& allow) -> void {
    Dice dice(random.next());
    auto state = Sampler<G>::sample(game_, seen, seat_, random);
    taken_.clear();
    Index node = 0;
    int steps = 0;
    for (bool added = false; !added && steps < depth_; ++steps) {
      const auto seat = game_.to_act(state);
      if (seat == Seat::nobody) break;
      ruleproof::moves(game_, state, list_);
      if (seat == seat_) allow(list_);
      const auto at = seat == Seat::chance ? throw_dice(node, state, dice) : select(node, random);
      taken_.push_back({node, at, seat});
      added = is_player(seat) && list_.size() > 1 && tree_.edges(node)[at].visits == 0;
      state = game_.apply(state, tree_.edges(node)[at].move).next;
      node = child_of(node, at, seat, state);
    }
    play_out(state, dice, depth_ - steps);
    credit(worth(game_, state));
  }

  auto throw_dice(Index node, const State& state, Dice& dice) -> std::size_t {
    const auto at = list_.size() == 1 ? 0 : dice(game_, state, std::span<const Move>(list_));
    return tree_.find(node, list_[at], at);
  }

  /// A move that was never taken, at random; if there is none, the one of the highest bound.
  auto select(Index node, Random& random) -> std::size_t {
    std::size_t best = 0;
    std::uint64_t fresh = 0;
    double highest = -1;
    for (std::size_t i = 0; i < list_.size(); ++i) {
      const auto at = tree_.find(node, list_[i], i);
      auto& edge = tree_.edges(node)[at];
      ++edge.available;
      if (edge.visits == 0) {
        if (random.below(++fresh) == 0) best = at;
        continue;
      }
      if (fresh > 0) continue;
      if (const auto bound = bound_of(edge); bound > highest) {
        highest = bound;
        best = at;
      }
    }
    return best;
  }
  static auto bound_of(const Edge& edge) -> double {
    constexpr double exploration = 0.7;
    const auto visits = static_cast<double>(edge.visits);
    return (edge.reward / visits) +
           (exploration * std::sqrt(std::log(static_cast<double>(edge.available)) / visits));
  }

  /// Where an edge leads. What the root's seat cannot tell apart has one node.
  auto child_of(Index node, std::size_t at, Seat mover, const State& next) -> Index {
    if (const auto child = tree_.edges(node)[at].child; child != 0) return child;
    if constexpr (Hidden<G>) {
      if (mover != seat_) {
        const auto look = fingerprint(game_.seen_by(next, seat_));
        tree_.edges(node)[at].look = look;
        for (const auto& other : tree_.edges(node)) {
          if (other.child != 0 && other.look == look) {
            return tree_.edges(node)[at].child = other.child;
          }
        }
      }
    }
    const auto child = tree_.add();
    return tree_.edges(node)[at].child = child;
  }

  auto play_out(State& state, Dice& dice, int steps) -> void {
    for (; steps > 0 && game_.to_act(state) != Seat::nobody; --steps) {
      ruleproof::moves(game_, state, list_);
      const auto at = list_.size() == 1 ? 0 : dice(game_, state, std::span<const Move>(list_));
      state = game_.apply(state, list_[at]).next;
    }
  }

  auto credit(const Worth& worth) -> void {
    for (const auto& [node, at, seat] : taken_) {
      auto& edge = tree_.edges(node)[at];
      ++edge.visits;
      if (is_player(seat)) edge.reward += worth[static_cast<std::size_t>(player_of(seat))];
    }
  }

  const G& game_;
  int iterations_;
  int depth_;
  Seat seat_ = Seat::nobody;
  Tree<G> tree_;
  std::vector<Taken> taken_;
  MoveList<Move> list_;
};

}  // namespace ruleproof::solver::balance

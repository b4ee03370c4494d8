/// Information-set Monte Carlo tree search for any game with chance and hidden parts: SO-ISMCTS of
/// Cowling, Powley and Whitehouse ("Information Set Monte Carlo Tree Search", IEEE Transactions on
/// Computational Intelligence and AI in Games 4, 2012), made to say something after few iterations.
///
/// Each iteration draws a position that the seat cannot tell from its own, walks down one tree by
/// upper confidence bounds, adds a node, plays on and credits every player's choices with what he
/// got. A bound counts how often a move was available, not how often its node was passed. What
/// others and chance do unseen leads to one and the same node: the seat is not let to plan with
/// what it would not learn.
///
/// A node widens step by step: after n visits about the root of n of its moves have been tried
/// (Coulom, "Computing Elo ratings of move patterns", 2007), at the root those first after which
/// the seat stands best, further down the best of a few. Where playouts are cut short, their
/// choices are the better of two, and what they are worth is told by the standing. All arithmetic
/// is of sums, quotients and square roots, which are the same on every machine.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "model/core/packing.hpp"
#include "model/core/play.hpp"
#include "solver/balance/choices.hpp"
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

  TreeSearch(const G& game, Standing<G>& standing, int iterations, int depth)
      : game_(game), standing_(standing), iterations_(iterations), depth_(depth) {}

  /// One of the moves. `allow(moves)` narrows the choices of the seat, at the root and further
  /// down.
  template <class Allow>
  auto choose(const State& seen, Seat seat, std::span<const Move> moves, Random& random,
              Allow&& allow) -> std::size_t {
    tree_.clear();
    seat_ = seat;
    lowest_ = 1;
    highest_ = 0;
    done_ = 0;
    rewards_ = 0;
    guesses_ = 0;
    look_ahead(seen, moves, random);
    for (int i = 0; i < iterations_; ++i) iterate(seen, random, allow);
    return best_taken();
  }

 private:
  using Index = typename Tree<G>::Index;
  using Edge = typename Tree<G>::Edge;
  struct Taken {
    Index node;
    std::size_t edge;
    Seat seat;
  };

  /// Makes the edges of the root, in the order of the moves.
  auto look_ahead(const State& seen, std::span<const Move> moves, Random& random) -> void {
    const auto state = Sampler<G>::sample(game_, seen, seat_, random);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      auto& edge = tree_.edges(0)[tree_.edge_of(0, moves[i], i)];
      const auto next = game_.apply(state, moves[i]).next;
      edge.guess = worth(game_, standing_, next)[static_cast<std::size_t>(player_of(seat_))];
    }
  }

  /// Of the moves at the root that were taken, the one that is worth most.
  auto best_taken() -> std::size_t {
    const auto& edges = tree_.edges(0);
    const auto rank = [&](const Edge& edge) {
      return std::pair(edge.visits > 0, value_at_root(edge));
    };
    std::size_t best = 0;
    for (std::size_t i = 1; i < edges.size(); ++i) {
      if (rank(edges[i]) > rank(edges[best])) best = i;
    }
    return best;
  }

  template <class Allow>
  auto iterate(const State& seen, Random& random, Allow& allow) -> void {
    Dice dice(random.next());
    auto state = Sampler<G>::sample(game_, seen, seat_, random);
    taken_.clear();
    Index node = 0;
    for (bool added = false; !added && taken_.size() < longest_playout;) {
      const auto seat = game_.to_act(state);
      if (seat == Seat::nobody) break;
      ruleproof::moves(game_, state, list_);
      keep_choices(game_, state, list_);
      if (seat == seat_) allow(list_);
      const auto at =
          seat == Seat::chance ? throw_dice(node, state, dice) : select(node, state, seat, random);
      taken_.push_back({node, at, seat});
      added = is_player(seat) && list_.size() > 1 && tree_.edges(node)[at].visits == 0;
      state = game_.apply(state, tree_.edges(node)[at].move).next;
      node = child_of(node, at, seat, state);
    }
    play_out(state, dice);
    credit(worth(game_, standing_, state));
  }

  auto throw_dice(Index node, const State& state, Dice& dice) -> std::size_t {
    const auto at = list_.size() == 1 ? 0 : dice(game_, state, std::span<const Move>(list_));
    return tree_.edge_of(node, list_[at], at);
  }

  /// A new move, if it is time for one; otherwise that of the highest bound.
  auto select(Index node, const State& state, Seat seat, Random& random) -> std::size_t {
    std::uint32_t visits = 0;
    std::size_t best = Tree<G>::none;
    double most = 0;
    fresh_.clear();
    for (std::size_t i = 0; i < list_.size(); ++i) {
      const auto at = tree_.find(node, list_[i], i);
      if (at == Tree<G>::none || tree_.edges(node)[at].visits == 0) {
        fresh_.push_back(i);
        continue;
      }
      auto& edge = tree_.edges(node)[at];
      ++edge.available;
      visits += edge.visits;
      if (const auto bound = bound_of(node, edge); best == Tree<G>::none || bound > most) {
        most = bound;
        best = at;
      }
    }
    const auto tried = list_.size() - fresh_.size();
    if (fresh_.empty() || tried * tried > visits) return best;
    const auto index = node == 0 ? most_promising(random) : best_of_few(state, seat, 3, random);
    const auto at = tree_.edge_of(node, list_[index], index);
    ++tree_.edges(node)[at].available;
    return at;
  }

  /// What a move that was taken is worth, between the least and the most that came of anything, and
  /// how little is known of it.
  [[nodiscard]] auto bound_of(Index node, const Edge& edge) const -> double {
    constexpr double exploration = 0.5;
    const auto visits = static_cast<double>(edge.visits);
    const auto range = highest_ > lowest_ ? highest_ - lowest_ : 1.0;
    const auto value = node == 0 ? value_at_root(edge) : edge.reward / visits;
    const auto doublings = static_cast<double>(std::bit_width(edge.available));
    return ((value - lowest_) / range) + (exploration * std::sqrt(doublings / visits));
  }

  /// The mean of what came of a move and, as `trust` more playouts, of what it promised: its guess,
  /// shifted by what playouts bring more or less than guesses on the whole.
  [[nodiscard]] auto value_at_root(const Edge& edge) const -> double {
    constexpr double trust = 4;
    const auto iterations = static_cast<double>(std::max(1, done_));
    const auto promise = edge.guess + ((rewards_ - guesses_) / iterations);
    return (edge.reward + (trust * promise)) / (static_cast<double>(edge.visits) + trust);
  }

  /// At the root: the new move after which the seat stands best; of several, one at random.
  auto most_promising(Random& random) -> std::size_t {
    std::size_t best = fresh_.front();
    double highest = -1;
    std::uint64_t alike = 0;
    for (const auto i : fresh_) {
      const auto guess = tree_.edges(0)[tree_.find(0, list_[i], i)].guess;
      if (guess > highest) {
        highest = guess;
        alike = 1;
        best = i;
      } else if (guess == highest && random.below(++alike) == 0) {
        best = i;
      }
    }
    return best;
  }

  /// Of a few of the new moves, drawn at random, the one after which their player stands best.
  auto best_of_few(const State& state, Seat seat, std::size_t few, Random& random) -> std::size_t {
    std::size_t best = 0;
    std::int64_t furthest = 0;
    for (std::size_t i = 0; i < few && i < fresh_.size(); ++i) {
      const auto other = i + random.below(fresh_.size() - i);
      std::swap(fresh_[i], fresh_[other]);
      const auto next = game_.apply(state, list_[fresh_[i]]).next;
      const auto ahead = lead(game_, standing_, next, player_of(seat));
      if (i == 0 || ahead > furthest) {
        furthest = ahead;
        best = fresh_[i];
      }
    }
    return best;
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

  /// Plays on to the end, or for so many choices.
  auto play_out(State& state, Dice& dice) -> void {
    const bool cut = depth_ > 0;
    int choices = 0;
    for (int steps = 0; steps < longest_playout && (!cut || choices < depth_); ++steps) {
      const auto seat = game_.to_act(state);
      if (seat == Seat::nobody) return;
      ruleproof::moves(game_, state, list_);
      keep_choices(game_, state, list_);
      if (list_.size() == 1) {
        state = game_.apply(state, list_[0]).next;
      } else if (cut && is_player(seat)) {
        take_better_of_two(state, seat, dice.random());
        ++choices;
      } else {
        state = game_.apply(state, list_[dice(game_, state, std::span<const Move>(list_))]).next;
        ++choices;
      }
    }
  }
  auto take_better_of_two(State& state, Seat seat, Random& random) -> void {
    const auto one = random.below(list_.size());
    auto two = random.below(list_.size() - 1);
    if (two >= one) ++two;
    const auto after_one = game_.apply(state, list_[one]).next;
    const auto after_two = game_.apply(state, list_[two]).next;
    const auto player = player_of(seat);
    const bool first =
        lead(game_, standing_, after_one, player) >= lead(game_, standing_, after_two, player);
    state = first ? after_one : after_two;
  }

  auto credit(const Worth& worth) -> void {
    for (const auto& [node, at, seat] : taken_) {
      auto& edge = tree_.edges(node)[at];
      ++edge.visits;
      if (!is_player(seat)) continue;
      const auto value = worth[static_cast<std::size_t>(player_of(seat))];
      edge.reward += value;
      lowest_ = std::min(lowest_, value);
      highest_ = std::max(highest_, value);
      if (node != 0) continue;
      ++done_;
      rewards_ += value;
      guesses_ += edge.guess;
    }
  }

  const G& game_;
  Standing<G>& standing_;
  int iterations_;
  int depth_;
  Seat seat_ = Seat::nobody;
  double lowest_ = 1;  ///< worth of a playout so far
  double highest_ = 0;
  int done_ = 0;        ///< iterations
  double rewards_ = 0;  ///< their worth at the root, in all
  double guesses_ = 0;  ///< what their first moves promised
  Tree<G> tree_;
  std::vector<Taken> taken_;
  std::vector<std::size_t> fresh_;  ///< of the list, those that were never taken
  MoveList<Move> list_;
};

}  // namespace ruleproof::solver::balance

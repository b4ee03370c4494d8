/// From where a search ended back to where it began: the moves of a shortest game, found level by
/// level.
#pragma once

#include <cstddef>
#include <iterator>
#include <optional>
#include <vector>

#include "model/core/assert.hpp"
#include "model/core/game.hpp"
#include "solver/explore/keys.hpp"
#include "solver/spill/level.hpp"

namespace ruleproof::solver {

/// The position that stands for a class of them; without symmetry, itself.
template <Game G>
auto representative(const G& game, const typename G::State& state, bool symmetric) ->
    typename G::State {
  if constexpr (Symmetric<G>) {
    if (symmetric) return game.canonical(state);
  }
  return state;
}

template <Game G>
class WayBack {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  /// Where a visitor ended the search.
  struct Found {
    State state;
    std::size_t depth = 0;
    std::optional<Move> move;  ///< that was tried there
  };

  WayBack(const G& game, bool symmetric) : game_(game), symmetric_(symmetric) {}

  /// Levels are those above `found`, all of them. Nothing where one cannot be read.
  auto path(std::vector<Level>& levels, Keys<G>& keys, const State& start, const Found& found)
      -> std::optional<std::vector<Move>> {
    // Backwards: for each level the first position from which the later one is one move away.
    std::vector<State> chain{found.state};
    for (auto level = found.depth; level-- > 0;) {
      const auto before = one_before(levels[level], keys, chain.back());
      if (!before) return std::nullopt;
      chain.push_back(*before);
    }
    // Forwards: the very moves, which under symmetry lead from another position of the same class.
    std::vector<Move> path;
    auto state = start;
    for (auto next = std::next(chain.rbegin()); next != chain.rend(); ++next) {
      const auto move = step_to(state, *next);
      RULEPROOF_ASSERT(move.has_value());  // or `canonical` does not commute with `apply`
      path.push_back(*move);
      state = game_.apply(state, *move).next;
    }
    if (found.move) {
      const auto target = class_of(game_.apply(found.state, *found.move).next);
      path.push_back(state == found.state ? *found.move : step_to(state, target).value());
    }
    return path;
  }

 private:
  auto class_of(const State& state) const -> State {
    return representative(game_, state, symmetric_);
  }

  /// The first position of a level from which `target` is one move away: there is one, since each
  /// was reached from the level before.
  auto one_before(Level& level, Keys<G>& keys, const State& target) -> std::optional<State> {
    for (std::size_t i = 0;; ++i) {
      const auto block = level.peek(i);
      if (block.empty()) return std::nullopt;
      for (const auto key : block) {
        const auto state = keys.read(key);
        if (step_to(state, target)) return state;
      }
    }
  }

  /// A move from `state` to the class of `target`.
  auto step_to(const State& state, const State& target) -> std::optional<Move> {
    moves(game_, state, list_);
    for (const auto& move : list_) {
      if (class_of(game_.apply(state, move).next) == target) return move;
    }
    return std::nullopt;
  }

  const G& game_;
  bool symmetric_;
  MoveList<Move> list_;
};

}  // namespace ruleproof::solver

/// Exhaustive search, breadth first, through the interface of a game; witnesses are shortest.
///
///     const auto all = explore(game);                       // all.complete(), all.states, ...
///     const auto won = find_state(game, [&](const auto& state) { return ...; });
///     if (won.path) ...                                     // the moves of a shortest game
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/explore/space.hpp"

namespace ruleproof::solver {

/// A visitor that looks at nothing.
struct Ignore {
  auto operator()(const auto&...) const -> void {}
};

/// One breadth-first search. Chance moves are edges like any other.
///
/// Visitors may return `true` to end the search where they stand: then `path` leads there.
///   on_state(state, depth)       every position, once, when its moves are about to be tried
///   on_step(before, move, step)  every move of every position
template <Game G>
class Explorer {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  Explorer(const G& game, const ExploreOptions& options, bool keep_levels)
      : game_(game), options_(options), space_(game, keep_levels, options.max_bytes) {}

  template <class OnState, class OnStep>
  auto run(const State& start, OnState&& on_state, OnStep&& on_step) -> Exploration {
    start_ = start;
    if (!space_.push(representative(start)) || !space_.flush()) stop(Bound::memory);
    while (result_.stopped_by == Bound::none) {
      const auto size = space_.close_level();
      if (size == 0) break;
      result_.levels.push_back(size);
      result_.depth = static_cast<int>(result_.levels.size()) - 1;
      space_.for_each([&](const State& state) { return expand(state, on_state, on_step); });
      if (!space_.flush()) stop(Bound::memory);
      note_memory();
    }
    finish_levels();
    result_.states = space_.size();
    return result_;
  }

  /// The moves of a shortest game from the start to where a visitor ended the search. Only if
  /// `keep_levels` was set, and `stopped_by` is `found`.
  [[nodiscard]] auto path() -> std::vector<Move> {
    // Backwards: for each level the first position from which the later one is one move away.
    std::vector<State> chain{found_};
    for (auto level = static_cast<std::size_t>(found_depth_); level-- > 0;) {
      space_.for_each_of(level, [&](const State& state) {
        if (!step_to(state, chain.back())) return true;
        chain.push_back(state);
        return false;
      });
    }
    // Forwards: the very moves, which under symmetry lead from another position of the same class.
    std::vector<Move> path;
    auto state = start_;
    for (auto next = std::next(chain.rbegin()); next != chain.rend(); ++next) {
      const auto move = step_to(state, *next);
      RULEPROOF_ASSERT(move.has_value());  // or `canonical` does not commute with `apply`
      path.push_back(*move);
      state = game_.apply(state, *move).next;
    }
    if (found_move_) {
      const auto target = representative(game_.apply(found_, *found_move_).next);
      path.push_back(state == found_ ? *found_move_ : step_to(state, target).value());
    }
    return path;
  }

 private:
  auto representative(const State& state) const -> State {
    if constexpr (Symmetric<G>) {
      if (options_.symmetric) return game_.canonical(state);
    }
    return state;
  }

  /// Whether a visitor says that the search is over.
  template <class Visitor, class... Args>
  static auto says_stop(Visitor& visitor, const Args&... args) -> bool {
    if constexpr (std::is_void_v<std::invoke_result_t<Visitor&, const Args&...>>) {
      visitor(args...);
      return false;
    } else {
      return visitor(args...);
    }
  }

  /// Tries every move of a position; false when the search is over.
  template <class OnState, class OnStep>
  auto expand(const State& state, OnState& on_state, OnStep& on_step) -> bool {
    if (says_stop(on_state, state, result_.depth)) return found(state, std::nullopt);
    moves(game_, state, moves_);
    if (moves_.empty()) {
      ++result_.expanded;
      ++(game_.to_act(state) == Seat::nobody ? result_.terminals : result_.stuck);
      return true;
    }
    if (result_.depth == options_.max_depth) {
      depth_bound_ = true;
      return true;
    }
    for (const auto& move : moves_) {
      const auto step = game_.apply(state, move);
      ++result_.transitions;
      if (says_stop(on_step, state, move, step)) return found(state, move);
      if (!space_.push(representative(step.next))) return stop(Bound::memory);
    }
    return within_bounds(++result_.expanded);
  }

  auto within_bounds(std::uint64_t expanded) -> bool {
    if (space_.size() > options_.max_states) return stop(Bound::states);
    if (expanded % 1024 != 0) return true;
    note_memory();
    return result_.peak_bytes <= options_.max_bytes || stop(Bound::memory);
  }

  auto stop(Bound bound) -> bool {
    result_.stopped_by = bound;
    return false;
  }
  auto found(const State& state, const std::optional<Move>& move) -> bool {
    found_ = state;
    found_move_ = move;
    found_depth_ = result_.depth;
    return stop(Bound::found);
  }
  auto note_memory() -> void {
    result_.peak_bytes = std::max<std::uint64_t>(result_.peak_bytes, space_.bytes());
  }
  auto finish_levels() -> void {
    if (result_.stopped_by == Bound::none) {
      if (depth_bound_) result_.stopped_by = Bound::depth;
      return;
    }
    const auto size = space_.close_level();  // what was stored of the level that was not finished
    if (size == 0) return;
    result_.levels.push_back(size);
    ++result_.depth;
  }

  /// A move from `state` to the class of `target`.
  auto step_to(const State& state, const State& target) -> std::optional<Move> {
    moves(game_, state, moves_);
    for (const auto& move : moves_) {
      if (representative(game_.apply(state, move).next) == target) return move;
    }
    return std::nullopt;
  }

  const G& game_;
  ExploreOptions options_;
  Space<G> space_;
  Exploration result_;
  MoveList<Move> moves_;
  bool depth_bound_ = false;
  State start_{};
  State found_{};
  std::optional<Move> found_move_;
  int found_depth_ = 0;
};

/// Visits every position that can be reached from `start`, within the bounds.
template <Game G, class OnState = Ignore, class OnStep = Ignore>
auto explore_from(const G& game, const typename G::State& start, const ExploreOptions& options = {},
                  OnState&& on_state = {}, OnStep&& on_step = {}) -> Exploration {
  return Explorer<G>(game, options, false).run(start, on_state, on_step);
}

/// Visits every position of the game, within the bounds.
template <Game G, class OnState = Ignore, class OnStep = Ignore>
auto explore(const G& game, const ExploreOptions& options = {}, OnState&& on_state = {},
             OnStep&& on_step = {}) -> Exploration {
  return explore_from(game, game.start(), options, on_state, on_step);
}

/// The answer of a search for something. No path: there is none, if the exploration is complete;
/// else there is none within its bounds.
template <Game G>
struct Search {
  Exploration exploration;
  std::optional<std::vector<typename G::Move>>
      path;  ///< shortest: breadth first, every level whole
};

/// Searches with visitors of which one returns `true` where it finds what is wanted.
template <Game G, class OnState, class OnStep>
auto find(const G& game, const typename G::State& start, const ExploreOptions& options,
          OnState&& on_state, OnStep&& on_step) -> Search<G> {
  Explorer<G> explorer(game, options, true);
  Search<G> search{explorer.run(start, on_state, on_step), std::nullopt};
  if (search.exploration.stopped_by == Bound::found) search.path = explorer.path();
  return search;
}

/// A shortest game to a position for which `wanted(state)` holds.
template <Game G, std::predicate<const typename G::State&> Wanted>
auto find_state(const G& game, Wanted&& wanted, const ExploreOptions& options = {}) -> Search<G> {
  return find(
      game, game.start(), options,
      [&](const auto& state, int /*depth*/) -> bool { return wanted(state); }, Ignore{});
}

/// A shortest game whose last step makes `wanted(before, move, step)` true: such as a broken law.
template <Game G, class Wanted>
  requires std::predicate<Wanted&, const typename G::State&, const typename G::Move&,
                          const Step<typename G::State>&>
auto find_step(const G& game, Wanted&& wanted, const ExploreOptions& options = {}) -> Search<G> {
  return find(game, game.start(), options, Ignore{}, wanted);
}

}  // namespace ruleproof::solver

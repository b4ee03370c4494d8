/// Exhaustive search, breadth first, through the interface of a game; witnesses are shortest.
///
///     const auto all = explore(game);                       // all.complete(), all.states, ...
///     const auto won = find_state(game, [&](const auto& state) { return ...; });
///     if (won.path) ...                                     // the moves of a shortest game
///
/// The answer is the same for any number of threads: positions are numbered in the order in which
/// one thread would reach them.
#pragma once

#include <concepts>
#include <optional>
#include <vector>

#include "model/core/game.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/explore/explorer.hpp"  // IWYU pragma: export

namespace ruleproof::solver {

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
  if (search.exploration.stopped_by == Bound::found) {
    search.path = explorer.path();
    if (!search.path) search.exploration.stopped_by = Bound::disk;
  }
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

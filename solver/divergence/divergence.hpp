/// Where two readings of a rulebook part: the shortest game, or the assurance that there is none.
///
///     const auto divergence = shortest_divergence(game, other_reading);
///     divergence.moves    a game on whose last move the readings part; nothing if there is none
///     divergence.how      exhaustive: shortest, or none at all; bounded: none within the bounds
#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "solver/divergence/comparison.hpp"
#include "solver/divergence/together.hpp"
#include "solver/explore/explore.hpp"

namespace ruleproof::solver {

/// Two readings that part after some moves, or do not.
template <Game G>
struct Divergence {
  /// A game at whose end the readings differ; every move is legal under both until then.
  std::optional<std::vector<typename G::Move>> moves;
  Difference difference;  ///< if there is one
  /// With moves: `exhaustive` if no shorter game does it, `replayed` if one was only found.
  /// Without: `exhaustive` if every position was visited, `bounded` or `sampled` if not.
  How how = How::unknown;
  Exploration exploration;  ///< of an exhaustive search
  std::uint64_t games = 0;  ///< of a sampled one
};

namespace detail {
/// What a search that went level by level has shown.
inline auto shown_by(const Exploration& exploration) -> How {
  const bool whole = exploration.complete() || exploration.stopped_by == Bound::found;
  return whole ? How::exhaustive : How::bounded;
}
}  // namespace detail

/// The shortest game after which anything at all differs. While the readings agree there is only
/// one position to look at, so this costs little more than exploring one game.
template <Game G>
auto shortest_divergence(const G& first, const G& second, const ExploreOptions& options = {})
    -> Divergence<G> {
  auto options_here = options;
  options_here.symmetric = false;  // what is symmetric for one reading need not be for the other
  Explorer<G> explorer(first, options_here, true);
  Divergence<G> result;
  if (!(first.start() == second.start())) {
    result.moves.emplace();
    result.how = How::exhaustive;
    result.difference =
        Comparison<G>(first, second).describe(Effect::position, first.start(), second.start(), 0);
    return result;
  }
  result.exploration = explorer.run(
      first.start(),
      [&](const auto& state, int /*depth*/) {  // several threads at a time may ask
        return Comparison<G>(first, second).effect_at(state, state).has_value();
      },
      [&](const auto& before, const auto& move, const auto& step) -> bool {
        return !(second.apply(before, move).next == step.next);
      });
  result.how = detail::shown_by(result.exploration);
  if (result.exploration.stopped_by != Bound::found) return result;
  result.moves = explorer.path();
  if (!result.moves) return result;
  result.difference = first_difference<G>(first, second, *result.moves).value();
  return result;
}

/// In what the readings differ after moves that both were played with.
template <Game G>
auto effect_after(const Together<G>& both, Comparison<G> comparison, Effect effect,
                  std::span<const typename G::Move> moves) -> Difference {
  auto state = both.start();
  for (const auto& move : moves) state = both.apply(state, move).next;
  return comparison.describe(effect, state.first, state.other(), moves.size());
}

/// The shortest game, played with the same moves under both readings, after which they differ in a
/// certain way: such as in who wins, long after the positions have parted.
template <Game G>
  requires Fielded<typename G::State>
auto shortest_effect(const G& first, const G& second, Effect effect,
                     const ExploreOptions& options = {}) -> Divergence<G> {
  const Together<G> both(first, second);
  const auto search = find_state(
      both,
      [&](const auto& state) {
        // Both over in the same position: nothing but the end can differ.
        return Comparison<G>(first, second).differ(effect, state.first, state.other());
      },
      options);
  Divergence<G> result{.moves = search.path,
                       .difference = {},
                       .how = detail::shown_by(search.exploration),
                       .exploration = search.exploration};
  if (!result.moves) return result;
  result.difference = effect_after(both, Comparison<G>(first, second), effect, *result.moves);
  return result;
}

}  // namespace ruleproof::solver

/// Where two readings part: by search, then by random games, then by lopsided ones.
#pragma once

#include <span>
#include <utility>

#include "model/core/replay.hpp"
#include "solver/divergence/divergence.hpp"
#include "solver/divergence/pairs.hpp"
#include "solver/divergence/parts.hpp"
#include "solver/divergence/sampling.hpp"
#include "solver/reached.hpp"

namespace ruleproof::solver::divergence {

/// Calls `use(first, second)` with the games of both readings.
template <class G, class T, class Use>
auto with_both(const Readings& readings, Use&& use) -> Result<T> {
  const auto first = G::configure(readings.first);
  if (!first) return first.error();
  const auto second = G::configure(readings.second);
  if (!second) return second.error();
  return use(*first, *second);
}

/// What one game shows, without a title.
template <class G>
auto witness_of(const G& game, std::span<const typename G::Move> moves) -> Witness {
  const auto record = record_of(game, game.start(), moves);
  return {{}, ruleproof::to_text(record), frames_of(game, record)};
}

template <class G>
auto look_for_parting(const G& first, const G& second, const Budget& budget) -> Divergence<G> {
  tell(budget.watcher, nullptr);
  auto found = shortest_divergence(first, second,
                                   {.max_depth = budget.depth,
                                    .max_states = budget.states,
                                    .jobs = budget.jobs,
                                    .watcher = budget.watcher});
  if (found.how == How::exhaustive || budget.samples == 0) return found;
  tell(budget.watcher, "random games");
  SampleOptions options{.games = budget.samples,
                        .seed = budget.seed,
                        .shrink = budget.samples,
                        .work = budget.work,
                        .jobs = budget.jobs};
  auto sampled = sampled_divergence(first, second, options);
  if (!sampled.moves && budget.lopsided > 0) {
    options.games = budget.lopsided;
    const auto even = sampled.games;
    sampled = lopsided_divergence(first, second, options);
    if (!sampled.moves) sampled.games += even;
  }
  sampled.exploration = found.exploration;
  return sampled;
}

template <class G>
auto part(const Readings& readings, const Budget& budget) -> Result<Parted> {
  return with_both<G, Parted>(readings, [&](const G& first, const G& second) {
    const auto found = look_for_parting(first, second, budget);
    Parted parted;
    parted.setup = first.setup();
    parted.scope = scope_of(first, second);
    parted.how = found.how;
    parted.exploration = found.exploration;
    parted.games = found.games;
    if (!found.moves) return parted;
    const std::span<const typename G::Move> moves(*found.moves);
    parted.moves = moves.size();
    parted.difference = found.difference;
    if (budget.pairs > 0) {
      tell(budget.watcher, "pairs of random games");
      parted.often = paired_games(first, second,
                                  Playing{.games = budget.pairs,
                                          .seed = budget.seed,
                                          .work = budget.work,
                                          .jobs = budget.jobs})
                         .often;
    }
    parted.first = witness_of(first, moves);
    parted.second = witness_of(second, moves);
    return parted;
  });
}

template <class G>
auto parts_in_sample(const Readings& readings, const Playing& playing) -> Result<bool> {
  return with_both<G, bool>(readings, [&](const G& first, const G& second) {
    const SampleOptions options{
        .games = playing.games, .seed = playing.seed, .shrink = 0, .work = playing.work};
    return !(first.start() == second.start()) || sampled_divergence(first, second, options).moves ||
           lopsided_divergence(first, second, options).moves;
  });
}

}  // namespace ruleproof::solver::divergence

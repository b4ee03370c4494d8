/// The searches of one game, for the files that CMake writes.
#pragma once

#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/setup.hpp"
#include "solver/explore/checkpoint.hpp"
#include "solver/explore/explore.hpp"
#include "solver/explore/levels.hpp"
#include "solver/graph/analysis.hpp"
#include "solver/ranks/post.hpp"
#include "solver/ranks/search.hpp"
#include "solver/search/firsts_of.hpp"
#include "solver/search/parts.hpp"
#include "solver/spill/folder.hpp"

namespace ruleproof::solver::search {

template <class G>
auto set_up(const SetupText& setup) -> Result<SetupText> {
  const auto game = G::configure(setup);
  if (!game) return game.error();
  return game->setup();
}

/// By levels without a set, where each move adds a stone.
template <class G>
auto by_levels(const G& game, const ExploreOptions& options) -> std::optional<Exploration> {
  if constexpr (LevelGame<G>) {
    if (!options.symmetric) {
      Levels<G> levels(game, options, false);
      levels.explore();
      if (!levels.ungraded()) return levels.all();
    }
  }
  return std::nullopt;
}

template <class G>
auto explored(const SetupText& setup, const ExploreOptions& options) -> Result<Exploration> {
  const auto game = G::configure(setup);
  if (!game) return game.error();
  if (auto all = by_levels(*game, options)) return *std::move(all);
  return solver::explore(*game, options);
}

/// Which search a file belongs to.
template <class G>
auto key_of(const G& game, const ExploreOptions& options) -> std::string {
  const auto whole = game.setup();
  const bool bounded = options.max_depth != std::numeric_limits<int>::max();
  return std::string(G::name) + " " + std::to_string(G::ruleset) + "; " +
         ruleproof::to_text(whole.options) + "; " + ruleproof::to_text(whole.rulings) + "; depth " +
         (bounded ? std::to_string(options.max_depth) : "any") +
         (options.symmetric ? "; symmetric" : "");
}

template <class G>
auto explored_kept(const SetupText& setup, const ExploreOptions& options, const KeptIn& file)
    -> Result<Exploration> {
  const auto game = G::configure(setup);
  if (!game) return game.error();
  return explore_with_checkpoints(*game, {.explore = options,
                                          .path = file.path,
                                          .key = key_of(*game, options),
                                          .resume = file.resume});
}

template <class G>
auto explored_on_disk(const SetupText& setup, const ExploreOptions& options, const KeptIn& kept)
    -> Result<Exploration> {
  const auto game = G::configure(setup);
  if (!game) return game.error();
  // Keys stand for the bytes of positions, as this program lays them out.
  auto opened = Folder::open(
      kept.path,
      key_of(*game, options) + "; " + kept.by + "; " + std::to_string(sizeof(typename G::State)),
      kept.resume);
  if (!opened) return opened.error();
  auto folder = std::move(opened).value();
  const bool begun = !folder.standing().all().empty();
  auto all = begun ? std::nullopt : by_levels(*game, options);
  if (!all || all->stopped_by == Bound::memory) {
    auto on_disk = options;
    on_disk.spill = &folder;
    all = solver::explore(*game, on_disk);
  }
  if (folder.problem()) return *folder.problem();
  const bool ended = all->complete() || all->stopped_by == Bound::depth;
  if (ended || !folder.kept()) folder.clear();
  return *std::move(all);
}

template <class G>
auto explored_with(Post& ranks, const SetupText& setup, const ExploreOptions& options)
    -> Result<Exploration> {
  const auto game = G::configure(setup);
  if (!game) return game.error();
  if constexpr (LevelGame<G>) {
    // One process sorts the levels of such a game, and ends at other positions.
    if (!options.symmetric && options.max_states != ExploreOptions{}.max_states) {
      return Error{Code::usage, "--states",
                   "several processes do not stop this game where one does: --depth bounds it"};
    }
  }
  return solver::explore_with(ranks, *game, options);
}

template <class G>
auto texts_of(const G& game, const std::optional<std::vector<typename G::Move>>& path)
    -> std::optional<Moves> {
  if (!path) return std::nullopt;
  Moves texts;
  for (const auto& move : *path) texts.push_back(game.to_text(move));
  return texts;
}

template <class G>
auto analysed(const SetupText& setup, const ExploreOptions& options) -> Result<GraphFacts> {
  const auto game = G::configure(setup);
  if (!game) return game.error();
  const auto all = solver::analyse(*game, options);
  GraphFacts facts{.positions = all.positions,
                   .edges = all.edges,
                   .stopped_by = all.stopped_by,
                   .acyclic = all.acyclic,
                   .components = all.components,
                   .cycle = all.cycle,
                   .longest = all.longest,
                   .stuck = all.stuck,
                   .hopeless = all.hopeless,
                   .seats = {}};
  for (const auto& wins : all.seats) {
    facts.seats.push_back({.positions = wins.positions,
                           .shortest = texts_of(*game, wins.shortest),
                           .safest = texts_of(*game, wins.safest),
                           .safest_chance = wins.safest_chance,
                           .passed = wins.passed,
                           .forced = wins.forced,
                           .forced_moves = wins.forced_moves,
                           .against = wins.against,
                           .by_lot = wins.by_lot});
  }
  return facts;
}

template <class G>
auto first_games(const SetupText& setup, const FirstOptions& options) -> Result<Firsts> {
  const auto game = G::configure(setup);
  if (!game) return game.error();
  return FirstGames<G>(*game, options).run();
}

template <class G>
auto parts_of() -> Parts {
  return {.name = G::name,
          .symmetric = Symmetric<G>,
          .set_up = &search::set_up<G>,
          .explore = &explored<G>,
          .explore_kept = &explored_kept<G>,
          .explore_on_disk = &explored_on_disk<G>,
          .explore_with = &explored_with<G>,
          .analyse = &analysed<G>,
          .firsts = &first_games<G>};
}

}  // namespace ruleproof::solver::search

/// Makes a game that shows something shorter: leaves moves out, many at a time and then one by one,
/// and passes over what is then no longer legal.
///
///     path = shortened(game, path, [](const auto& state) { return state.winner == 1; });
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "model/core/game.hpp"

namespace ruleproof::solver {

namespace shortening {

/// The legal ones of some moves in a row, up to the first position that is wanted.
template <Game G, class Wanted>
auto replayed_without(const G& game, const std::vector<typename G::Move>& path, std::size_t from,
                      std::size_t count, Wanted& wanted)
    -> std::optional<std::vector<typename G::Move>> {
  std::vector<typename G::Move> kept;
  auto state = game.start();
  for (std::size_t i = 0; !wanted(state); ++i) {
    if (i == from) i += count;
    if (i >= path.size()) return std::nullopt;
    if (game.to_act(state) == Seat::nobody) return std::nullopt;
    if (!game.judge(state, path[i])) continue;
    kept.push_back(path[i]);
    state = game.apply(state, path[i]).next;
  }
  return kept;
}

}  // namespace shortening

/// A game that ends in a wanted position, of no more moves than `path`, which leads to one; tries
/// so many games at most, and none once `stop` says so.
template <Game G, class Wanted>
auto shortened(const G& game, std::vector<typename G::Move> path, Wanted&& wanted,
               const std::function<bool()>& stop = {}, std::size_t tries = 3000)
    -> std::vector<typename G::Move> {
  const auto goes_on = [&] { return tries > 0 && !(stop && stop()); };
  for (auto count = path.size() / 2; count > 0 && goes_on();) {
    bool shorter = false;
    for (std::size_t from = 0; from < path.size() && goes_on(); ++from, --tries) {
      auto without = shortening::replayed_without(game, path, from, count, wanted);
      if (!without || without->size() >= path.size()) continue;
      path = *std::move(without);
      shorter = true;
    }
    if (!shorter || count > path.size()) count = std::min(count / 2, path.size() / 2);
  }
  return path;
}

}  // namespace ruleproof::solver

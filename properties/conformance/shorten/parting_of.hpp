/// The search for a parting in one game. For files that know its types.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "properties/conformance/planted_of.hpp"
#include "properties/conformance/shorten/led.hpp"
#include "properties/conformance/shorten/parting.hpp"
#include "solver/divergence/sampling.hpp"

namespace ruleproof::conformance {

namespace detail {

/// The moves that are looked at in one game.
template <class G, class Players>
auto offers_along(const G& game, Players players, std::size_t longest) -> std::uint64_t {
  std::uint64_t offers = 1;
  auto state = game.start();
  MoveList<typename G::Move> list;
  for (std::size_t i = 0; i < longest && game.to_act(state) != Seat::nobody; ++i) {
    moves(game, state, list);
    offers += list.size();
    const std::size_t choice = players(game, state, std::span<const typename G::Move>(list));
    state = game.apply(state, list[choice]).next;
  }
  return offers;
}

/// First all games, level by level; where those are too many, random ones, made short.
template <class G>
auto parting_between(const G& one, const G& other, const PartingOptions& options)
    -> std::pair<std::optional<std::vector<typename G::Move>>, bool> {
  auto whole = solver::shortest_divergence(one, other, {.max_states = options.states});
  if (whole.how == How::exhaustive) return {std::move(whole.moves), true};
  const auto known = [&](std::uint64_t number) {
    return number < options.known.size() ? std::span<const std::string>(options.known[number])
                                         : std::span<const std::string>();
  };
  const auto longest = known(0).empty() ? options.longest : known(0).size();
  const auto cost = offers_along(one, Led<G>(options.seed, false, known(0)), longest);
  solver::ShortGames games(one, solver::detail::Parting<G>{one, other});
  const auto chooser = [&](std::uint64_t seed) {
    const auto number = seed - options.seed;
    return Led<G>(seed, number % 2 == 1, known(number));
  };
  return {games.run({.games = options.known.size() + options.steps / cost / 4,
                     .seed = options.seed,
                     .shrink = options.steps / cost * 3 / 4,
                     .longest = options.longest},
                    chooser),
          false};
}

}  // namespace detail

template <class G>
auto parting_of(const SetupText& one, const SetupText& other, const PartingOptions& options)
    -> Result<Parting> {
  const auto first = PlantedOr<G>::configure(one);
  if (!first) return first.error();
  const auto second = PlantedOr<G>::configure(other);
  if (!second) return second.error();
  const auto [moves, shortest] = detail::parting_between(*first, *second, options);
  Parting parting{.moves = {}, .shortest = shortest};
  if (!moves) return parting;
  parting.moves.emplace();
  for (const auto& move : *moves) parting.moves->push_back(first->to_text(move));
  return parting;
}

}  // namespace ruleproof::conformance

/// Ways from village to village over the islets of a board, as chains of gaps that planks span.
///
/// A route knows reach and planks only: neither stones nor planks in the way nor the limits of
/// supports. Where there is no route nobody can cross; where there is one, a game has to show it.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "model/river_dragons/rules.hpp"
#include "solver/graph/graph.hpp"

namespace ruleproof::solver {

/// How many planks, or gaps, there are of each size.
using Sizes = std::array<int, river_dragons::plank_sizes>;

/// One plank of each size and colour.
[[nodiscard]] auto sets_of_planks(int sets) -> Sizes;

/// Whether the planks suffice for the gaps, one for each: a plank spans gaps up to its size. The
/// criterion: of no size on are there more gaps than planks.
[[nodiscard]] auto bridgeable(const Sizes& gaps, const Sizes& planks) -> bool;

using Route = std::vector<river_dragons::Site>;

/// A route of the fewest planks from one site to another, if the planks suffice for any. It may
/// touch at other villages.
[[nodiscard]] auto shortest_route(const river_dragons::Rules& rules, const Sizes& planks,
                                  river_dragons::Site from, river_dragons::Site to)
    -> std::optional<Route>;

/// A route over different islets, and whether it is clean: none of its planks passes over a third
/// site of the board, and no two of them cross or lie along each other.
struct Chain {
  Route sites;
  Sizes gaps{};
  bool clean = true;
};

/// Calls `visit(chain)` for every route of `length` planks over different islets, no village
/// between its ends, for which the planks suffice, until it says false.
auto for_each_chain(const river_dragons::Rules& rules, const Sizes& planks,
                    river_dragons::Site from, river_dragons::Site to, std::size_t length,
                    const std::function<bool(const Chain&)>& visit) -> void;

/// A size for each gap of a route, no plank twice; the planks suffice.
[[nodiscard]] auto assign_planks(const river_dragons::Rules& rules, const Route& route,
                                 Sizes planks) -> std::vector<int>;

/// The board as a graph of sites: an edge each way where a plank of that size or a smaller one
/// spans the gap. No plank lies on two villages.
[[nodiscard]] auto board_graph(const river_dragons::Rules& rules, int size) -> Adjacency;

/// The same for crossings between two villages: no other village is on the way.
[[nodiscard]] auto crossing_graph(const river_dragons::Rules& rules, int size,
                                  river_dragons::Site from, river_dragons::Site to) -> Adjacency;

}  // namespace ruleproof::solver

/// Ways from village to village over the islets of a board, as chains of gaps that planks span, and
/// bridges that are built along them.
///
/// A chain knows reach and planks only: neither stones nor the limits of supports. Where there is
/// none nobody can cross; where there is one, a game has to show it.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "solver/graph/graph.hpp"
#include "solver/questions/river_dragons/course.hpp"

namespace ruleproof::solver::river_dragons_question {

using river_dragons::PlankName;
using river_dragons::Rules;
using river_dragons::Site;

/// How many planks, or gaps, there are of each size.
using Sizes = std::array<int, river_dragons::plank_sizes>;

/// One plank of each size and colour.
[[nodiscard]] auto sets_of_planks(int sets) -> Sizes;

/// Whether the planks suffice for the gaps, one for each: a plank spans gaps up to its size. The
/// criterion: of no size on are there more gaps than planks.
[[nodiscard]] auto bridgeable(const Sizes& gaps, const Sizes& planks) -> bool;

/// The village that a seat is to reach.
[[nodiscard]] auto goal_of(const Rules& rules, int seat) -> Site;
/// An islet that planks of sizes 4, 5 and 6 all span from that village.
[[nodiscard]] auto near_islet(const Rules& rules, Site village) -> std::optional<Site>;

/// Whether some plank spans the two, passes over no third site of the board, and is not in the way
/// of planks on other pairs of sites.
[[nodiscard]] auto lies_clean(const Rules& rules, Site a, Site b,
                              const std::vector<std::size_t>& others) -> bool;

using Route = std::vector<Site>;

/// A route over different islets, and whether it is clean: all its planks lie so.
struct Chain {
  Route sites;
  Sizes gaps{};
  bool clean = true;
};

/// Calls `visit(chain)` for every route of `length` planks over different islets, no village
/// between its ends, for which the planks suffice, until it says false.
auto for_each_chain(const Rules& rules, const Sizes& planks, Site from, Site to, std::size_t length,
                    const std::function<bool(const Chain&)>& visit) -> void;

/// The first clean chain that a seat can cross by and `wanted(route)` accepts; empty if there is
/// none.
[[nodiscard]] auto clean_route(const Rules& rules, const Sizes& planks, int seat,
                               std::size_t length, const std::function<bool(const Route&)>& wanted)
    -> Route;

/// Where planks of a size can lie: a claim that they lie on no other pairs. [plank.too-short]
[[nodiscard]] auto spans_claim(const Rules& rules, int size) -> std::string;

/// A size for each gap of a route, no plank twice; the planks suffice.
[[nodiscard]] auto assign_planks(const Rules& rules, const Route& route, Sizes planks)
    -> std::vector<int>;

/// A plank for each gap of a route: what its builders wish, piece by piece from `from` up to `to`.
struct Bridge {
  Route sites;
  std::vector<PlankName> planks;

  auto put_stones(std::size_t from, std::size_t to, Wishes& wishes) const -> void;
  auto lay_planks(std::size_t from, std::size_t to, Wishes& wishes) const -> void;
  auto walk(std::size_t from, std::size_t to, Wishes& wishes) const -> void;
  /// Stones put, and taken away again, where the bridge does not go: what others may do.
  auto keep_away(const Rules& rules, Wishes& wishes) const -> void;
};

/// A plank is chosen and laid.
auto lay(PlankName plank, Site a, Site b, Wishes& wishes) -> void;

/// The board as a graph of sites: an edge each way where a plank of that size or a smaller one
/// spans the gap. No plank lies on two villages.
[[nodiscard]] auto board_graph(const Rules& rules, int size) -> Adjacency;

/// The same for crossings between two villages: no other village is on the way.
[[nodiscard]] auto crossing_graph(const Rules& rules, int size, Site from, Site to) -> Adjacency;

}  // namespace ruleproof::solver::river_dragons_question

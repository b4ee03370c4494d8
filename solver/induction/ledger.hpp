/// Pieces lie in places and move along routes: what a step of a game does to them, as a relation
/// over a `Number`. `int` holds it against games of the model, `Term` hands it to the solver.
///
/// A place is read from a position by an expression over its fields (model/core/expression). One
/// place of a ledger may be out of sight: a supply that no field counts.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "model/core/number.hpp"

namespace ruleproof::solver {

struct Route {
  std::size_t from = 0;
  std::size_t to = 0;
};

struct Heap {
  std::string_view name;        ///< "in the box"
  std::string_view reads = {};  ///< "sum(box*)"; empty: out of sight
};

/// One kind of piece.
struct Ledger {
  std::string_view id;      ///< "person-tiles"
  std::string_view pieces;  ///< "person tiles"
  std::vector<Heap> places;
  std::vector<Route> routes;
  std::vector<std::string_view> clauses;
  bool of_each_player = false;  ///< expressions that say p1 are read for every player
  std::vector<std::string_view> settled = {};  ///< open questions that keep their first answer

  [[nodiscard]] auto all_in_sight() const -> bool {
    for (const auto& place : places) {
      if (place.reads.empty()) return false;
    }
    return true;
  }
  [[nodiscard]] auto leaves(std::size_t place) const -> bool {
    for (const auto& route : routes) {
      if (route.from == place) return true;
    }
    return false;
  }
  [[nodiscard]] auto arrives(std::size_t place) const -> bool {
    for (const auto& route : routes) {
      if (route.to == place) return true;
    }
    return false;
  }
};

/// Some pieces go along one route; a step of a game is a number of transfers, perhaps none.
template <Number N>
struct Transfer {
  N route;
  N pieces;
};

/// There must be as many pieces as are taken.
template <Number N>
auto may_move(const Ledger& ledger, const std::vector<N>& before, const Transfer<N>& transfer) {
  auto may = N(0) <= transfer.route && transfer.route < N(static_cast<int>(ledger.routes.size())) &&
             N(0) <= transfer.pieces;
  for (std::size_t r = 0; r < ledger.routes.size(); ++r) {
    may = may && (transfer.route != N(static_cast<int>(r)) ||
                  transfer.pieces <= before[ledger.routes[r].from]);
  }
  return may;
}

template <Number N>
auto moved(const Ledger& ledger, std::vector<N> heaps, const Transfer<N>& transfer)
    -> std::vector<N> {
  for (std::size_t r = 0; r < ledger.routes.size(); ++r) {
    const N pieces = select(transfer.route == N(static_cast<int>(r)), transfer.pieces, N(0));
    auto& from = heaps[ledger.routes[r].from];
    from = from - pieces;
    auto& to = heaps[ledger.routes[r].to];
    to = to + pieces;
  }
  return heaps;
}

template <Number N>
auto total(const std::vector<N>& heaps) -> N {
  N sum(0);
  for (const auto& heap : heaps) sum = sum + heap;
  return sum;
}

/// Whether transfers lead from one position to another: exact, by Hall's condition on what is
/// missing from places and what can reach others.
[[nodiscard]] auto transfers_lead(const Ledger& ledger, const std::vector<int>& before,
                                  const std::vector<int>& after) -> bool;

}  // namespace ruleproof::solver

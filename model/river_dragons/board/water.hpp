/// Free water: where a stone may lie on the side of the board without islets. [stone.open-water]
#pragma once

#include <algorithm>
#include <cstdint>

#include "model/river_dragons/rules.hpp"

namespace ruleproof::river_dragons {

/// Within the field, on the grid, and far enough from stones and villages.
[[nodiscard]] auto keeps_distance(const Rules& rules, const State& state, Place place) -> bool;

/// A stone there, within the field, would lie on a village. [stone.not-village]
[[nodiscard]] auto lies_on_a_village(const Rules& rules, Place place) -> bool;

/// A stretch of places along one row of the lattice.
struct Stretch {
  int low = 0;
  int high = -1;
};

/// The stretches of a row that stones and villages keep free around them.
class KeptFree {
 public:
  KeptFree(const Rules& rules, const State& state, int row);
  /// The first q from there on that is not kept free.
  [[nodiscard]] auto next_open(int q) const -> int;

 private:
  FixedVector<Stretch, most_stones + colour_count> stretches_;
};

/// Calls `visit(Place)` for every place that keeps its distances, row by row.
template <class Visit>
auto for_each_free_place(const Rules& rules, const State& state, Visit&& visit) -> void {
  const auto field = rules.components.field;
  const auto grid = rules.scale.grid;
  for (int r = -(field / grid) * grid; r <= field; r += grid) {
    const KeptFree kept(rules, state, r);
    const auto last = std::min(field, field - r);
    auto q = std::max(-field, -field - r);
    while ((q = kept.next_open(q)) <= last) {
      if (q % grid == 0) visit(Place{static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)});
      ++q;
    }
  }
}

}  // namespace ruleproof::river_dragons

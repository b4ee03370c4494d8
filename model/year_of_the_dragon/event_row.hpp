/// The procedure that fills the event row. [setup.events.draw] [setup.events.repair]
///
/// Tiles are drawn one by one. A tile like a neighbour goes one cell further; the next tile drawn
/// fills the gap. At the end there may be no cell further: a dead end.
#pragma once

#include <cstdint>
#include <map>
#include <memory>

#include "model/year_of_the_dragon/rules/rulings.hpp"
#include "model/year_of_the_dragon/state.hpp"

namespace ruleproof::year_of_the_dragon {

/// The cell that the next tile drawn is laid in or passes over, or -1 when the row is full.
[[nodiscard]] auto next_cell(const Rulings& rulings, const EventRow& row) -> int;

/// Whether no two neighbours are alike, Peace excepted; empty cells are like nothing.
[[nodiscard]] auto neighbours_differ(const EventRow& row) -> bool;

/// The row after a tile is drawn: laid down, moved on, or the dead end resolved. Says in `dead_end`
/// whether there was no open cell for it.
[[nodiscard]] auto lay(const Rulings& rulings, const EventRow& row, Event tile, bool& dead_end)
    -> EventRow;

/// Whether the rulings let the drawing go on from here, rather than start anew.
[[nodiscard]] auto may_go_on(const Rulings& rulings, const EventRow& row, bool dead_end) -> bool;

/// In how many ways a row can still be completed. Where a dead end means that all is drawn anew, or
/// where every legal row is equally likely, a draw is as likely as what can come of it: this makes
/// the endless procedure a finite one with the same law.
class RowCounts {
 public:
  RowCounts(const Rulings& rulings, const EventBag& all);
  /// Rows, or draws of single tiles where tiles of a kind are told apart.
  [[nodiscard]] auto completions(const EventRow& row, const EventBag& left) const -> std::int64_t;
  /// Shared between games; null where the tiles left say it all.
  [[nodiscard]] static auto of(const Rulings& rulings, const EventBag& all)
      -> std::shared_ptr<const RowCounts>;

 private:
  auto count(const Rulings& rulings, const EventRow& row, const EventBag& left) -> std::int64_t;
  std::map<std::uint64_t, std::int64_t> counts_;
};

}  // namespace ruleproof::year_of_the_dragon

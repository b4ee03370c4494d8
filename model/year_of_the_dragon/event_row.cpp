#include "model/year_of_the_dragon/event_row.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <tuple>
#include <utility>

#include "model/year_of_the_dragon/rules/rulings.hpp"
#include "model/year_of_the_dragon/state.hpp"

namespace ruleproof::year_of_the_dragon {

auto next_cell(const Rulings& rulings, const EventRow& row) -> int {
  if (rulings.event_repair == EventRepair::gaps_last) {
    // To the right of all that is laid, and only then the gaps.
    for (int cell = months - 1; cell >= 0; --cell) {
      if (row[static_cast<std::size_t>(cell)] != Event::none) {
        if (cell + 1 < months) return cell + 1;
        break;
      }
    }
  }
  for (int cell = 0; cell < months; ++cell) {
    if (row[static_cast<std::size_t>(cell)] == Event::none) return cell;
  }
  return -1;
}

auto neighbours_differ(const EventRow& row) -> bool {
  for (std::size_t cell = 1; cell < row.size(); ++cell) {
    if (row[cell] == row[cell - 1] && row[cell] != Event::peace && row[cell] != Event::none) {
      return false;
    }
  }
  return true;
}

namespace {

auto at(EventRow& row, int cell) -> Event& { return row[static_cast<std::size_t>(cell)]; }

/// Whether `tile` may lie in `cell` between its neighbours.
auto fits(const EventRow& row, int cell, Event tile) -> bool {
  auto with = row;
  at(with, cell) = tile;
  return neighbours_differ(with);
}

/// [setup.events.distinct] The last tile has no open cell: event-dead-end.
auto resolve_dead_end(const Rulings& rulings, EventRow row, int cell, Event tile) -> EventRow {
  at(row, cell) = tile;
  if (rulings.event_dead_end == EventDeadEnd::accept) return row;
  if (rulings.event_dead_end == EventDeadEnd::swap_earlier && cell == months - 1) {
    auto swapped = row;
    std::swap(at(swapped, cell - 2), at(swapped, cell - 1));
    if (neighbours_differ(swapped)) return swapped;
  }
  // Take it out and put it in where it fits, the later tiles moving up; earliest place first.
  for (int to = 2; to < months; ++to) {
    auto moved = row;
    for (int c = cell; c > to; --c) at(moved, c) = at(moved, c - 1);
    for (int c = cell; c < to; ++c) at(moved, c) = at(moved, c + 1);
    at(moved, to) = tile;
    if (neighbours_differ(moved)) return moved;
  }
  return row;
}

}  // namespace

auto lay(const Rulings& rulings, const EventRow& row, Event tile, bool& dead_end) -> EventRow {
  const auto cell = next_cell(rulings, row);
  auto next = row;
  dead_end = false;
  if (fits(row, cell, tile) || rulings.event_repair == EventRepair::uniform_row) {
    at(next, cell) = tile;
    return next;
  }
  // Further to the right; and where gaps are filled at the end of the row, from its beginning.
  const bool from_the_left = rulings.event_repair == EventRepair::gaps_last;
  for (int on = 1; on <= (from_the_left ? months : months - 1 - cell); ++on) {
    const int further = (cell + on) % months;
    if (at(next, further) != Event::none || !fits(row, further, tile)) continue;
    at(next, further) = tile;
    return next;
  }
  dead_end = true;
  return resolve_dead_end(rulings, row, cell, tile);
}

auto may_go_on(const Rulings& rulings, const EventRow& row, bool dead_end) -> bool {
  if (rulings.event_repair == EventRepair::uniform_row) return neighbours_differ(row);
  return !(dead_end && rulings.event_dead_end == EventDeadEnd::redraw_all);
}

namespace {

/// What later draws can depend on: the empty cells, the tiles beside them, the tiles left.
auto relevant(const EventRow& row, const EventBag& left) -> std::uint64_t {
  const auto empty = [&](std::size_t cell) {
    return cell < row.size() && row[cell] == Event::none;
  };
  std::uint64_t key = 0;
  for (std::size_t cell = 0; cell < row.size(); ++cell) {
    const bool matters = empty(cell) || empty(cell + 1) || (cell > 0 && empty(cell - 1));
    key = (key << 3U) | static_cast<std::uint64_t>(matters ? row[cell] : Event::peace);
  }
  for (std::size_t i = 0; i < event_count; ++i) key = (key << 2U) | left[static_cast<Event>(i)];
  return key;
}

}  // namespace

RowCounts::RowCounts(const Rulings& rulings, const EventBag& all) {
  EventRow row;
  row.fill(Event::none);
  row[0] = Event::peace;
  row[1] = Event::peace;
  count(rulings, row, all);
}

auto RowCounts::count(const Rulings& rulings, const EventRow& row, const EventBag& left)
    -> std::int64_t {
  if (left.empty()) return 1;
  const auto key = relevant(row, left);
  if (const auto known = counts_.find(key); known != counts_.end()) return known->second;
  std::int64_t total = 0;
  for (std::size_t i = 0; i < event_count; ++i) {
    const auto tile = static_cast<Event>(i);
    if (left[tile] == 0) continue;
    bool dead_end = false;
    const auto next = lay(rulings, row, tile, dead_end);
    if (!may_go_on(rulings, next, dead_end)) continue;
    auto rest = left;
    --rest[tile];
    const auto ways = rulings.event_repair == EventRepair::uniform_row ? 1 : left[tile];
    total += ways * count(rulings, next, rest);
  }
  counts_.emplace(key, total);
  return total;
}

auto RowCounts::completions(const EventRow& row, const EventBag& left) const -> std::int64_t {
  if (left.empty()) return 1;
  const auto known = counts_.find(relevant(row, left));
  return known == counts_.end() ? 0 : known->second;
}

namespace {

using Key = std::tuple<EventRepair, EventDeadEnd, EventBag>;

/// What was counted once, for as long as the program runs.
struct Counted {
  Key key;
  std::shared_ptr<const RowCounts> counts;
  const Counted* next;
};

}  // namespace

auto RowCounts::of(const Rulings& rulings, const EventBag& all)
    -> std::shared_ptr<const RowCounts> {
  if (rulings.event_repair != EventRepair::uniform_row &&
      rulings.event_dead_end != EventDeadEnd::redraw_all) {
    return nullptr;
  }
  const Key key{rulings.event_repair, rulings.event_dead_end, all};
  // A list to which threads add without a lock; two may count the same, once.
  static std::atomic<const Counted*> known{nullptr};
  const auto* first = known.load();
  for (const auto* each = first; each != nullptr; each = each->next) {
    if (each->key == key) return each->counts;
  }
  auto* fresh = new Counted{key, std::make_shared<const RowCounts>(rulings, all), first};
  while (!known.compare_exchange_weak(fresh->next, fresh)) {
  }
  return fresh->counts;
}

}  // namespace ruleproof::year_of_the_dragon

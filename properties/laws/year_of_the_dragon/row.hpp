/// Laws of the event row: where a drawn tile is laid under every reading, and how likely it is.
#pragma once

#include <vector>

#include "properties/laws/generic_moves.hpp"
#include "properties/laws/year_of_the_dragon/stock.hpp"

namespace ruleproof::properties::dragon {

/// Whether a tile in a cell has a like neighbour.
inline auto is_beside_its_like(const EventRow& row, std::size_t cell, Event tile) -> bool {
  return tile != Event::peace &&
         ((cell > 0 && row[cell - 1] == tile) || (cell + 1 < row.size() && row[cell + 1] == tile));
}
inline auto has_like_neighbours(const EventRow& row) -> bool {
  for (std::size_t cell = 0; cell < row.size(); ++cell) {
    if (row[cell] != Event::none && is_beside_its_like(row, cell, row[cell])) return true;
  }
  return false;
}

/// A row with one more tile, and whether no open cell was left for it.
struct Laid {
  EventRow row{};
  bool dead_end = false;
};

/// The cells that a tile is tried on, in turn: from where it is due, on to the right; where gaps
/// wait until the end of the row, from its beginning then.
inline auto cells_in_turn(const EventRow& row, EventRepair repair) -> std::vector<std::size_t> {
  std::size_t due = 0;
  while (row[due] != Event::none) ++due;
  if (repair == EventRepair::gaps_last) {
    std::size_t end = row.size();
    while (row[end - 1] == Event::none) --end;
    if (end < row.size()) due = end;
  }
  std::vector<std::size_t> cells;
  for (auto cell = due; cell < row.size(); ++cell) cells.push_back(cell);
  if (repair == EventRepair::gaps_last) {
    for (std::size_t cell = 0; cell < due; ++cell) cells.push_back(cell);
  }
  return cells;
}

/// A row in which the tile of one cell is taken out and put in at another, those between move up.
inline auto put_in(const EventRow& row, std::size_t from, std::size_t to) -> EventRow {
  std::vector<Event> tiles(row.begin(), row.end());
  const auto tile = tiles[from];
  tiles.erase(tiles.begin() + static_cast<std::ptrdiff_t>(from));
  tiles.insert(tiles.begin() + static_cast<std::ptrdiff_t>(to), tile);
  EventRow moved{};
  std::ranges::copy(tiles, moved.begin());
  return moved;
}

/// What is done with a tile for which no cell is left.
inline auto mended(const Rulings& says, EventRow row, std::size_t cell) -> EventRow {
  if (says.event_dead_end == EventDeadEnd::accept) return row;
  if (says.event_dead_end == EventDeadEnd::swap_earlier && cell + 1 == row.size()) {
    auto swapped = row;
    std::swap(swapped[9], swapped[10]);
    if (!has_like_neighbours(swapped)) return swapped;
  }
  for (std::size_t to = 2; to < row.size(); ++to) {
    const auto moved = put_in(row, cell, to);
    if (!has_like_neighbours(moved)) return moved;
  }
  return row;
}

inline auto laid(const Rulings& says, const EventRow& row, Event tile) -> Laid {
  const auto cells = cells_in_turn(row, says.event_repair);
  const bool anywhere = says.event_repair == EventRepair::uniform_row;
  auto next = row;
  for (const auto cell : cells) {
    if (row[cell] != Event::none) continue;
    auto with = row;
    with[cell] = tile;
    if (!anywhere && has_like_neighbours(with)) continue;
    return {with, false};
  }
  next[cells[0]] = tile;
  return {mended(says, next, cells[0]), true};
}

/// Whether the readings count the rows that can still come of a draw.
inline auto counts_rows(const YearOfTheDragon& game) -> bool {
  const auto& says = answers_to(game);
  return says.event_repair == EventRepair::uniform_row ||
         says.event_dead_end == EventDeadEnd::redraw_all;
}

/// How likely a draw should be, by how likely each draw behind it is.
template <class G>
auto likely(const G& game, const State& state, Event tile) -> std::int64_t {
  const auto& says = answers_to(game);
  const std::int64_t tiles = state.tiles_to_draw[tile];
  if (!counts_rows(game) || tiles == 0) return tiles;
  const auto next = laid(says, state.events, tile);
  const bool uniform = says.event_repair == EventRepair::uniform_row;
  if (uniform ? has_like_neighbours(next.row) : next.dead_end) return 0;
  auto after = state;
  after.events = next.row;
  --after.tiles_to_draw[tile];
  std::int64_t rows = after.tiles_to_draw.empty() ? 1 : 0;
  for (std::size_t e = 0; e < event_count; ++e) {
    const auto behind = static_cast<Event>(e);
    if (after.tiles_to_draw[behind] > 0) rows += game.weight(after, Draw{behind});
  }
  return (uniform ? 1 : tiles) * rows;
}

template <class G>
auto draws_are_as_likely(const G& game, const State& state) -> bool {
  if (state.stage != Stage::row) return true;
  for (std::size_t e = 0; e < event_count; ++e) {
    const auto tile = static_cast<Event>(e);
    if (state.tiles_to_draw[tile] == 0) continue;
    if (game.weight(state, Draw{tile}) != likely(game, state, tile)) return false;
  }
  return true;
}

/// Other chances than tiles are equally likely.
template <class G>
auto chances_are_even(const G& game, const State& state) -> bool {
  if (state.stage != Stage::lot && state.stage != Stage::deal) return true;
  return std::ranges::all_of(properties::detail::moves_at(game, state),
                             [&](const Move& move) { return game.weight(state, move) == 1; });
}

template <class G>
inline constexpr auto row_laws = std::to_array<Law<G>>({
    {.name = "an event tile is drawn as often as rows can come of it, or as there are tiles of it",
     .clause = "setup.events.draw",
     .position = draws_are_as_likely<G>,
     .after = to(Stage::row)},
    {.name = "who drafts first, and how the action cards fall, is as likely as anything else",
     .clause = "action.deal.shuffle",
     .position = chances_are_even<G>,
     .sample = 4,
     .after = to(Stage::lot, Stage::deal)},
});

}  // namespace ruleproof::properties::dragon

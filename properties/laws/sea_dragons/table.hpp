/// What the laws of Sea Dragons read off a position. Counted here once more, cell by cell and
/// without shifts, rather than asked of the model: a second opinion.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "model/sea_dragons/sea_dragons.hpp"
#include "properties/laws/law.hpp"

namespace ruleproof::properties::sea {

using namespace sea_dragons;  // NOLINT(google-build-using-namespace): its words are ours here

inline auto players_of(const SeaDragons& game, const State& state) -> std::span<const Player> {
  return std::span(state.players).first(static_cast<std::size_t>(game.players()));
}

/// A point of the board; the laws think in columns and rows.
struct Point {
  int x = 0;
  int y = 0;
  auto operator<=>(const Point&) const = default;
};
using Points = FixedVector<Point, 225>;

inline auto points_of(const Bits& cells) -> Points {
  Points points;
  for (int y = 0; y < widest_board; ++y) {
    for (int x = 0; x < widest_board; ++x) {
      if (cells.has(cell_at(x, y))) points.push_back({x, y});
    }
  }
  return points;
}

inline auto touch(const Point& a, const Point& b) -> bool {
  const int dx = a.x > b.x ? a.x - b.x : b.x - a.x;
  const int dy = a.y > b.y ? a.y - b.y : b.y - a.y;
  return dx + dy == 1;
}

/// Whether some point of one touches some point of the other.
inline auto touch(const Points& one, const Points& other) -> bool {
  return std::ranges::any_of(one, [&](const Point& a) {
    return std::ranges::any_of(other, [&](const Point& b) { return touch(a, b); });
  });
}

/// A piece, and the number of its dragon.
struct Piece {
  Point at;
  std::size_t dragon = 0;
};
inline constexpr std::size_t most_cells_laid = 225;
using Dragons = FixedVector<Piece, most_cells_laid>;

/// The dragons of some pieces, each the points that hang together: found by merging neighbours.
inline auto dragons_of(const Bits& pieces) -> Dragons {
  Dragons dragons;
  for (const auto& point : points_of(pieces)) {
    const Piece piece{point, dragons.size()};
    for (const auto& near : dragons) {
      if (!touch(point, near.at) || near.dragon == piece.dragon) continue;
      const auto old = near.dragon;
      for (auto& other : dragons) {
        if (other.dragon == old) other.dragon = piece.dragon;
      }
    }
    dragons.push_back(piece);
  }
  return dragons;
}

/// The new cells of the player in turn.
inline auto new_cells(const State& before, const Step<State>& step) -> Points {
  const auto p = before.actor;
  return points_of(step.next.players[p].dragons & ~before.players[p].dragons);
}

/// How many of the points are among some cells.
inline auto hits(const Points& points, const Bits& cells) -> int {
  return static_cast<int>(std::ranges::count_if(
      points, [&](const Point& at) { return cells.has(cell_at(at.x, at.y)); }));
}

/// Whether a step lays a dragon: at once, or after reefs that pay for it.
inline auto lays(const State& before, const Step<State>& step) -> bool {
  return before.stage >= Stage::lay && !before.laid &&
         !(step.next.players[before.actor].dragons == before.players[before.actor].dragons);
}

/// Whether the step takes the player in turn out of his supply of heads.
inline auto uses_head(const State& before, const Step<State>& step) -> bool {
  return before.stage >= Stage::lay && before.stage != Stage::over &&
         step.next.players[before.actor].heads != before.players[before.actor].heads;
}

/// Gold that a player gets by a gold card of his, where the bank has enough.
inline auto gold_cashed(const State& before, const Move& move, std::size_t p) -> int {
  const auto* cash = std::get_if<Cash>(&move);
  if (cash == nullptr) return 0;
  return p == (cash->by == 0 ? before.actor : cash->by - 1U) ? 4 : 0;
}

/// What the faces of a position show.
inline auto faces_of(const SeaDragons& game, const State& state) -> Terrain {
  Terrain all;
  for (std::size_t r = 0; r < realm_count; ++r) {
    const auto face = state.faces[r];
    if (face.number > 0) all = all | game.rules().components.terrain_of(r, face);
  }
  return all;
}

}  // namespace ruleproof::properties::sea

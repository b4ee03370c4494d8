#include "model/river_dragons/board/river.hpp"

#include <vector>

namespace ruleproof::river_dragons {

auto clash(const Rulings& rulings, Segment one, Segment other, int radius) -> bool {
  const bool same =
      (one.a == other.a && one.b == other.b) || (one.a == other.b && one.b == other.a);
  if (same) return rulings.parallel == Parallel::forbidden;
  return (rulings.crossing == Crossing::forbidden && crosses(one, other)) ||
         (rulings.overlap == Overlap::forbidden && overlaps(one, other, radius)) ||
         (rulings.across_end == AcrossEnd::forbidden &&
          ends_under(one, other, radius) + ends_under(other, one, radius) > 0);
}

namespace {

/// A pair that a plank can span.
struct Span {
  Site from;
  Site to;
  Segment segment;
};

}  // namespace

River::River(const Components& board, const Rulings& rulings, Sites villages) {
  std::array<Place, site_count> places{};
  Sites sites = villages;
  for (std::size_t v = 0; v < colour_count; ++v) {
    if (board.villages[v]) places[v] = *board.villages[v];
  }
  for (std::size_t i = 0; i < board.islets.size(); ++i) {
    places[islet(i)] = board.islets[i];
    sites |= bit(islet(i));
  }
  std::vector<Span> spans;
  for (Site b = 0; b < site_count; ++b) {
    for (Site a = 0; a < b; ++a) {
      if ((sites & bit(a)) == 0 || (sites & bit(b)) == 0) continue;
      const Segment segment{places[a], places[b]};
      const auto gap = gap_class(board.reach_squared, segment);
      if (gap == 0) continue;
      spans.push_back({a, b, segment});
      gap_[a][b] = gap_[b][a] = static_cast<std::uint8_t>(gap);
      for (auto size = static_cast<std::size_t>(gap); size <= plank_sizes; ++size) {
        reach_[size - 1][a] |= bit(b);
        reach_[size - 1][b] |= bit(a);
      }
      for (Site c = 0; c < site_count; ++c) {
        if (c == a || c == b || (sites & bit(c)) == 0) continue;
        if (passes_over(segment, places[c], board.radius)) under_[a][b] |= bit(c);
      }
      under_[b][a] = under_[a][b];
    }
  }
  for (const auto& one : spans) {
    const auto pair = pair_of(one.from, one.to);
    for (const auto& other : spans) {
      const auto second = pair_of(other.from, other.to);
      if (clash(rulings, one.segment, other.segment, board.radius)) clashes_[pair].add(second);
      if (crosses(one.segment, other.segment)) crossings_[pair].add(second);
    }
  }
}

}  // namespace ruleproof::river_dragons

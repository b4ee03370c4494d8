#include "model/river_dragons/board/river.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "model/river_dragons/board/geometry.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/data/components.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/rules/rulings.hpp"

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

/// Both planks get in each other's way.
auto add_both(std::array<PairSet, pair_count>& sets, std::size_t pair, std::size_t second) -> void {
  sets[pair].add(second);
  sets[second].add(pair);
}

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
  for (std::size_t i = 0; i < spans.size(); ++i) {
    for (std::size_t j = 0; j <= i; ++j) {
      const auto one = spans[i].segment;
      const auto other = spans[j].segment;
      if (far_apart(one, other, board.radius)) continue;
      const auto pair = pair_of(spans[i].from, spans[i].to);
      const auto second = pair_of(spans[j].from, spans[j].to);
      if (clash(rulings, one, other, board.radius)) add_both(clashes_, pair, second);
      if (crosses(one, other)) add_both(crossings_, pair, second);
    }
  }
}

}  // namespace ruleproof::river_dragons

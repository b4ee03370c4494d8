#include "model/river_dragons/board/water.hpp"

#include <algorithm>
#include <cstdint>

#include "model/river_dragons/board/geometry.hpp"
#include "model/river_dragons/bridges.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/state.hpp"

namespace ruleproof::river_dragons {
namespace {

/// The largest whole number whose square is at most n.
auto root(std::int64_t n) -> std::int64_t {
  std::int64_t low = 0;
  for (std::int64_t step = std::int64_t{1} << 12U; step > 0; step /= 2) {
    if ((low + step) * (low + step) <= n) low += step;
  }
  return low;
}

auto floor_half(std::int64_t n) -> std::int64_t { return (n - (n < 0 ? 1 : 0)) / 2; }

/// The places of a row that are nearer to `centre` than the squared distance: those where
/// 4 * norm = (2 dq + dr)^2 + 3 dr^2 < 4 * squared.
auto around(Place centre, int row, int squared) -> Stretch {
  const std::int64_t dr = row - centre.r;
  const auto rest = (4 * std::int64_t{squared}) - 1 - (3 * dr * dr);
  if (rest < 0) return {};
  const auto width = root(rest);
  return {static_cast<int>(centre.q - floor_half(width + dr)),
          static_cast<int>(centre.q + floor_half(width - dr))};
}

}  // namespace

auto keeps_distance(const Rules& rules, const State& state, Place place) -> bool {
  const auto& board = rules.components;
  const auto grid = rules.scale.grid;
  if (!in_field(place, board.field) || place.q % grid != 0 || place.r % grid != 0) return false;
  for (const auto& village : board.villages) {
    if (village && norm(place - *village) < rules.village_gap()) return false;
  }
  bool far = true;
  const Survey survey(rules, state);
  for_each_site(state.stones.sites(), [&](Site site) {
    far = far && norm(place - survey.place(site)) >= rules.stone_gap();
  });
  return far;
}

auto lies_on_a_village(const Rules& rules, Place place) -> bool {
  if (!in_field(place, rules.components.field)) return false;
  return std::ranges::any_of(rules.components.villages, [&](const auto& village) {
    return village && norm(place - *village) < rules.touching();
  });
}

KeptFree::KeptFree(const Rules& rules, const State& state, int row) {
  const auto add = [&](Place centre, int squared) {
    const auto stretch = around(centre, row, squared);
    if (stretch.low <= stretch.high) stretches_.push_back(stretch);
  };
  for (const auto& village : rules.components.villages) {
    if (village) add(*village, rules.village_gap());
  }
  const Survey survey(rules, state);
  for_each_site(state.stones.sites(),
                [&](Site site) { add(survey.place(site), rules.stone_gap()); });
}

auto KeptFree::next_open(int q) const -> int {
  for (bool open = false; !open;) {
    open = true;
    for (const auto& stretch : stretches_) {
      if (q < stretch.low || q > stretch.high) continue;
      q = stretch.high + 1;
      open = false;
    }
  }
  return q;
}

}  // namespace ruleproof::river_dragons

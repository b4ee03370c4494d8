#include "model/river_dragons/board/geometry.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace ruleproof::river_dragons {

namespace {

__extension__ using Wide = __int128;

/// `place` is at most `radius` off the line through the segment.
auto near_line(Segment s, Place place, int radius) -> bool {
  const auto off = cross(s.a, s.b, place);
  return 3 * off * off <= std::int64_t{4} * radius * radius * norm(s.b - s.a);
}

auto is_end(Segment s, Place place) -> bool { return place == s.a || place == s.b; }

/// How far along the segment `place` lies: 0 at a, `dot(b - a, b - a)` at b.
auto along(Segment s, Place place) -> std::int64_t { return dot(place - s.a, s.b - s.a); }

/// One coordinate of the ends leaves more than `margin` between the segments.
auto parted(std::pair<int, int> s, std::pair<int, int> t, int margin) -> bool {
  return std::max(s.first, s.second) + margin < std::min(t.first, t.second) ||
         std::max(t.first, t.second) + margin < std::min(s.first, s.second);
}

}  // namespace

auto far_apart(Segment s, Segment t, int radius) -> bool {
  // What is at most one step away differs in no coordinate by two.
  return parted({s.a.q, s.b.q}, {t.a.q, t.b.q}, 2 * radius) ||
         parted({s.a.r, s.b.r}, {t.a.r, t.b.r}, 2 * radius);
}

auto crosses(Segment s, Segment t) -> bool {
  return !share_an_end(s, t) && opposite_signs(cross(s.a, s.b, t.a), cross(s.a, s.b, t.b)) &&
         opposite_signs(cross(t.a, t.b, s.a), cross(t.a, t.b, s.b));
}

auto passes_over(Segment s, Place place, int radius) -> bool {
  const auto at = along(s, place);
  return 0 < at && at < along(s, s.b) && near_line(s, place, radius);
}

auto ends_under(Segment s, Segment t, int radius) -> int {
  int under = 0;
  for (const auto end : {s.a, s.b}) {
    if (!is_end(t, end) && passes_over(t, end, radius)) ++under;
  }
  return under;
}

auto overlaps(Segment s, Segment t, int radius) -> bool {
  const auto common = (is_end(t, s.a) ? 1 : 0) + (is_end(t, s.b) ? 1 : 0);
  return common < 2 && common + ends_under(s, t, radius) + ends_under(t, s, radius) >= 2;
}

auto sticks_out_over(Overhang plank, Place place, int radius) -> bool {
  const auto at = along(plank.on, place);
  const auto length = std::int64_t{plank.length};
  return along(plank.on, plank.on.b) < at &&
         at * at <= 4 * length * length * norm(plank.on.b - plank.on.a) &&
         near_line(plank.on, place, radius);
}

auto sticks_out_across(Overhang plank, Segment s) -> bool {
  const auto left = cross(plank.on.a, plank.on.b, s.a);
  const auto right = cross(plank.on.a, plank.on.b, s.b);
  if (!opposite_signs(left, right)) return false;
  // The line is met at the mean of both ends, weighted by how far off the other one is.
  const auto a = left < 0 ? -left : left;
  const auto b = right < 0 ? -right : right;
  const Wide m = a + b;
  const Wide at = (Wide{b} * along(plank.on, s.a)) + (Wide{a} * along(plank.on, s.b));
  const Wide length = plank.length;
  return at > m * along(plank.on, plank.on.b) &&
         at * at <= 4 * length * length * norm(plank.on.b - plank.on.a) * m * m;
}

}  // namespace ruleproof::river_dragons

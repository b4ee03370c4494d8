/// What crosses what and lies over what, worked out once more: with twice the distance along the
/// river and the rows across it, so that no formula is one of the model's.
#pragma once

#include <array>
#include <cstdint>

#include "model/river_dragons/board/geometry.hpp"

namespace ruleproof::properties::rivers {

using river_dragons::Overhang;
using river_dragons::Segment;

namespace lines {

__extension__ using Wide = __int128;

/// On paper at x / 2, and y times half the root of three.
struct Arrow {
  std::int64_t x = 0;
  std::int64_t y = 0;
};

inline auto from_to(river_dragons::Place a, river_dragons::Place b) -> Arrow {
  const std::int64_t q = b.q - a.q;
  const std::int64_t r = b.r - a.r;
  return {(2 * q) + r, r};
}

/// Four times the inner product.
inline auto inner(Arrow u, Arrow w) -> std::int64_t { return (u.x * w.x) + (3 * u.y * w.y); }
/// Positive where `w` points to the left of `u`.
inline auto turn(Arrow u, Arrow w) -> std::int64_t { return (u.x * w.y) - (u.y * w.x); }

/// Where the lines through two segments meet: `on_first / of` along the first one, as a part of it,
/// `on_second / of` along the second one. `of` is 0 if they never do, else positive.
struct Meeting {
  std::int64_t on_first = 0;
  std::int64_t on_second = 0;
  std::int64_t of = 0;
};

inline auto meeting(Segment s, Segment t) -> Meeting {
  const auto first = from_to(s.a, s.b);
  const auto second = from_to(t.a, t.b);
  const auto between = from_to(s.a, t.a);
  const Meeting at{turn(between, second), turn(between, first), turn(first, second)};
  return at.of < 0 ? Meeting{-at.on_first, -at.on_second, -at.of} : at;
}

inline auto is_within(std::int64_t part, std::int64_t of) -> bool { return 0 < part && part < of; }

/// How far along the segment a place lies, of `inner(d, d)`.
inline auto along(Segment s, river_dragons::Place place) -> std::int64_t {
  return inner(from_to(s.a, place), from_to(s.a, s.b));
}

inline auto is_near(Segment s, river_dragons::Place place, int radius) -> bool {
  const auto line = from_to(s.a, s.b);
  const auto aside = turn(line, from_to(s.a, place));
  return Wide{3} * aside * aside <= Wide{4} * radius * radius * inner(line, line);
}

inline auto ends_at(Segment s, river_dragons::Place place) -> bool {
  return place == s.a || place == s.b;
}

}  // namespace lines

/// The squared distance of two places.
inline auto squared(river_dragons::Place a, river_dragons::Place b) -> std::int64_t {
  const auto line = lines::from_to(a, b);
  return lines::inner(line, line) / 4;
}

/// Both cross between their ends.
inline auto cut_each_other(Segment s, Segment t) -> bool {
  const auto at = lines::meeting(s, t);
  return lines::is_within(at.on_first, at.of) && lines::is_within(at.on_second, at.of);
}

/// A round thing lies under the line between its ends.
inline auto lies_under(Segment s, river_dragons::Place place, int radius) -> bool {
  return lines::is_within(lines::along(s, place), lines::along(s, s.b)) &&
         lines::is_near(s, place, radius);
}

/// Places at which both planks touch: common ends, and ends of one under the other.
inline auto contacts(Segment s, Segment t, int radius) -> int {
  int found = 0;
  for (const auto end : std::array{s.a, s.b}) {
    found += lines::ends_at(t, end) || lies_under(t, end, radius) ? 1 : 0;
  }
  for (const auto end : std::array{t.a, t.b}) {
    found += !lines::ends_at(s, end) && lies_under(s, end, radius) ? 1 : 0;
  }
  return found;
}

inline auto have_same_ends(Segment s, Segment t) -> bool {
  return lines::ends_at(t, s.a) && lines::ends_at(t, s.b);
}

inline auto lie_along_each_other(Segment s, Segment t, int radius) -> bool {
  return !have_same_ends(s, t) && contacts(s, t, radius) >= 2;
}

/// An end of one that is no end of the other lies under the other.
inline auto covers_an_end(Segment s, Segment t, int radius) -> bool {
  for (const auto end : std::array{t.a, t.b}) {
    if (!lines::ends_at(s, end) && lies_under(s, end, radius)) return true;
  }
  return false;
}

/// The part of a plank beyond its second end lies over a round thing.
inline auto reaches_over(Overhang plank, river_dragons::Place place, int radius) -> bool {
  const auto at = lines::along(plank.on, place);
  const auto end = lines::along(plank.on, plank.on.b);
  const auto length = lines::Wide{plank.length};
  return at > end && lines::Wide{at} * at <= 4 * length * length * end &&
         lines::is_near(plank.on, place, radius);
}

/// The part of a plank beyond its second end crosses a line between its ends.
inline auto reaches_across(Overhang plank, Segment s) -> bool {
  const auto at = lines::meeting(plank.on, s);
  const auto length = lines::Wide{plank.length};
  return lines::is_within(at.on_second, at.of) && at.on_first > at.of &&
         lines::Wide{at.on_first} * at.on_first * lines::along(plank.on, plank.on.b) <=
             4 * length * length * at.of * at.of;
}

}  // namespace ruleproof::properties::rivers

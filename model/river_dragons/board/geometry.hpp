/// Geometry of the river, in whole numbers only: no rule compares fractions.
///
/// Places lie on a triangular lattice. A place has axial coordinates (q, r); on paper it is at
/// x = q + r/2, y = r * sqrt(3)/2. Squared lengths are whole numbers, and every test below
/// multiplies out its roots and fractions. With coordinates up to `largest_coordinate`, differences
/// stay below 2^11, `norm` and `cross` below 2^23, `dot` below 2^24; products are taken in 64 bits,
/// and in 128 where they could be larger.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <tuple>

#include "model/core/fields.hpp"

namespace ruleproof::river_dragons {

/// Of a place of any board, to either side.
inline constexpr int largest_coordinate = 500;

/// A point of the lattice, or the difference of two.
struct Place {
  std::int16_t q = 0;
  std::int16_t r = 0;
  auto operator<=>(const Place&) const = default;
  static constexpr auto fields() {
    return std::tuple{
        Field{"q", &Place::q, -largest_coordinate, largest_coordinate, "along the river"},
        Field{"r", &Place::r, -largest_coordinate, largest_coordinate, "across, at 60 degrees"}};
  }
};

[[nodiscard]] constexpr auto operator-(Place a, Place b) -> Place {
  return {static_cast<std::int16_t>(a.q - b.q), static_cast<std::int16_t>(a.r - b.r)};
}

/// From one place to another: the middle line of a plank between its two supports.
struct Segment {
  Place a;
  Place b;
  auto operator<=>(const Segment&) const = default;
};

/// Squared length.
[[nodiscard]] constexpr auto norm(Place u) -> std::int64_t {
  const std::int64_t q = u.q;
  const std::int64_t r = u.r;
  return (q * q) + (q * r) + (r * r);
}

/// Twice the inner product: dot(u, u) = 2 * norm(u).
[[nodiscard]] constexpr auto dot(Place u, Place w) -> std::int64_t {
  const std::int64_t uq = u.q;
  const std::int64_t ur = u.r;
  return (2 * ((uq * w.q) + (ur * w.r))) + (uq * w.r) + (ur * w.q);
}

/// Positive where c lies left of the line from a to b, zero on it. The squared distance of c to the
/// line is 3/4 * cross^2 / norm(b - a).
[[nodiscard]] constexpr auto cross(Place a, Place b, Place c) -> std::int64_t {
  const auto u = b - a;
  const auto w = c - a;
  return (std::int64_t{u.q} * w.r) - (std::int64_t{u.r} * w.q);
}

/// Both lie strictly on different sides.
[[nodiscard]] constexpr auto opposite_signs(std::int64_t a, std::int64_t b) -> bool {
  return (a < 0 && b > 0) || (a > 0 && b < 0);
}

/// Within a hexagonal field of that many steps round the centre.
[[nodiscard]] constexpr auto in_field(Place place, int field) -> bool {
  const auto within = [field](int x) { return -field <= x && x <= field; };
  return within(place.q) && within(place.r) && within(place.q + place.r);
}

/// The size of the shortest plank that reaches: 1 is the first of `reach_squared`; 0 if none does.
[[nodiscard]] constexpr auto gap_class(std::span<const int> reach_squared, Segment gap) -> int {
  const auto length = norm(gap.b - gap.a);
  for (std::size_t i = 0; i < reach_squared.size(); ++i) {
    if (length <= reach_squared[i]) return static_cast<int>(i) + 1;
  }
  return 0;
}

[[nodiscard]] constexpr auto share_an_end(Segment s, Segment t) -> bool {
  return s.a == t.a || s.a == t.b || s.b == t.a || s.b == t.b;
}

/// So far from each other that neither crosses the other or comes within `radius` of it, as the
/// boxes around them show; false says nothing.
[[nodiscard]] auto far_apart(Segment s, Segment t, int radius) -> bool;

/// The two cross between their ends. Segments with a common end never cross; where one ends on the
/// other (a T) they do not cross either: that is `passes_over`.
[[nodiscard]] auto crosses(Segment s, Segment t) -> bool;

/// A place `radius` round is under the segment: between its ends, and not further off than that.
[[nodiscard]] auto passes_over(Segment s, Place place, int radius) -> bool;

/// How many ends of the one lie under the other and are no end of it.
[[nodiscard]] auto ends_under(Segment s, Segment t, int radius) -> int;

/// Two planks along nearly the same line: they touch at two places, of which at least one is not a
/// common end. (With two common ends they lie side by side.)
[[nodiscard]] auto overlaps(Segment s, Segment t, int radius) -> bool;

/// A plank that starts at `on.a`, rests on `on.b` and is `length` long may stick out beyond `on.b`.
struct Overhang {
  Segment on;
  int length = 0;
};

/// The part that sticks out lies over the place, which is `radius` round.
[[nodiscard]] auto sticks_out_over(Overhang plank, Place place, int radius) -> bool;

/// The part that sticks out crosses the segment, which has no end at `on.a` or `on.b`.
[[nodiscard]] auto sticks_out_across(Overhang plank, Segment s) -> bool;

}  // namespace ruleproof::river_dragons

#include "model/river_dragons/board/geometry.hpp"

#include <array>
#include <cstdint>

#include <doctest/doctest.h>

#include "model/core/play.hpp"

namespace ruleproof::river_dragons {
namespace {

constexpr int radius = 3;
constexpr auto reach_squared = std::to_array({144, 256, 400, 576, 784, 1024});

/// A random place of a field, small enough for places to meet and lines to pass.
auto any_place(Random& random, int field) -> Place {
  const auto one = [&] {
    return static_cast<std::int16_t>(static_cast<int>(random.below((2U * field) + 1U)) - field);
  };
  return {one(), one()};
}

/// The third of a turn that maps the lattice onto itself.
auto turned(Place p) -> Place {
  return {static_cast<std::int16_t>(-p.q - p.r), static_cast<std::int16_t>(p.q)};
}
auto turned(Segment s) -> Segment { return {turned(s.a), turned(s.b)}; }
/// The mirror image.
auto mirrored(Place p) -> Place { return {p.r, p.q}; }
auto mirrored(Segment s) -> Segment { return {mirrored(s.a), mirrored(s.b)}; }
auto reversed(Segment s) -> Segment { return {s.b, s.a}; }

}  // namespace

TEST_CASE("lengths on the lattice") {
  static_assert(norm({1, 0}) == 1 && norm({0, 1}) == 1 && norm({-1, 1}) == 1);
  static_assert(norm({1, 1}) == 3);  // the long diagonal of two triangles
  static_assert(dot({3, -7}, {3, -7}) == 2 * norm({3, -7}));
  static_assert(dot({1, 0}, {-1, 2}) == 0);  // a right angle
  static_assert(cross({0, 0}, {4, 0}, {9, 0}) == 0);
  static_assert(cross({0, 0}, {4, 0}, {0, 1}) > 0 && cross({0, 0}, {4, 0}, {0, -1}) < 0);
  constexpr std::int16_t far = largest_coordinate;
  static_assert(norm(Place{far, far} - Place{-far, -far}) == 3'000'000);
}

TEST_CASE("the gap class is the smallest plank that reaches, and its own length counts") {
  static_assert(gap_class(reach_squared, {{0, 0}, {12, 0}}) == 1);
  static_assert(gap_class(reach_squared, {{0, 0}, {13, 0}}) == 2);
  static_assert(gap_class(reach_squared, {{0, 0}, {32, 0}}) == 6);
  static_assert(gap_class(reach_squared, {{0, 0}, {33, 0}}) == 0);
}

TEST_CASE("the field is a hexagon") {
  static_assert(in_field({50, 0}, 50) && in_field({-50, 50}, 50) && in_field({25, 25}, 50));
  static_assert(!in_field({51, 0}, 50) && !in_field({0, -51}, 50) && !in_field({26, 25}, 50));
}

TEST_CASE("diagonals of a parallelogram cross; what shares or touches an end does not") {
  const Segment one{{0, 0}, {10, 10}};
  CHECK(crosses(one, {{10, 0}, {0, 10}}));
  CHECK_FALSE(crosses(one, {{0, 0}, {0, 10}}));     // a common end
  CHECK_FALSE(crosses(one, {{5, 5}, {9, 0}}));      // a T
  CHECK_FALSE(crosses(one, {{11, 0}, {9, 20}}));    // beyond the end
  CHECK_FALSE(crosses(one, {{1, 0}, {11, 10}}));    // parallel
  CHECK_FALSE(crosses(one, {{-5, -5}, {20, 20}}));  // along one line
  CHECK_FALSE(crosses(one, {{10, 10}, {20, 20}}));
}

TEST_CASE("a segment passes over what lies between its ends within a radius") {
  const Segment along_q{{0, 0}, {20, 0}};
  CHECK(passes_over(along_q, {10, 0}, radius));
  CHECK(passes_over(along_q, {8, 3}, radius));        // 3 * sqrt(3)/2 = 2.6 off
  CHECK_FALSE(passes_over(along_q, {8, 4}, radius));  // 3.5 off
  CHECK_FALSE(passes_over(along_q, {0, 0}, radius));  // its own end
  CHECK_FALSE(passes_over(along_q, {20, 0}, radius));
  CHECK_FALSE(passes_over(along_q, {-1, 0}, radius));  // behind
  CHECK_FALSE(passes_over(along_q, {-1, 2}, radius));  // abreast of the very end
  CHECK(passes_over(along_q, {0, 1}, radius));         // a little further
  CHECK(passes_over(along_q, {9, 2}, 2));
  CHECK_FALSE(passes_over(along_q, {9, 2}, 1));
  // Just as far off as the radius: sqrt(3) * 2 off with q = 4, against 12 = 4 * 3.
  CHECK(passes_over({{0, 0}, {20, 0}}, {8, 2}, 2));
}

TEST_CASE("planks overlap when they touch twice, side by side excepted") {
  const Segment one{{0, 0}, {20, 0}};
  CHECK(overlaps(one, {{0, 0}, {10, 0}}, radius));   // a common end, and one under it
  CHECK(overlaps(one, {{10, 0}, {30, 0}}, radius));  // each covers an end of the other
  CHECK(overlaps(one, {{5, 0}, {15, 0}}, radius));   // one within the other
  CHECK_FALSE(overlaps(one, one, radius));           // side by side
  CHECK_FALSE(overlaps(one, reversed(one), radius));
  CHECK_FALSE(overlaps(one, {{20, 0}, {30, 0}}, radius));    // end to end
  CHECK_FALSE(overlaps(one, {{10, 0}, {5, 10}}, radius));    // a T
  CHECK_FALSE(overlaps(one, {{10, -10}, {0, 10}}, radius));  // crossing
  CHECK_FALSE(overlaps(one, {{0, 5}, {20, 5}}, radius));     // next to each other
}

TEST_CASE("the ends of a plank that lie under another are counted, but for common ones") {
  const Segment one{{0, 0}, {20, 0}};
  CHECK(ends_under({{10, 0}, {5, 10}}, one, radius) == 1);  // a T
  CHECK(ends_under(one, {{10, 0}, {5, 10}}, radius) == 0);  // and not the other way round
  CHECK(ends_under({{5, 0}, {15, 0}}, one, radius) == 2);
  CHECK(ends_under({{0, 0}, {10, 0}}, one, radius) == 1);  // a common end, and one under it
  CHECK(ends_under({{20, 0}, {20, 10}}, one, radius) == 0);
  CHECK(ends_under({{10, -10}, {0, 10}}, one, radius) == 0);  // crossing
  CHECK(ends_under(one, reversed(one), radius) == 0);
}

TEST_CASE("a plank that is too long sticks out in its own line, for the rest of its length") {
  const Overhang plank{{{0, 0}, {10, 0}}, 20};
  CHECK(sticks_out_over(plank, {15, 0}, radius));
  CHECK(sticks_out_over(plank, {20, 0}, radius));
  CHECK_FALSE(sticks_out_over(plank, {21, 0}, radius));
  CHECK_FALSE(sticks_out_over(plank, {10, 0}, radius));  // its support
  CHECK_FALSE(sticks_out_over(plank, {5, 0}, radius));   // under the plank, not the overhang
  CHECK_FALSE(sticks_out_over(plank, {-5, 0}, radius));  // the other way
  CHECK_FALSE(sticks_out_over(plank, {13, 4}, radius));  // aside
  CHECK(sticks_out_across(plank, {{15, -5}, {15, 5}}));
  CHECK(sticks_out_across(plank, {{20, -5}, {20, 5}}));        // with its very end
  CHECK_FALSE(sticks_out_across(plank, {{21, -5}, {21, 5}}));  // too short for it
  CHECK_FALSE(sticks_out_across(plank, {{10, -5}, {10, 5}}));  // at its support
  CHECK_FALSE(sticks_out_across(plank, {{5, -5}, {5, 5}}));    // the plank itself would cross it
  CHECK_FALSE(sticks_out_across(plank, {{15, 1}, {15, 5}}));   // on one side
}

TEST_CASE("what boxes part neither crosses nor comes near") {
  Random random(5);
  int parted = 0;
  for (int i = 0; i < 20'000; ++i) {
    const Segment s{any_place(random, 12), any_place(random, 12)};
    const Segment t{any_place(random, 12), any_place(random, 12)};
    if (!far_apart(s, t, radius)) continue;
    ++parted;
    CHECK_FALSE(crosses(s, t));
    CHECK(ends_under(s, t, radius) + ends_under(t, s, radius) == 0);
    CHECK_FALSE(overlaps(s, t, radius));
  }
  CHECK(parted > 500);
  CHECK(far_apart({{0, 0}, {4, 0}}, {{0, 7}, {4, 9}}, radius));
  CHECK_FALSE(far_apart({{0, 0}, {4, 0}}, {{0, 6}, {4, 9}}, radius));
}

TEST_CASE("no number overflows at the corners of the largest board") {
  constexpr std::int16_t far = largest_coordinate;
  const Segment across{{-far, -far}, {far, far}};
  const Segment other{{far, -far}, {-far, far}};
  CHECK(crosses(across, other));
  CHECK(passes_over(across, {0, 0}, largest_coordinate));
  CHECK_FALSE(passes_over(across, {far, -far}, 1));
  const Overhang longest{{{-far, -far}, {-far + 1, -far + 1}}, 2 * largest_coordinate};
  CHECK(sticks_out_over(longest, {0, 0}, 1));
  CHECK(sticks_out_across(longest, {{static_cast<std::int16_t>(far - 1), -far}, {-far, far}}));
}

TEST_CASE("turning, mirroring and reversing change no answer") {
  Random random(1);
  for (int i = 0; i < 100'000; ++i) {
    const Segment s{any_place(random, 12), any_place(random, 12)};
    const Segment t{any_place(random, 12), any_place(random, 12)};
    const auto place = t.a;
    if (s.a == s.b || t.a == t.b) continue;
    const Overhang plank{s, 4 + static_cast<int>(random.below(20))};
    const auto says =
        std::array{crosses(s, t), passes_over(s, place, radius), overlaps(s, t, radius)};
    REQUIRE(says == std::array{crosses(turned(s), turned(t)),
                               passes_over(turned(s), turned(place), radius),
                               overlaps(turned(s), turned(t), radius)});
    REQUIRE(says == std::array{crosses(mirrored(s), mirrored(t)),
                               passes_over(mirrored(s), mirrored(place), radius),
                               overlaps(mirrored(s), mirrored(t), radius)});
    REQUIRE(says == std::array{crosses(t, reversed(s)), passes_over(reversed(s), place, radius),
                               overlaps(reversed(t), reversed(s), radius)});
    REQUIRE(sticks_out_over(plank, place, radius) ==
            sticks_out_over({turned(s), plank.length}, turned(place), radius));
    REQUIRE(sticks_out_across(plank, t) ==
            sticks_out_across({mirrored(s), plank.length}, reversed(mirrored(t))));
  }
}

}  // namespace ruleproof::river_dragons

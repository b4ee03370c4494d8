#include "model/drako/hex.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdlib>
#include <initializer_list>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/drako/lattice.hpp"

namespace ruleproof::drako {
namespace {

auto hex(std::string_view name) -> Hex {
  Hex made{};
  REQUIRE(read_text(name, made));
  return made;
}

auto set_of(std::initializer_list<std::string_view> names) -> HexSet {
  HexSet set = 0;
  for (const auto name : names) set |= bit(hex(name));
  return set;
}

auto all_hexes() -> std::vector<Hex> {
  std::vector<Hex> all;
  all.reserve(hex_count);
  for (std::size_t i = 0; i < hex_count; ++i) all.push_back(static_cast<Hex>(i));
  return all;
}

/// Where each row of the drawing in hex.hpp begins, in half areas.
constexpr auto indents = std::to_array<int>({2, 1, 0, 1, 2});

/// Place in the drawing: neighbours stand side by side, or half an area aside in the next row.
auto drawn_at(Hex area) -> std::pair<int, int> {
  const auto name = to_text(area);
  const auto row = static_cast<std::size_t>(name[0] - 'a');
  return {indents[row] + (2 * (name[1] - '1')), static_cast<int>(row)};
}

constexpr Board whole;

}  // namespace

TEST_CASE("names of areas read back, and no other text is one") {
  std::set<std::string> names;
  for (const auto area : all_hexes()) {
    names.insert(to_text(area));
    CHECK(hex(to_text(area)) == area);
    CHECK(hex_at(axial(area)) == area);
  }
  CHECK(names.size() == 19);
  CHECK(hex("c3") == Hex::centre);
  CHECK(axial(Hex::centre) == Axial{0, 0});
  CHECK(hex("-") == Hex::nowhere);
  Hex unread = Hex::centre;
  for (const auto* text : {"", "a", "a0", "a4", "b5", "c6", "e4", "f1", "A1", "a1 ", "--", "c:"}) {
    CAPTURE(text);
    CHECK_FALSE(read_text(text, unread));
    CHECK(unread == Hex::centre);
  }
}

TEST_CASE("neighbours are those of the drawing") {
  for (const auto from : all_hexes()) {
    for (const auto to : all_hexes()) {
      const auto [x, y] = drawn_at(from);
      const auto [u, v] = drawn_at(to);
      const int across = std::abs(x - u);
      const int down = std::abs(y - v);
      const bool touching = (down == 0 && across == 2) || (down == 1 && across == 1);
      CHECK(has(whole.neighbours(from), to) == touching);
      CHECK((distance(from, to) == 1) == touching);
      CHECK(distance(from, to) == distance(to, from));
    }
  }
}

TEST_CASE("distance is the length of the shortest walk") {
  for (const auto from : all_hexes()) {
    for (int steps = 0; steps <= 4; ++steps) {
      HexSet near = 0;
      for (const auto to : all_hexes()) near |= distance(from, to) <= steps ? bit(to) : 0;
      CHECK(whole.reach(from, steps, 0) == near);
    }
  }
  CHECK(distance(hex("a1"), hex("e3")) == 4);
  CHECK(distance(hex("a3"), hex("e1")) == 4);
}

TEST_CASE("one centre, six areas about it, twelve at the edge") {
  CHECK(whole.size() == 19);
  std::map<int, int> rings;
  for (const auto area : all_hexes()) ++rings[distance(Hex::centre, area)];
  CHECK(rings == std::map<int, int>{{0, 1}, {1, 6}, {2, 12}});
  std::map<int, int> degrees;
  for (const auto area : all_hexes()) ++degrees[std::popcount(whole.neighbours(area))];
  CHECK(degrees == std::map<int, int>{{3, 6}, {4, 6}, {6, 7}});
}

TEST_CASE("a straight row runs to the edge") {
  CHECK(whole.ray(hex("c1"), 0) == set_of({"c2", "c3", "c4", "c5"}));
  CHECK(whole.ray(hex("c3"), 0) == set_of({"c4", "c5"}));
  CHECK(whole.ray(hex("a1"), 1) == set_of({"b2", "c3", "d3", "e3"}));
  CHECK(whole.ray(hex("a2"), 2) == set_of({"b2", "c2", "d1"}));
  CHECK(whole.ray(hex("e1"), 5) == set_of({"d2", "c3", "b3", "a3"}));
  CHECK(whole.ray(hex("e3"), 0) == 0);
  for (const auto from : all_hexes()) {
    HexSet seen = 0;
    for (std::size_t d = 0; d < directions.size(); ++d) {
      CHECK((seen & whole.ray(from, d)) == 0);
      seen |= whole.ray(from, d);
    }
    for (const auto to : all_hexes()) CHECK(has(seen, to) == on_axis(from, to));
  }
}

TEST_CASE("between two areas lie those on the segment of the centres") {
  CHECK(between(hex("c1"), hex("c4")) == set_of({"c2", "c3"}));
  CHECK(between(hex("a1"), hex("e3")) == set_of({"b2", "c3", "d3"}));
  CHECK(between(hex("c3"), hex("c4")) == 0);
  CHECK(between(hex("b1"), hex("a2")) == 0);  // aslant, nothing on the way
  CHECK(between(hex("c3"), hex("b1")) == 0);  // aslant, nothing on the way
  CHECK(between(hex("b1"), hex("d4")) == set_of({"c3"}));
  CHECK(between(hex("a2"), hex("e2")) == set_of({"c3"}));  // aslant, through the middle
  for (const auto from : all_hexes()) {
    for (const auto to : all_hexes()) {
      const auto [x, y] = drawn_at(from);
      const auto [u, v] = drawn_at(to);
      HexSet on_segment = 0;
      for (const auto area : all_hexes()) {
        const auto [s, t] = drawn_at(area);
        const bool straight = (u - x) * (t - y) == (v - y) * (s - x);
        const bool inside = std::min(x, u) <= s && s <= std::max(x, u) && std::min(y, v) <= t &&
                            t <= std::max(y, v) && area != from && area != to;
        if (straight && inside) on_segment |= bit(area);
      }
      CHECK(between(from, to) == on_segment);
    }
  }
}

TEST_CASE("a segment crosses the areas that its points are inside of") {
  CHECK(crossed(hex("c1"), hex("c4")) == set_of({"c2", "c3"}));
  CHECK(crossed(hex("c3"), hex("b1")) == 0);  // along the edge between b2 and c2
  CHECK(crossed(hex("c2"), hex("b4")) == set_of({"c3", "b3"}));
  CHECK(crossed(hex("a2"), hex("e2")) == set_of({"c3"}));  // past corners and along edges
  constexpr int parts = 840;
  for (const auto from : all_hexes()) {
    for (const auto to : all_hexes()) {
      HexSet inside = 0;
      for (int i = 1; i < parts; ++i) {
        // Areas by the square of their distance from a point of the segment.
        std::map<int, HexSet> near;
        for (const auto area : all_hexes()) {
          const auto along = [&](int a, int b, int c) {
            return (a * (parts - i)) + (b * i) - (c * parts);
          };
          const int q = along(axial(from).q, axial(to).q, axial(area).q);
          const int r = along(axial(from).r, axial(to).r, axial(area).r);
          near[(q * q) + (r * r) + (q * r)] |= bit(area);
        }
        const auto nearest = near.begin()->second;
        if (std::has_single_bit(nearest)) inside |= nearest;
      }
      CHECK(crossed(from, to) == (inside & ~bit(from) & ~bit(to)));
    }
  }
}

TEST_CASE("a walk goes round closed areas, if there are steps enough") {
  const auto wall = set_of({"b2", "c2", "d2"});
  CHECK_FALSE(has(whole.reach(hex("b1"), 2, wall), hex("b3")));
  CHECK(has(whole.reach(hex("b1"), 3, wall), hex("b3")));  // a1 a2 b3
  CHECK(whole.reach(hex("a1"), 4, set_of({"a2", "b1", "b2"})) == bit(hex("a1")));
  CHECK(whole.reach(hex("a1"), 0, 0) == bit(hex("a1")));
}

TEST_CASE("twelve symmetries keep neighbours and rows") {
  std::set<std::vector<Hex>> images;
  for (std::size_t s = 0; s < symmetry_count; ++s) {
    std::vector<Hex> image;
    for (const auto area : all_hexes()) image.push_back(moved(area, s));
    images.insert(image);
    CHECK(moved(Hex::nowhere, s) == Hex::nowhere);
    CHECK(whole.keeps(s));
    for (const auto from : all_hexes()) {
      for (const auto to : all_hexes()) {
        CHECK(distance(moved(from, s), moved(to, s)) == distance(from, to));
        CHECK((from == to || on_axis(moved(from, s), moved(to, s)) == on_axis(from, to)));
      }
    }
  }
  CHECK(images.size() == 12);
  for (const auto area : all_hexes()) CHECK(moved(area, 0) == area);
}

TEST_CASE("on a small board walks and rows end where it does") {
  const Board ring(set_of({"b2", "b3", "c2", "c3", "c4", "d2", "d3"}));
  CHECK(ring.size() == 7);
  CHECK(ring.ray(hex("c2"), 0) == set_of({"c3", "c4"}));
  CHECK(ring.neighbours(hex("c2")) == set_of({"b2", "c3", "d2"}));
  CHECK(ring.neighbours(hex("a1")) == 0);
  CHECK(ring.keeps(1));
  const Board corner(set_of({"a1", "a2", "b1", "b2"}));
  CHECK(corner.reach(hex("a1"), 9, 0) == corner.areas());
  CHECK_FALSE(corner.keeps(1));
  CHECK(corner.keeps(0));
}

TEST_CASE("larger hexagons have the sizes they should") {
  static_assert(Lattice<0>::size == 1);
  static_assert(Lattice<1>::size == 7);
  static_assert(Lattice<3>::size == 37);
  static_assert(Lattice<4>::size == 61);
  CHECK(std::popcount(Lattice<3>::neighbours[Lattice<3>::number({0, 0})]) == 6);
  CHECK(std::popcount(Lattice<4>::ray(Lattice<4>::number({-4, 0}), 0, Lattice<4>::all)) == 8);
}

}  // namespace ruleproof::drako

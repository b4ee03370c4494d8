/// The whole-number geometry of River Dragons against Boost.Geometry, which computes in fractions
/// on the plane: they agree wherever rounding leaves no doubt.
#include "model/river_dragons/board/geometry.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <vector>

#include <boost/geometry/algorithms/crosses.hpp>
#include <boost/geometry/algorithms/distance.hpp>
#include <boost/geometry/geometries/linestring.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <doctest/doctest.h>

#include "model/core/play.hpp"
#include "model/river_dragons/data/components.hpp"

namespace ruleproof::river_dragons {
namespace {

namespace bg = boost::geometry;
using Point = bg::model::d2::point_xy<double>;
using Line = bg::model::linestring<Point>;

/// Differences below this are left undecided: rounding could turn them.
constexpr double doubt = 1e-9;

auto on_paper(Place p) -> Point { return {p.q + (p.r / 2.0), p.r * std::numbers::sqrt3 / 2.0}; }
auto on_paper(Segment s) -> Line { return {on_paper(s.a), on_paper(s.b)}; }

/// What is compared, how often it held, and how often there was doubt.
struct Tally {
  int yes = 0;
  int no = 0;
  int doubtful = 0;
};

/// `ours` is what `margin > 0` says, unless that is in doubt. A margin of zero counts as `at_zero`.
auto agree(bool ours, double margin, bool at_zero, Tally& tally) -> bool {
  if (std::abs(margin) < doubt) {
    ++tally.doubtful;
    return ours == at_zero;
  }
  ++(ours ? tally.yes : tally.no);
  return ours == (margin > 0);
}

/// How much nearer the place is to the inside of the segment than to its ends: above zero where its
/// foot lies between them.
auto inside(Segment s, Place place) -> double {
  const auto point = on_paper(place);
  return std::min(bg::distance(point, on_paper(s.a)), bg::distance(point, on_paper(s.b))) -
         bg::distance(point, on_paper(s));
}

/// The library's answer to `passes_over`, or nothing where it is in doubt.
enum class Answer : std::uint8_t { no, yes, doubtful };
auto library_passes_over(Segment s, Place place, int radius) -> Answer {
  const auto between = inside(s, place);
  const auto off = bg::distance(on_paper(place), on_paper(s)) - radius;
  if (between < -doubt || off > doubt) return Answer::no;
  if (between <= doubt) return Answer::no;  // the foot is an end, exactly or nearly
  return std::abs(off) < doubt ? Answer::doubtful : Answer::yes;
}

auto library_crosses(Segment s, Segment t) -> bool {
  // An affine map keeps crossings: whole lattice coordinates leave the library nothing to round.
  using Whole = bg::model::d2::point_xy<std::int64_t>;
  using Lattice = bg::model::linestring<Whole>;
  const auto line = [](Segment u) { return Lattice{Whole{u.a.q, u.a.r}, Whole{u.b.q, u.b.r}}; };
  return bg::crosses(line(s), line(t));
}

auto any_place(Random& random, int field) -> Place {
  const auto one = [&] {
    return static_cast<std::int16_t>(static_cast<int>(random.below((2U * field) + 1U)) - field);
  };
  return {one(), one()};
}

/// The end of a plank that starts at a, rests on b and is as long as that.
auto tip(Overhang plank) -> Point {
  const auto a = on_paper(plank.on.a);
  const auto b = on_paper(plank.on.b);
  const auto part = plank.length / bg::distance(a, b);
  return {a.x() + ((b.x() - a.x()) * part), a.y() + ((b.y() - a.y()) * part)};
}

/// Calls `visit(s, t)` for random pairs of segments, dense enough for places to meet.
template <class Visit>
auto for_random_segments(Visit&& visit) -> void {
  Random random(7);
  for (int i = 0; i < 200'000; ++i) {
    const int field = i % 2 == 0 ? 8 : 50;
    const Segment s{any_place(random, field), any_place(random, field)};
    Segment t{any_place(random, field), any_place(random, field)};
    if (i % 5 == 0) t.a = s.b;
    if (s.a != s.b && t.a != t.b) visit(s, t);
  }
}

auto places(const Components& board) -> std::vector<Place> {
  std::vector<Place> all(board.islets.begin(), board.islets.end());
  for (const auto& village : board.villages) {
    if (village) all.push_back(*village);
  }
  return all;
}

}  // namespace

TEST_CASE("lengths and gap classes agree with Boost.Geometry on every pair of every board") {
  Tally tally;
  for (const auto* name : {"stand-in", "toy", "toy-3", "toy-7", "toy-9"}) {
    const auto board = *components(name);
    for (const auto a : places(board)) {
      for (const auto b : places(board)) {
        const auto length = bg::distance(on_paper(a), on_paper(b));
        const auto size = gap_class(board.reach_squared, {a, b});
        for (std::size_t i = 0; i < plank_sizes; ++i) {
          const bool spans = size != 0 && size <= static_cast<int>(i) + 1;
          REQUIRE(agree(spans, board.reach[i] - length, true, tally));
        }
      }
    }
  }
  CHECK(tally.yes > 1000);
  CHECK(tally.no > 1000);
  CHECK(tally.doubtful > 0);  // pairs exactly on a threshold count as spanned
}

TEST_CASE("crossings agree with Boost.Geometry") {
  Tally tally;
  for_random_segments([&](Segment s, Segment t) {
    const auto ours = crosses(s, t);
    ++(ours ? tally.yes : tally.no);
    REQUIRE(ours == library_crosses(s, t));
  });
  CHECK(tally.yes > 10'000);
  CHECK(tally.no > 10'000);
}

TEST_CASE("passing over a place agrees with Boost.Geometry") {
  Tally tally;
  for_random_segments([&](Segment s, Segment t) {
    for (const int radius : {0, 1, 3}) {
      const auto ours = passes_over(s, t.a, radius);
      const auto theirs = library_passes_over(s, t.a, radius);
      if (theirs == Answer::doubtful) {  // just as far off as the radius, which counts
        ++tally.doubtful;
        REQUIRE(ours);
      } else {
        ++(ours ? tally.yes : tally.no);
        REQUIRE(ours == (theirs == Answer::yes));
      }
    }
  });
  CHECK(tally.yes > 10'000);
  CHECK(tally.no > 10'000);
  CHECK(tally.doubtful > 0);
}

TEST_CASE("overlaps agree with contacts counted by Boost.Geometry") {
  int yes = 0;
  for_random_segments([&](Segment s, Segment t) {
    int common = 0;
    int contacts = 0;
    const auto count = [&](Place end, Segment other) {
      if (bg::distance(on_paper(end), on_paper(other.a)) == 0 ||
          bg::distance(on_paper(end), on_paper(other.b)) == 0) {
        ++common;
      } else if (library_passes_over(other, end, 3) != Answer::no) {
        ++contacts;
      }
    };
    for (const auto end : {s.a, s.b}) count(end, t);
    for (const auto end : {t.a, t.b}) count(end, s);
    common /= 2;  // each was met from both sides
    const bool theirs = common + contacts >= 2 && common != 2;
    REQUIRE(overlaps(s, t, 3) == theirs);
    if (theirs) ++yes;
  });
  CHECK(yes > 1000);
}

TEST_CASE("overhangs agree with Boost.Geometry") {
  Tally over;
  Tally across;
  Random random(11);
  for_random_segments([&](Segment s, Segment t) {
    const auto span = bg::distance(on_paper(s.a), on_paper(s.b));
    const Overhang plank{s, 1 + static_cast<int>(span) + static_cast<int>(random.below(12))};
    const Line rest{on_paper(s.b), tip(plank)};
    const auto place = on_paper(t.a);
    const auto off = bg::distance(place, rest);
    const auto beside = std::min(bg::distance(place, rest[0]), bg::distance(place, rest[1]));
    // Sharply inside, or far from it; the corners of the overhang are the tests of the model.
    if (beside - off > doubt && std::abs(off - 3) > doubt) {
      ++(off < 3 ? over.yes : over.no);
      REQUIRE(sticks_out_over(plank, t.a, 3) == (off < 3));
    } else if (off > 3 + doubt) {
      ++over.no;
      REQUIRE_FALSE(sticks_out_over(plank, t.a, 3));
    }
    if (share_an_end(s, t)) return;
    const auto other = on_paper(t);
    const auto touches = [&](Point p) { return bg::distance(p, other) < doubt; };
    if (touches(rest[0]) || touches(rest[1]) || bg::distance(other[0], rest) < doubt ||
        bg::distance(other[1], rest) < doubt) {
      ++across.doubtful;
      return;
    }
    const auto theirs = bg::crosses(rest, other);
    ++(theirs ? across.yes : across.no);
    REQUIRE(sticks_out_across(plank, t) == theirs);
  });
  CHECK(over.yes > 1000);
  CHECK(over.no > 10'000);
  CHECK(across.yes > 1000);
  CHECK(across.no > 10'000);
}

}  // namespace ruleproof::river_dragons

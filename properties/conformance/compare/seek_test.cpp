#include "properties/conformance/compare/seek.hpp"

#include <cstdint>
#include <string>

#include <doctest/doctest.h>

#include "model/core/play.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/laws/citations.hpp"

using namespace ruleproof;
using namespace ruleproof::conformance;

TEST_CASE("in each situation moves are drawn by their kind: the only one as often as one of many") {
  Kinds kinds;
  Random random(7);
  CHECK(kinds.drawn("draft", random).empty());
  for (int i = 0; i < 100; ++i) kinds.note("draft pair " + std::to_string(i));
  kinds.note("skip");
  for (const auto* situation : {"draft ", "build "}) {
    int skips = 0;
    for (int i = 0; i < 20; ++i) skips += kinds.drawn(situation, random) == "skip" ? 1 : 0;
    CHECK(skips == 10);
  }
}

TEST_CASE("with kinds a game tries illegal moves that were made elsewhere") {
  const auto game = parts_called("year-of-the-dragon")->make({});
  REQUIRE(game);
  const auto tried = [&](Kinds* kinds) {
    properties::Citations seen;
    int skips = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      (*game)->restart();
      Seeker source({.seed = seed, .kinds = kinds}, seen);
      while (const auto action = source.next(**game)) {
        skips += action->kind == Action::Kind::refuse && action->move == "skip" ? 1 : 0;
        if (action->kind == Action::Kind::play) (void)(*game)->play(action->move);
      }
    }
    return skips;
  };
  Kinds kinds;
  CHECK(tried(&kinds) > 2 * tried(nullptr));
}

#include "properties/conformance/engine/dangers.hpp"

#include <doctest/doctest.h>

using namespace ruleproof::conformance;

TEST_CASE("what killed an engine twice is left out, and nothing else of its kind") {
  Dangers dangers;
  const Deed drop{.text = "play drop 4", .kind = "play drop"};
  dangers.failed(drop);
  CHECK_FALSE(dangers.has(drop));
  dangers.failed(drop);
  CHECK(dangers.has(drop));
  CHECK_FALSE(dangers.has({.text = "play drop 3", .kind = "play drop"}));
}

TEST_CASE("of what killed it in several forms the kind is left out, unless some form goes well") {
  Dangers dangers;
  const Deed other{.text = "play fly d", .kind = "play fly"};
  for (const auto* text : {"play fly a", "play fly b", "play fly c"}) {
    CHECK_FALSE(dangers.has(other));
    dangers.failed({.text = text, .kind = "play fly"});
  }
  CHECK(dangers.has(other));
  CHECK_FALSE(dangers.has({.text = "play draw", .kind = "play draw"}));
  dangers.went_well(other);
  CHECK_FALSE(dangers.has(other));
}

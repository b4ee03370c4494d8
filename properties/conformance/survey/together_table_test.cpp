#include "properties/conformance/survey/together_table.hpp"

#include <doctest/doctest.h>

using namespace ruleproof;
using namespace ruleproof::conformance;

namespace {

auto example() -> TogetherTable {
  return {.game = "drako",
          .ruleset = 3,
          .steps = 1'000'000,
          .rows = {{.seed = 7,
                    .bugs = {{"draws-one", true, true}, {"rage-twice", true, false}, {"x", false}},
                    .findings = 3,
                    .stray = 1},
                   {.seed = 1, .delay = 2, .seconds = 540, .bugs = {{"x", false, false}}}}};
}

}  // namespace

TEST_CASE("a table of engines with many bugs is read as it was written") {
  const auto read = read_together(to_json(example()));
  REQUIRE(read);
  CHECK(*read == example());
  CHECK(read->rows[0].found() == 2);
  CHECK(read->rows[0].named() == 1);
}

TEST_CASE("what is no such table is refused") {
  CHECK(!read_together("{"));
  CHECK(!read_together("{}"));
  CHECK(!read_together(R"({"game":"drako","rows":[{"seed":1}]})"));
  CHECK(!read_together(R"({"game":"drako","rows":[{"named":[1],"found":[],"missed":[]}]})"));
}

#include "properties/conformance/compare/order.hpp"

#include <vector>

#include <doctest/doctest.h>

#include "properties/conformance/engine/dialogue.hpp"

using namespace ruleproof::conformance;

TEST_CASE("an order is said to differ where nothing else does") {
  using Differences = std::vector<FieldDifference>;
  CHECK(only_reordered(Differences{{"events", R"("ptd")", R"("dpt")"}}) == "events");
  CHECK(only_reordered(Differences{{"events", R"("ptd")", R"("ptt")"}}).empty());
  CHECK(only_reordered(Differences{{"order1", "0", "1"}, {"order2", "1", "0"}}) ==
        "order1, order2");
  CHECK(only_reordered(Differences{{"order1", "0", "1"}, {"order2", "1", "2"}}).empty());
  CHECK(only_reordered(Differences{{"p1.yuan", "12", "21"}}).empty());
  CHECK(only_reordered(Differences{{"p1.yuan", "3", "4"}, {"p2.rice", "4", "3"}}).empty());
}

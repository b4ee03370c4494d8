#include "reports/render/told.hpp"

#include <array>
#include <fstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/render/run_json/json.hpp"

namespace ruleproof::render {
namespace {

auto change_of(const Json& json) -> Change {
  return {json.at("field"), json.at("before"), json.at("after")};
}

TEST_CASE("what a step changed is told as the cases say, which hold the explorer, too") {
  std::ifstream file("reports/render/told_cases.json");
  const auto cases = Json::parse(file);
  CHECK(cases.size() > 10);
  for (const auto& each : cases) {
    const std::array changes{change_of(each.at(0))};
    CAPTURE(each.dump());
    const auto all = told(changes);
    if (each.at(1).is_null()) {
      CHECK(all.empty());
    } else {
      CHECK(all == std::vector{change_of(each.at(1))});
    }
  }
}

TEST_CASE("a change in words") {
  CHECK(change_text({"p1.score", "9", "12"}) == "p1.score 9 -> 12");
  CHECK(change_text({"stack", "L3", ""}) == "stack -L3");
  CHECK(change_text({"guests1", "", "5"}) == "guests1 +5");
}

}  // namespace
}  // namespace ruleproof::render

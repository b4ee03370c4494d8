// What an editor calls a difference, where the kind of its words has another name.
#include <string>
#include <string_view>
#include <utility>

#include <doctest/doctest.h>

#include "reports/audit/differences/difference.hpp"
#include "reports/audit/differences/meanings.hpp"

namespace ruleproof::audit {
namespace {

auto called(Topic topic, Way way, std::string first, std::string second) -> std::string_view {
  return to_text(called(Difference{topic, way, std::move(first), std::move(second), {}, {}, 0.8}));
}

TEST_CASE("an act in the place of its reverse is a matter of direction") {
  CHECK(called(Topic::term, Way::turned, "take", "give") == "direction");
  CHECK(called(Topic::term, Way::turned, "discard", "draw") == "direction");
  CHECK(called(Topic::term, Way::turned, "pay", "sell") == "direction");
  CHECK(called(Topic::term, Way::turned, "win", "lose") == "term");
  CHECK(called(Topic::term, Way::changed, "tower", "bridge") == "term");
}

TEST_CASE("whoever is missing is not there: the word is a kind of not") {
  CHECK(called(Topic::comparison, Way::lacking, "missing", "") == "negation");
  CHECK(called(Topic::comparison, Way::lacking, "", "missing") == "negation");
  CHECK(called(Topic::comparison, Way::lacking, "", "additional") == "comparison");
  CHECK(called(Topic::comparison, Way::turned, "missing", "additional") == "comparison");
}

}  // namespace
}  // namespace ruleproof::audit

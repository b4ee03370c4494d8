#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver {
namespace {

auto answers_to(const char* id, const AskOptions& options = {}) -> std::vector<Finding> {
  std::vector<Finding> all;
  const auto found = find_questions("connect-four", id);
  REQUIRE(found);
  for (const auto* question : *found) {
    for (auto& finding : findings_of(*question, options)) all.push_back(std::move(finding));
  }
  return all;
}

TEST_CASE("a board that does not fit in memory is bounded, and its value is not claimed") {
  for (const auto& finding : answers_to("values", {.max_bytes = 60'000})) {
    CAPTURE(finding.id);
    CHECK(finding.severity != Severity::error);
    if (finding.id.ends_with("narrow-boards") || finding.id.ends_with("flat-boards")) continue;
    CHECK(finding.how == How::bounded);
    CHECK(finding.witnesses.empty());
  }
}

TEST_CASE("the boards up to five by four are draws under both readings of diagonals") {
  // The largest is in solver/explore/levels_test.cpp, too; here it does not fit.
  int exact = 0;
  for (const auto& finding : answers_to("values", {.max_bytes = 12'000'000})) {
    CAPTURE(finding.title);
    if (finding.how != How::exhaustive) {
      CHECK(finding.id.ends_with("5x5"));
      continue;
    }
    ++exact;
    CHECK((finding.title.find("nobody wins") != std::string::npos ||
           finding.title.find(" are draws") != std::string::npos));
  }
  CHECK(exact == 8);
}

TEST_CASE("the first player can win with the seventh move of a game, the second with the eighth") {
  const auto soonest = answers_to("soonest-wins");
  REQUIRE(soonest.size() == 2);
  CHECK(soonest[0].title.find("move 7") != std::string::npos);
  CHECK(soonest[1].title.find("move 8") != std::string::npos);
}

TEST_CASE("expectations on the small board are exact") {
  const auto expected = answers_to("random-play");
  REQUIRE(expected.size() == 2);
  CHECK(expected[1].title.find("314177/331776") !=
        std::string::npos);  // as in solver/graph/graph_test.cpp
  CHECK(answers_to("random-play", {.max_bytes = 100'000})[0].how == How::bounded);
}

TEST_CASE("every game ends, and wins have only the opening in common") {
  CHECK(answers_to("every-game-ends")[0].title.find("16 moves") != std::string::npos);
  for (const auto& finding : answers_to("on-every-way")) {
    CHECK(finding.title.find("nothing but the opening") != std::string::npos);
  }
}

}  // namespace
}  // namespace ruleproof::solver

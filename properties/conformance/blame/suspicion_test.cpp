#include "properties/conformance/blame/suspicion.hpp"

#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace ruleproof::conformance;

namespace {

auto ranking(const Suspects& suspects, const Case& what) -> Ranking {
  std::vector<std::string> ids;
  for (const auto& [id, suspect] : suspects) ids.push_back(id);
  return ranked(suspects, ids, what);
}

}  // namespace

TEST_CASE("a clause that never goes right comes before one that mostly does") {
  const auto order =
      ranking({{"common", {.wrong = 10, .right = 900}}, {"rare", {.wrong = 10}}}, {.failures = 10});
  CHECK(order.ids == std::vector<std::string>{"rare", "common"});
  CHECK(order.alike == 1);
}

TEST_CASE("a clause without which it goes wrong, too, is less suspect") {
  const auto order =
      ranking({{"always", {.wrong = 10, .right = 5}}, {"often", {.wrong = 8}}}, {.failures = 10});
  CHECK(order.ids.front() == "always");
}

TEST_CASE("clauses with the same counts are not told apart, and keep their order") {
  const auto order =
      ranking({{"a", {.wrong = 3}}, {"b", {.wrong = 3}}, {"c", {.wrong = 1}}}, {.failures = 3});
  CHECK(order.ids == std::vector<std::string>{"a", "b", "c"});
  CHECK(order.alike == 2);
}

TEST_CASE("the clause that decides what differs is told from one that is relied on as often") {
  const auto order = ranking(
      {{"rage.once", {.wrong = 3}}, {"rage.wound", {.wrong = 3, .clue = 0.5}}}, {.failures = 3});
  CHECK(order.ids.front() == "rage.wound");
  CHECK(order.alike == 1);
}

TEST_CASE("a clause on which the model did not rely must be near at hand") {
  const Suspects suspects{
      {"far", {.cited = false, .wrong = 9, .common = 5, .clue = 1}},
      {"near", {.cited = false, .wrong = 9, .common = 5, .clue = 1, .near = 0.5}},
      {"relied", {.wrong = 9, .right = 900}}};
  CHECK(ranking(suspects, {.failures = 9}).ids ==
        std::vector<std::string>{"near", "relied", "far"});
}

TEST_CASE("of two that are near, the one that is much nearer than it is common comes first") {
  const auto near = [](double rows, double diagonals) {
    return Suspects{
        {"diagonal", {.cited = false, .wrong = 9, .common = 10, .clue = 1, .near = diagonals}},
        {"row", {.cited = false, .wrong = 9, .common = 100, .clue = 1, .near = rows}}};
  };
  CHECK(ranking(near(40, 1), {.failures = 9}).ids.front() == "row");
  CHECK(ranking(near(10, 1), {.failures = 9}).alike == 2);
}

TEST_CASE("a move that is missed: what forbids others of its kind, if nothing else tells") {
  const Case missed{.failures = 9, .misses_a_move = true};
  const Suspect forbids{.cited = false, .forbids = true, .wrong = 0};
  CHECK(ranking({{"drop", {.wrong = 9, .right = 900}}, {"full", forbids}}, missed).ids.front() ==
        "full");
  CHECK(ranking({{"reuse", {.wrong = 9}}, {"full", forbids}}, missed).ids.front() == "reuse");
}

TEST_CASE(
    "a move that is missed: what allows it before what forbids others, if both are relied on") {
  const Case missed{.failures = 9, .misses_a_move = true};
  const auto order = ranking({{"apart", {.forbids = true, .wrong = 9, .right = 900}},
                              {"card", {.wrong = 9, .right = 901}}},
                             missed);
  CHECK(order.ids.front() == "card");
}

TEST_CASE("a move that is missed: what would forbid it if a number were less by one") {
  const Case missed{.failures = 9, .misses_a_move = true};
  const auto first = [&](double border) {
    return ranking({{"gold", {.wrong = 9, .right = 50}},
                    {"toll", {.wrong = 9, .right = 90, .border = border}}},
                   missed)
        .ids.front();
  };
  CHECK(first(0) == "gold");
  CHECK(first(0.8) == "toll");
}

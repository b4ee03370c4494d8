#include "solver/induction/changes.hpp"

#include <array>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "solver/induction/facts.hpp"

namespace ruleproof::solver {
namespace {

/// What the facts of a table say.
template <class Table>
auto said_by(const Table& table) -> std::vector<std::string> {
  std::vector<std::string> says;
  for (const auto& fact : facts_of(table)) says.emplace_back(fact.says);
  return says;
}

}  // namespace

TEST_CASE("a row of changes says in which stages, and by how much") {
  const std::array changes{
      Change{"@p[i].score", "i", "action build+ take+ place-", 0, 28, "scoring"},
      Change{"sum(@pile*) + @floors", "", "draft", -any_amount, any_amount, "draft"},
      Change{"@shifts", "", "", 0, 0, "shift"},
  };
  CHECK(said_by(changes) ==
        std::vector<std::string>{
            "all(i: (before.stage = action or (before.stage = build or before.stage = take) and "
            "p[i].score >= before.p[i].score or (before.stage = place) and p[i].score <= "
            "before.p[i].score or p[i].score = before.p[i].score) and p[i].score >= "
            "before.p[i].score + 0 and p[i].score <= before.p[i].score + 28)",
            "(before.stage = draft or sum(pile*) + floors = sum(before.pile*) + before.floors)",
            "(shifts = before.shifts)"});
  CHECK(facts_of(changes).front().clause == "scoring");
}

TEST_CASE("what is exact says by how much") {
  const std::array exact{Exact{"sum(@pile*)", "draft", -2, "draft"}};
  CHECK(said_by(exact) ==
        std::vector<std::string>{"before.stage != draft or sum(pile*) = sum(before.pile*) + -2"});
}

TEST_CASE("a flow says what follows a stage") {
  const std::array flows{Flow{"draft", "place", "draft"}, Flow{"row", "row draft", "row"}};
  CHECK(said_by(flows) ==
        std::vector<std::string>{"before.stage != draft or stage = place",
                                 "before.stage != row or stage = row or stage = draft"});
}

TEST_CASE("tables are joined in their order") {
  const std::array flows{Flow{"draft", "place", "draft"}};
  const std::array others{Fact{"over = 0", "end"}};
  const auto all = joined(others, flows);
  REQUIRE(all.size() == 2);
  CHECK(all.front().says == "over = 0");
}

}  // namespace ruleproof::solver

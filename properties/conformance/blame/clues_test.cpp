#include "properties/conformance/blame/clues.hpp"

#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/engine/dialogue.hpp"
#include "properties/conformance/parts.hpp"

using namespace ruleproof;
using namespace ruleproof::conformance;

namespace {

auto connect_four() -> Parts { return *parts_called("connect-four"); }

/// What fields of Connect Four that differ say, after a move that relied on these clauses.
auto clues(std::vector<std::string> cited, std::vector<FieldDifference> fields) -> Clues {
  const auto model = connect_four().make({});
  REQUIRE(model);
  return clues_of(**model, connect_four(),
                  {.kind = "state",
                   .course = {.actions = {{.move = "drop 1"}}},
                   .clauses = std::move(cited),
                   .differences = std::move(fields)});
}

const FieldDifference on_the_move{"to-act", R"("p2")", R"("nobody")"};

}  // namespace

TEST_CASE("the clause that decides a field which differs is pointed at") {
  CHECK(clues({"drop.bottom", "line.straight"}, {{"stage", "1", "3"}}) ==
        Clues{{"line.straight", 1}});
  CHECK(clues({"drop.bottom", "line.straight"}, {{"stones1", "7", "3"}}) ==
        Clues{{"drop.bottom", 1}});
}

TEST_CASE("where nothing that was relied on speaks of a field, all that speak of it are meant") {
  CHECK(clues({"drop.bottom"}, {{"stage", "0", "1"}, on_the_move}) ==
        Clues{{"line.diagonal", 1}, {"line.straight", 1}});
}

TEST_CASE("of the opening the clauses speak that say how it is, though no step relies on them") {
  const auto game = *parts_called("year-of-the-dragon");
  const auto model = game.make({});
  REQUIRE(model);
  const auto clues = [&](const std::string& field) {
    return clues_of(
        **model, game,
        {.kind = "state", .course = {}, .clauses = {}, .differences = {{field, "6", "7"}}});
  };
  CHECK(clues("p1.yuan") == Clues{{"setup.money", 1}});
  CHECK(clues("p2.track") == Clues{{"setup.person-marker", 1}});
  CHECK(clues("round") == Clues{{"round.count", 1}});  // as later, where no clause speaks of it
}

TEST_CASE("who is to act counts where nothing else differs") {
  CHECK(clues({"line.straight"}, {{"to-act", R"("nobody")", R"("p2")"}}) ==
        Clues{{"drop.bottom", 1}, {"end.over", 1}});
}

TEST_CASE("a clause accounts for its share of the fields") {
  CHECK(clues({"drop.bottom", "line.straight"}, {{"stones1", "7", "3"}, {"stage", "1", "2"}}) ==
        Clues{{"drop.bottom", 0.5}, {"line.straight", 0.5}});
}

TEST_CASE("a move that is forbidden once it is made points at what forbids it then") {
  const auto model = connect_four().make({.options = {{"rows", "2"}}, .rulings = {}});
  REQUIRE(model);
  CHECK(closed_by(**model, "drop 1").empty());
  REQUIRE((*model)->play("drop 1"));
  CHECK(closed_by(**model, "drop 1") == "drop.full");
  CHECK(closed_by(**model, "drop 2").empty());
  const Disagreement lacking{
      .kind = "lacks", .course = {}, .move = "drop 1", .clauses = {"drop.bottom"}};
  CHECK(clues_of(**model, connect_four(), lacking) == Clues{{"drop.full", 0}});
}

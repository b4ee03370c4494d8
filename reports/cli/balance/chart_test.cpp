#include "reports/cli/balance/chart.hpp"

#include <vector>

#include <doctest/doctest.h>

#include "reports/cli/print/test_terminal.hpp"
#include "reports/render/picture/svg.hpp"

using namespace ruleproof::cli;

namespace {

TEST_CASE("a picture for each number of players, a mark for each seat and bot") {
  const std::vector<Charted> all = {
      {.players = 3,
       .bot = "greedy",
       .seats = {{0.3, 0.29, 0.31}, {0.3, 0.2, 0.4}, {0.4, 0.3, 0.5}}},
      {.players = 2, .bot = "greedy", .seats = {{0.514, 0.504, 0.524}, {0.486, 0.476, 0.496}}},
      {.players = 2, .bot = "mcts:8:4", .seats = {{0.5, 0.49, 0.51}, {0.5, 0.49, 0.51}}}};
  const auto panels = chart(all);
  REQUIRE(panels.size() == 2);
  CHECK(panels[0].title == "2 players");
  CHECK(has(panels[0].svg, "51.4 %"));
  CHECK(has(panels[0].svg, "mcts:8:4"));
  CHECK(has(panels[0].svg, "50.40 to 52.40 %"));
  CHECK(panels[1].title == "3 players");
  for (const auto& panel : panels) {
    CHECK(ruleproof::render::safe_svg(panel.svg).starts_with("<svg"));
  }
}

TEST_CASE("seats have the names of their game, if it has any") {
  const ruleproof::GameWords words{.seats = {{"the dwarves", true}, {"the dragon"}}};
  const std::vector<Charted> all = {
      {.players = 2, .bot = "greedy", .seats = {{0.4, 0.3, 0.5}, {0.6, 0.5, 0.7}}, .words = words}};
  const auto panels = chart(all);
  REQUIRE(panels.size() == 1);
  CHECK(has(panels[0].svg, ">the dwarves<"));
  CHECK(has(panels[0].svg, ">the dragon<"));
  CHECK(!has(panels[0].svg, ">p1<"));
}

}  // namespace

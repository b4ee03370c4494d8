/// What bots think of a position: held to the rules where these say it, and to the sense of it.
#include "solver/balance/standing.hpp"

#include <cstdint>

#include <doctest/doctest.h>

#include "model/core/clause.hpp"
#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/core/setup.hpp"
#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/scoring.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "model/sea_dragons/state.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/balance/games/river_dragons.hpp"
#include "solver/balance/games/river_dragons_way.hpp"
#include "solver/balance/games/sea_dragons.hpp"
#include "solver/balance/games/year_of_the_dragon.hpp"

namespace ruleproof::solver::balance {
namespace {

using river_dragons::RiverDragons;
using sea_dragons::SeaDragons;
using year_of_the_dragon::YearOfTheDragon;

template <Game G>
auto game_of(const Texts& options) -> G {
  return G::configure({.options = options, .rulings = {}}).value();
}

/// Calls `visit` with the positions of a random game.
template <Game G, class Visit>
auto at_positions(const G& game, std::uint64_t seed, Visit&& visit) -> void {
  Dice dice(seed);
  (void)play(game, AtMost(dice, 400), [&](const auto& before, const auto&...) { visit(before); });
}

TEST_CASE("Sea Dragons: the score pad, as the rules would fill it in") {
  for (const auto* players : {"2", "5"}) {
    const auto game = game_of<SeaDragons>({{"players", players}});
    Standing<SeaDragons> standing(game);
    at_positions(game, 3, [&](const sea_dragons::State& state) {
      auto ended = state;
      ClauseSet because;
      sea_dragons::Table table{game.rules(), ended, because};
      sea_dragons::score(table);
      REQUIRE(standing.points(state) == game.outcome(ended).scores);
    });
  }
}

auto dragon(const char* position) -> Points {
  const auto game = game_of<YearOfTheDragon>({{"players", "2"}});
  Standing<YearOfTheDragon> standing(game);
  return standing.points(game.read_position(position).value());
}

TEST_CASE("In the Year of the Dragon: who is prepared for the events that lie ahead is ahead") {
  // A drought in the last month: rice keeps a person, who is worth two points.
  const auto points = dragon(
      "round=12 stage=action events=ppdddttttttd p1.yuan=0 p2.yuan=0 p1.rice=1 p1.palaces=1[a] "
      "p2.palaces=1[a]");
  CHECK(points[0] == 10 * (1 + 2));
  CHECK(points[1] == 10 * 1);
  // A tribute: who has four yuan keeps everybody.
  const auto tribute = dragon(
      "round=12 stage=action events=ppdddtttttdt p1.yuan=4 p2.yuan=0 p1.palaces=1[a] "
      "p2.palaces=1[a]");
  CHECK(tribute[0] - tribute[1] == 20);
}

TEST_CASE("River Dragons: a stone, a plank and a step on the way are each worth something") {
  const auto game = game_of<RiverDragons>({{"players", "2"}});
  Standing<RiverDragons> standing(game);
  const auto opening = standing.points(game.start());
  CHECK(opening[0] < 0);
  CHECK(opening[0] > -10 * Way::none);
  // The plan that helps most begins with stones, and is seen to help.
  auto planned = game.start();
  planned.players[0].plan[0] = river_dragons::Card::stone2;
  CHECK(standing.points(planned)[0] == opening[0] + (10 * 2 * stone_cost));
  planned.players[0].plan[1] = river_dragons::Card::plank1;
  CHECK(standing.points(planned)[0] == opening[0] + (10 * ((2 * stone_cost) + plank_cost)));
  planned.players[0].plan[2] = river_dragons::Card::move1;
  CHECK(standing.points(planned)[0] > opening[0] + (10 * ((2 * stone_cost) + plank_cost)));
}

TEST_CASE("River Dragons: ways are remembered for boards that are the same, and only for those") {
  const auto game = game_of<RiverDragons>({{"players", "3"}});
  Standing<RiverDragons> kept(game);
  at_positions(game, 5, [&](const river_dragons::State& state) {
    Standing<RiverDragons> fresh(game);
    REQUIRE(kept.points(state) == fresh.points(state));
  });
}

}  // namespace
}  // namespace ruleproof::solver::balance

/// Every relation that is handed to the solver holds for what the model does, and one that is too
/// narrow is noticed.

#include <cstdint>

#include <doctest/doctest.h>

#include "solver/questions/year_of_the_dragon/asking.hpp"
#include "solver/questions/year_of_the_dragon/held.hpp"
#include "solver/questions/year_of_the_dragon/supply_relation.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

auto obeyed(const Held& held, std::uint64_t steps) -> void {
  CHECK(held.broken == 0);
  CHECK(held.steps >= steps);
}

TEST_CASE("what is proved about supplies holds for sampled games") {
  for (int players = 2; players <= 5; ++players) {
    const auto game = game_for(players);
    for (const auto& stock : stocks(game.rules())) obeyed(hold_supply(game, stock), 2000);
  }
}

TEST_CASE("a relation that is too narrow is noticed: with a yield too small, games break it") {
  const auto game = game_for(3);
  auto stock = stocks(game.rules())[2];
  const Holdings<int> at{.yuan = 6, .held = 0, .collectors = 0, .young = 1, .old = 0, .persons = 2};
  const Deed<int> harvest{.skips = 0, .taxes = 0, .gains = 1, .pays = 0};
  const Gained<int> two{.yuan = 6, .held = 2};
  CHECK(acts(stock, at, harvest, two));
  CHECK(hold_supply(game, stock).broken == 0);
  stock.base = 0;
  CHECK(!acts(stock, at, harvest, two));
  CHECK(hold_supply(game, stock).broken > 0);
}

TEST_CASE("events take what the relations say") {
  for (int players = 2; players <= 5; ++players) obeyed(hold_tolls(game_for(players)), 560);
}

TEST_CASE("under a reading that it is not made for, games break the relation of the events") {
  CHECK(hold_tolls(game_for(3, {.mortars = Mortars::own_palace})).broken > 0);
  CHECK(hold_tolls(game_for(3, {.event_count = EventCount::running})).broken > 0);
}

TEST_CASE("a round leaves of palaces and persons what the relation says") {
  for (const auto palaces_at_start : {InitialPalaces::two_of_two, InitialPalaces::four_of_one}) {
    for (const auto room : {RecruitWithRoom::must, RecruitWithRoom::may}) {
      for (int players = 2; players <= 5; ++players) {
        const Rulings rulings{.recruit_with_room = room, .initial_palaces = palaces_at_start};
        const auto held = hold_rounds(game_for(players, rulings));
        CHECK(held.broken == 0);
        CHECK(held.steps == 40U * 13U * static_cast<unsigned>(players));
      }
    }
  }
}

TEST_CASE("piles shrink by what is drafted and played, and no further") {
  for (int players = 2; players <= 5; ++players) obeyed(hold_display(game_for(players)), 4000);
}

TEST_CASE("a round takes one card of every hand, the one that is named") {
  for (int players = 2; players <= 5; ++players) obeyed(hold_hands(game_for(players)), 4000);
  CHECK(hold_hands(game_for(2, {.card_play = CardPlay::optional})).broken > 0);
}

TEST_CASE("a festival of two gives the points that the formula gives") {
  for (const auto zero : {FestivalZero::scores_nothing, FestivalZero::ranked}) {
    obeyed(hold_festival(game_for(2, {.festival_zero = zero})), 60);
  }
  CHECK(hold_festival(game_for(2, {.pictured_goods = PicturedGoods::pay})).broken > 0);
}

TEST_CASE("a moving marker leaves the others as the relation says") {
  for (const auto parade : {ParadeStack::top, ParadeStack::bottom}) {
    for (int players = 2; players <= 5; ++players) {
      obeyed(hold_markers(game_for(players, {.parade_stack = parade})), 4000);
    }
  }
  CHECK(hold_markers(game_for(4, {.stack_mover = StackMover::carries})).broken > 0);
}

}  // namespace
}  // namespace ruleproof::solver::year_of_the_dragon_question

#include "solver/balance/lineup.hpp"

#include <cstddef>
#include <map>
#include <utility>

#include <doctest/doctest.h>

namespace ruleproof::solver::balance {
namespace {

TEST_CASE("in each round every bot sits in each seat equally often") {
  for (std::size_t players = 2; players <= 6; ++players) {
    for (std::size_t bots = 1; bots <= 8; ++bots) {
      CAPTURE(players);
      CAPTURE(bots);
      const Lineup lineup{.players = players, .bots = bots};
      std::map<std::pair<std::size_t, std::size_t>, std::size_t> times;
      for (std::size_t game = 0; game < lineup.games(); ++game) {
        for (std::size_t seat = 0; seat < players; ++seat) {
          ++times[{lineup.bot(game, seat), seat}];
        }
      }
      CHECK(times.size() == players * bots);
      for (const auto& [place, count] : times) {
        CHECK(count * players == lineup.seats_of_a_bot());
      }
    }
  }
}

TEST_CASE("of more bots than seats, each pair that meets meets both ways") {
  const Lineup lineup{.players = 2, .bots = 3};
  std::map<std::pair<std::size_t, std::size_t>, int> meetings;
  for (std::size_t game = 0; game < lineup.games(); ++game) {
    ++meetings[{lineup.bot(game, 0), lineup.bot(game, 1)}];
  }
  for (const auto& [pair, count] : meetings) {
    CHECK(count == 1);
    CHECK(meetings.contains({pair.second, pair.first}));
  }
  CHECK(meetings.size() == 6);
}

}  // namespace
}  // namespace ruleproof::solver::balance

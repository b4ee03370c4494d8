#include "properties/shrink.hpp"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "model/core/game.hpp"
#include "properties/case.hpp"
#include "properties/laws/connect_four.hpp"
#include "properties/laws/law.hpp"
#include "properties/laws/law_watch.hpp"
#include "properties/laws/setups.hpp"
#include "properties/play_case.hpp"

namespace ruleproof::properties {
namespace {

using connect_four::ConnectFour;

TEST_CASE("chunks are dropped until each item is needed") {
  std::vector<int> list(100);
  std::iota(list.begin(), list.end(), 0);
  drop_chunks(list, [](const std::vector<int>& tried) {
    return std::ranges::count(tried, 7) + std::ranges::count(tried, 93) == 2;
  });
  CHECK(list == std::vector{7, 93});
  std::vector<int> one = {5};
  drop_chunks(one, [](const auto&) { return true; });
  CHECK(one.empty());
}

TEST_CASE("numbers are lowered to the least that fails") {
  std::vector<std::uint16_t> words = {65535, 65535, 0};
  lower_words(words, [](const auto& tried) { return tried[0] >= 1000; });
  CHECK(words == std::vector<std::uint16_t>{1000, 0, 0});
}

/// "Nobody ever has a stone in column 3": broken by every sensible game.
auto no_third_column(const ConnectFour& /*game*/, const ConnectFour::State& state) -> bool {
  return ((state.stones[0] | state.stones[1]) & 0x1fc000U) == 0;
}

TEST_CASE("a long case shrinks to the one move that matters") {
  const std::vector<Law<ConnectFour>> laws = {
      {.name = "the third column stays empty", .position = no_third_column}};
  const auto found =
      find_counterexample({.cases = 10, .words = 200, .seed = 1}, [&](const Case& c) {
        const auto game = configured<ConnectFour>(random_setup<ConnectFour>(c.setup));
        LawWatch<ConnectFour> watch(laws, {}, Sampling::every_step, 0);
        watch.enter(game);
        MoveList<ConnectFour::Move> buffer;
        (void)play_case<ConnectFour>(game, c.words, watch, buffer);
        return !watch.broken();
      });
  REQUIRE(found);
  CHECK(found->words.size() <= 2);
  const auto game =
      Shrinker<ConnectFour>(laws, 0).run(random_setup<ConnectFour>(found->setup), *found);
  REQUIRE(game);
  CHECK(game->setup == SetupText{});
  CHECK(game->moves == std::vector<ConnectFour::Move>{{2}});
}

TEST_CASE("what breaks no law does not shrink to anything") {
  const std::vector<Law<ConnectFour>> laws = {
      {.name = "anything goes", .position = [](const auto&, const auto&) { return true; }}};
  CHECK_FALSE(Shrinker<ConnectFour>(laws, 0).run({}, {.setup = 0, .words = {1, 2, 3}}));
}

}  // namespace
}  // namespace ruleproof::properties

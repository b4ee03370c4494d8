/// Searches by several ranks count what one process counts.
#include "solver/ranks/search.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "model/core/setup.hpp"
#include "model/drako/drako.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/explore/explore.hpp"
#include "solver/explore/same_test.hpp"
#include "solver/ranks/post.hpp"
#include "solver/ranks/post_test.hpp"

namespace ruleproof::solver {
namespace {

template <class G>
auto game_of(const Texts& options) -> G {
  auto game = G::configure({.options = options, .rulings = {}});
  REQUIRE(game);
  return *std::move(game);
}

template <class G>
auto check_by_ranks(const G& game, const ExploreOptions& options) -> void {
  CAPTURE(std::string(game.name));
  CAPTURE(options.max_states);
  CAPTURE(options.max_depth);
  const auto one = explore(game, options);
  for (const std::size_t ranks : {1U, 2U, 3U, 4U}) {
    CAPTURE(ranks);
    const auto all =
        with_ranks(ranks, [&](Post& post) { return explore_with(post, game, options); });
    for (const auto& each : all) check_same_counts(one, each);
  }
}

TEST_CASE("any number of ranks visits the same positions, to the end") {
  check_by_ranks(game_of<connect_four::ConnectFour>({{"columns", "4"}, {"rows", "4"}}), {});
  check_by_ranks(game_of<connect_four::ConnectFour>({{"columns", "4"}, {"rows", "4"}}),
                 {.symmetric = true});
}

TEST_CASE("any number of ranks ends where one process does, at any bound") {
  const auto drako = game_of<drako::Drako>({{"data", "lane"}});
  const auto dragon =
      game_of<year_of_the_dragon::YearOfTheDragon>({{"players", "2"}, {"rounds", "1"}});
  const auto river = game_of<river_dragons::RiverDragons>({{"players", "2"}, {"data", "toy-3"}});
  for (const std::uint64_t states : {1U, 2U, 700U, 5'000U, 90'000U}) {
    const ExploreOptions options{.max_states = states};
    check_by_ranks(drako, options);
    check_by_ranks(dragon, options);
    check_by_ranks(river, options);
  }
  for (const int depth : {0, 1, 5}) {
    check_by_ranks(drako, {.max_depth = depth});
    check_by_ranks(dragon, {.max_depth = depth});
  }
}

TEST_CASE("a rank without memory ends the search of all, and no rank waits for another") {
  const auto drako = game_of<drako::Drako>({{"data", "lane"}});
  for (const std::uint64_t bytes : {100U, 100'000U, 1'500'000U}) {
    const auto all =
        with_ranks(3, [&](Post& post) { return explore_with(post, drako, {.max_bytes = bytes}); });
    for (const auto& each : all) {
      CHECK(each.stopped_by == Bound::memory);
      check_same_counts(all.front(), each);
    }
  }
}

}  // namespace
}  // namespace ruleproof::solver

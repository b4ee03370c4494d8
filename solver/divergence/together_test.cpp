/// Two readings held against each other by several threads: what one thread finds.
#include <cstddef>
#include <cstdint>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "model/connect_four/rules/rulings.hpp"
#include "solver/divergence/boards_test.hpp"
#include "solver/divergence/comparison.hpp"
#include "solver/divergence/divergence.hpp"
#include "solver/divergence/frequency.hpp"
#include "solver/divergence/pairs.hpp"
#include "solver/divergence/sampling.hpp"
#include "solver/explore/same_test.hpp"

namespace ruleproof::solver {
namespace {

using connect_four::ConnectFour;
using connect_four::Diagonals;

const auto full = board(7, 6, Diagonals::count);
const auto straight = board(7, 6, Diagonals::do_not_count);

auto check_same(const Frequency& one, const Frequency& other) -> void {
  CHECK(one.count == other.count);
  CHECK(one.of == other.of);
}

auto check_same(const PairedGames<ConnectFour>& one, const PairedGames<ConnectFour>& other)
    -> void {
  check_same(one.often.differ, other.often.differ);
  check_same(one.often.scores, other.often.scores);
  check_same(one.often.winner, other.often.winner);
  check_same(one.often.alone, other.often.alone);
  CHECK(one.often.first == other.often.first);
  CHECK(one.winner == other.winner);
  CHECK(one.scores == other.scores);
}

TEST_CASE("any number of threads finds the same shortest game, and the same winners") {
  const auto one = shortest_divergence(with, without);
  const auto winners = shortest_effect(with, without, Effect::winner);
  REQUIRE(one.moves);
  for (const std::size_t jobs : {2U, 8U}) {
    const auto several = shortest_divergence(with, without, {.jobs = jobs});
    CHECK(several.moves == one.moves);
    CHECK(several.difference == one.difference);
    check_same_counts(several.exploration, one.exploration);
    CHECK(shortest_effect(with, without, Effect::winner, {.jobs = jobs}).moves == winners.moves);
  }
}

TEST_CASE("any number of threads finds the same by random games, even and lopsided") {
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    const SampleOptions alone{.games = 500, .seed = seed, .shrink = 300};
    const auto one = sampled_divergence(full, straight, alone);
    const auto uneven = lopsided_divergence(full, straight, alone);
    const auto winner = sampled_effect(full, straight, Effect::winner, alone);
    REQUIRE(one.moves);
    for (const std::size_t jobs : {2U, 8U}) {
      auto options = alone;
      options.jobs = jobs;
      const auto several = sampled_divergence(full, straight, options);
      CHECK(several.moves == one.moves);
      CHECK(several.games == one.games);
      CHECK(lopsided_divergence(full, straight, options).moves == uneven.moves);
      CHECK(sampled_effect(full, straight, Effect::winner, options).moves == winner.moves);
      // Where work is bounded, one thread does it, whatever is asked for.
      options.work = 2'000;
      const auto few = sampled_divergence(full, straight, options);
      options.jobs = 1;
      CHECK(few.games < 500);
      CHECK(few.games == sampled_divergence(full, straight, options).games);
    }
  }
}

TEST_CASE("any number of threads counts the same pairs, also where work ends it") {
  const auto one = paired_games(full, straight, {.games = 1'001, .seed = 5});
  CHECK(one.often.differ.count > 0);
  REQUIRE(one.winner);
  const auto few = paired_games(full, straight, {.games = 1'001, .seed = 5, .work = 30'000});
  CHECK(few.often.differ.of < 1'001);
  for (const std::size_t jobs : {2U, 8U}) {
    check_same(one, paired_games(full, straight, {.games = 1'001, .seed = 5, .jobs = jobs}));
    check_same(few, paired_games(full, straight,
                                 {.games = 1'001, .seed = 5, .work = 30'000, .jobs = jobs}));
  }
}

}  // namespace
}  // namespace ruleproof::solver

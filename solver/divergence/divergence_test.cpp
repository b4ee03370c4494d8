#include "solver/divergence/divergence.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "model/connect_four/rules/rulings.hpp"
#include "model/core/finding.hpp"
#include "solver/divergence/boards_test.hpp"
#include "solver/divergence/comparison.hpp"
#include "solver/divergence/frequency.hpp"
#include "solver/divergence/pairs.hpp"
#include "solver/divergence/sampling.hpp"

namespace ruleproof::solver {
namespace {

using connect_four::ConnectFour;
using connect_four::Diagonals;

TEST_CASE("the shortest game in which a diagonal matters has ten moves") {
  const auto divergence = shortest_divergence(with, without);
  REQUIRE(divergence.moves);
  CHECK(divergence.how == How::exhaustive);
  CHECK(divergence.moves->size() == 10);
  CHECK(divergence.difference.step == 10);
  CHECK(divergence.difference.what == Effect::position);
  CHECK(divergence.difference.fields == std::vector<Change>{{"stage", "2", "0"}});
  CHECK(divergence.difference.text == "After 10 moves the positions differ: stage: 2 or 0");
  CHECK(first_difference<ConnectFour>(with, without, *divergence.moves) == divergence.difference);
}

TEST_CASE("no difference is a statement about all positions, or about the first moves") {
  const auto none = shortest_divergence(with, with);
  CHECK(!none.moves);
  CHECK(none.how == How::exhaustive);
  CHECK(none.exploration.states == 161'029);

  const auto early = shortest_divergence(with, without, {.max_depth = 8});
  CHECK(!early.moves);
  CHECK(early.how == How::bounded);

  const auto small =
      shortest_divergence(board(3, 3, Diagonals::count), board(3, 3, Diagonals::do_not_count));
  CHECK(!small.moves);
  CHECK(small.how == How::exhaustive);
}

TEST_CASE("the shortest game that ends with other winners goes on after the diagonal") {
  const auto moves = shortest_effect(with, without, Effect::legal_moves);
  CHECK(moves.how == How::exhaustive);
  REQUIRE(moves.moves);
  CHECK(moves.moves->size() == 10);
  CHECK(moves.difference.text.starts_with("After 10 moves nobody is to act under one reading"));

  const auto winner = shortest_effect(with, without, Effect::winner);
  CHECK(winner.how == How::exhaustive);
  REQUIRE(winner.moves);
  // Every row and column crosses the diagonal, so that nobody else can win: the board fills up.
  CHECK(winner.moves->size() == 16);
  CHECK(winner.difference.text == "After 16 moves p1 wins under the second reading only");
  CHECK(winner.difference.what == Effect::winner);

  CHECK(shortest_effect(with, with, Effect::winner).how == How::exhaustive);
  CHECK(!shortest_effect(with, with, Effect::winner).moves);
}

TEST_CASE("sampling finds the shortest game here, and does not claim that it is") {
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    const auto divergence =
        sampled_divergence(with, without, {.games = 500, .seed = seed, .shrink = 5000});
    REQUIRE(divergence.moves);
    CHECK(divergence.how == How::replayed);
    CHECK(divergence.moves->size() == 10);
    CHECK(divergence.difference.step == 10);
  }
  const auto again = sampled_divergence(with, without, {.games = 50, .seed = 7, .shrink = 500});
  CHECK(again.moves ==
        sampled_divergence(with, without, {.games = 50, .seed = 7, .shrink = 500}).moves);

  const auto none = sampled_divergence(with, with, {.games = 200});
  CHECK(!none.moves);
  CHECK(none.how == How::sampled);
  CHECK(none.games == 200);
}

TEST_CASE("sampling finds games with another winner, and the last position shows it") {
  const auto found = sampled_effect(with, without, Effect::winner,
                                    {.games = 500, .seed = 1, .shrink = 2000, .longest = 64});
  REQUIRE(found.moves);
  CHECK(found.how == How::replayed);
  CHECK(found.moves->size() == 16);  // see above: no shorter one is possible
  CHECK(found.difference.what == Effect::winner);
  CHECK(found.difference.text == "After 16 moves p1 wins under the second reading only");
  const auto again = sampled_effect(with, without, Effect::winner,
                                    {.games = 500, .seed = 1, .shrink = 2000, .longest = 64});
  CHECK(again.moves == found.moves);

  const auto none = sampled_effect(with, with, Effect::winner, {.games = 100});
  CHECK(!none.moves);
  CHECK(none.how == How::sampled);
  CHECK(none.games == 100);
}

TEST_CASE("pairs of games tell how often a reading matters") {
  const auto full = board(7, 6, Diagonals::count);
  const auto straight = board(7, 6, Diagonals::do_not_count);
  const auto played = paired_games(full, straight, {.games = 4000});
  const auto& statistics = played.often;
  // By chance about a quarter of all games end with a diagonal.
  CHECK(statistics.differ.of == 4000);
  CHECK(statistics.differ.share() > 0.2);
  CHECK(statistics.differ.share() < 0.3);
  CHECK(statistics.winner.count <= statistics.differ.count);
  CHECK(statistics.winner.count > 0);
  CHECK(statistics.differ.low < statistics.differ.share());
  CHECK(statistics.differ.share() < statistics.differ.high);
  CHECK(paired_games(full, full, {.games = 300}).often.differ.count == 0);
}

TEST_CASE("another winner is laid to a reading only where the same moves were played") {
  const auto full = board(7, 6, Diagonals::count);
  const auto straight = board(7, 6, Diagonals::do_not_count);
  const auto played = paired_games(full, straight, {.games = 400});
  // Only one game goes on after a diagonal, so that nobody ever chooses otherwise.
  CHECK(played.often.alone.count == played.often.winner.count);
  REQUIRE(played.winner);
  CHECK(played.winner->alone);
  CHECK(played.winner->first.size() < played.winner->second.size());
  CHECK(std::equal(played.winner->first.begin(), played.winner->first.end(),
                   played.winner->second.begin()));
  CHECK_FALSE(paired_games(full, full, {.games = 30}).winner);
}

TEST_CASE("work is a bound on games, whatever their length, and what was played is said") {
  const auto few = paired_games(with, without, {.games = 4000, .work = 500});
  CHECK(few.often.differ.of > 2);
  CHECK(few.often.differ.of < 40);
  const auto none = sampled_divergence(with, with, {.games = 4000, .work = 500});
  CHECK(none.games > 2);
  CHECK(none.games < 40);
}

TEST_CASE("intervals are those of Clopper and Pearson") {
  const auto half = frequency(5, 10);
  CHECK(half.low == doctest::Approx(0.18709).epsilon(0.0001));
  CHECK(half.high == doctest::Approx(0.81291).epsilon(0.0001));
  const auto none = frequency(0, 100);
  CHECK(none.low == 0);
  CHECK(none.high == doctest::Approx(0.036217).epsilon(0.0001));
  CHECK(frequency(100, 100).high == 1);
  CHECK(frequency(0, 0).high == 1);
}

}  // namespace
}  // namespace ruleproof::solver

#include "solver/graph/matrix_game.hpp"

#include <vector>

#include <doctest/doctest.h>

#include "model/core/play.hpp"

namespace ruleproof::solver {
namespace {

TEST_CASE("the values of games that are known") {
  const Payoffs pennies = {{1, -1}, {-1, 1}};
  CHECK(solve_matrix(pennies).value == Share{0, 1});
  const Payoffs rock_paper_scissors = {{0, -1, 1}, {1, 0, -1}, {-1, 1, 0}};
  const auto third = solve_matrix(rock_paper_scissors);
  CHECK(third.value.over == 0);
  CHECK(third.rows == std::vector<Share>(3, Share{1, 3}));
  const Payoffs saddle = {{3, 5}, {2, 9}};
  CHECK(solve_matrix(saddle).value == Share{3, 1});
  // Guess one of five: four of five times the guess is wrong.
  const Payoffs guess = {
      {0, 1, 1, 1, 1}, {1, 0, 1, 1, 1}, {1, 1, 0, 1, 1}, {1, 1, 1, 0, 1}, {1, 1, 1, 1, 0}};
  CHECK(solve_matrix(guess).value == Share{4, 5});
  CHECK(solve_matrix(guess).value.text() == "4/5");
}

TEST_CASE("every solution is an equilibrium, and a wrong one is noticed") {
  Random random(7);
  for (int game = 0; game < 300; ++game) {
    Payoffs payoffs(1 + random.below(6), std::vector<int>(1 + random.below(6)));
    for (auto& row : payoffs) row.resize(payoffs.front().size());
    for (auto& row : payoffs) {
      for (auto& cell : row) cell = static_cast<int>(random.below(9)) - 4;
    }
    auto mixed = solve_matrix(payoffs);
    CHECK(is_equilibrium(payoffs, mixed));
    mixed.value.over += mixed.value.under;
    CHECK(!is_equilibrium(payoffs, mixed));
  }
}

}  // namespace
}  // namespace ruleproof::solver

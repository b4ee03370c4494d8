#include "solver/team.hpp"

#include <atomic>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "solver/no_threads_test.hpp"

namespace ruleproof::solver {
namespace {

TEST_CASE("pieces come back in their order, whoever made them") {
  for (const std::size_t jobs : {1U, 2U, 8U}) {
    Team team(jobs);
    for (const std::size_t pieces : {0U, 1U, 3U, 1'000U}) {
      const auto made = made_by(team, pieces, [](std::size_t /*worker*/, std::size_t piece) {
        return std::to_string(piece);
      });
      REQUIRE(made.size() == pieces);
      for (std::size_t i = 0; i < pieces; ++i) CHECK(made[i] == std::to_string(i));
    }
  }
}

TEST_CASE("threads that cannot be started are done without") {
  const NoThreads no_threads;
  Team team(4);
  std::vector<std::size_t> workers(20, 7);
  team.run(workers.size(), [&](std::size_t worker, std::size_t piece) { workers[piece] = worker; });
  CHECK(workers == std::vector<std::size_t>(20, 0));
}

TEST_CASE(
    "what a piece throws reaches the caller: of several pieces, the first; and work goes on") {
  for (const std::size_t jobs : {1U, 2U, 8U}) {
    Team team(jobs);
    for (int again = 0; again < 20; ++again) {
      std::string told;
      try {
        team.run(1'000, [](std::size_t /*worker*/, std::size_t piece) {
          if (piece % 7 == 3) throw std::runtime_error(std::to_string(piece));
        });
      } catch (const std::runtime_error& problem) {
        told = problem.what();
      }
      CHECK(told == "3");
      std::atomic<std::size_t> done = 0;
      team.run(50, [&](std::size_t /*worker*/, std::size_t /*piece*/) { ++done; });
      CHECK(done == 50);
    }
  }
}

}  // namespace
}  // namespace ruleproof::solver

/// The command `ruleproof-mpi`: a search by all processes that `mpirun` starts.
#include "reports/cli/ranks/run_with.hpp"
#include "reports/games/entry.hpp"
#include "solver/ranks/mpi_post.hpp"

auto main(int count, char** words) -> int {
  ruleproof::solver::MpiPost ranks(count, words);
  return ruleproof::run_with(ranks, count, words, ruleproof::all_games());
}

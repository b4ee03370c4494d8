/// The command `ruleproof`: the command line for the games of this repository.
#include "reports/cli/run.hpp"

auto main(int count, char** words) -> int {
  return ruleproof::run(count, words, ruleproof::all_games());
}

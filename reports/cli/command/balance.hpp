/// `ruleproof balance`: who is favoured, by letting bots play.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "reports/cli/balance/experiment.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

struct BalanceFlags {
  SetUpFlags set_up;
  std::string bots = "uniform";         ///< "uniform,greedy,mcts:200"
  std::vector<std::string> never = {};  ///< beginnings of moves that a copy of each bot leaves out
  std::string vary = {};                ///< "festival-zero=a,b", "data.large_privilege=6,7"
  std::string until = "1%";             ///< half-width of the intervals
  std::optional<std::uint64_t> games = {};  ///< at most, of all variants
  std::uint64_t longest = 5'000;            ///< choices of a game
  std::uint64_t seed = 1;
  unsigned threads = 0;
  std::string checkpoint = {};  ///< file
  bool resume = false;
  std::string record = {};  ///< folder for a record of the run: see recorded.hpp
  bool clauses = false;     ///< how often each clause was used
  std::string out = {};     ///< folder of the report; empty: none
  bool json = false;
  bool verbose = false;  ///< all of the answer, not ten lines
};

/// What the flags mean.
[[nodiscard]] auto experiment_of(const BalanceFlags& flags) -> Result<Experiment>;

[[nodiscard]] auto run(const BalanceFlags& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

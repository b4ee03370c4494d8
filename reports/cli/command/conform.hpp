/// `ruleproof conform`: an outside engine held to the model.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/store/failures.hpp"

namespace ruleproof::cli {

struct ConformFlags {
  SetUpFlags set_up;                          ///< nothing but the game: numbers of players vary
  std::vector<std::string> command;           ///< the engine and its arguments
  std::optional<std::uint64_t> steps = {};    ///< the budget; repeatable
  std::optional<std::uint64_t> seconds = {};  ///< the budget by the clock; of neither, 60
  std::optional<double> timeout = {};         ///< seconds for each answer, the first as well
  std::uint64_t seed = 1;
  bool keep_going = false;
  bool all_rulings = false;              ///< under each answer in turn, the usual ones first
  std::string trace = {};                ///< a file of recorded games, instead of an engine
  bool lint = false;                     ///< looks at the adapter, plays no games
  bool no_shrink = false;                ///< findings as they were seen
  std::vector<std::string> ignore = {};  ///< clauses
  std::optional<std::uint64_t> min_coverage = {};  ///< percent; less fails
  std::string baseline = {};                       ///< file of what is known; empty: none
  bool accept = false;                             ///< writes it
  std::string record = {};                         ///< a game to be played instead; empty: none
  FailedFlags failed = {};  ///< what failed last first or alone; alone, also of the folder `out`
  std::string out = {};     ///< folder of the report; empty: none
  std::string log = {};     ///< of the engine's standard error
  std::string shard = {};   ///< "2/4": other games than 1, 3 and 4; empty: alone
  std::string root = {};    ///< the repository: its scenarios are tried first
  bool json = false;
  bool verbose = false;  ///< all of the answer, not ten lines
};

[[nodiscard]] auto run(const ConformFlags& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

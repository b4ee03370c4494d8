/// `ruleproof verify`: everything, and the report.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/store/failures.hpp"

namespace ruleproof::cli {

struct VerifyFlags {
  std::vector<std::string> games = {};  ///< empty: all
  std::string out = "out";              ///< folder of the report
  std::string root = {};                ///< the repository: scenarios, pins, corpora; empty: here
  std::string texts = {};               ///< folder of the rulebooks' texts; empty: no audit
  std::string against = {};             ///< another run.json: what is different since; or none
  std::uint64_t steps = 1'000'000;      ///< of the laws, for each game
  std::uint64_t seed = 1;
  unsigned jobs = 0;   ///< parts at a time; 0: one for each processor
  bool quick = false;  ///< smaller budgets: weaker findings, and fewer games that show one
  /// Half-width to which the balance is played anew, however long it takes; nothing: the recorded
  /// runs are shown, and their beginnings played again.
  std::optional<double> balance = {};
  std::string shard = {};  ///< "2/4": only that part of the work, for `merge`; empty: all
  bool json = false;       ///< prints run.json instead of the summary
  bool verbose = false;    ///< all of the summary, not ten lines
  /// Where parts are kept that need not be done again; empty: all are done. The report is the same.
  std::string store = {};
  FailedFlags failed = {};  ///< the parts that failed last first, or alone; kept in the store, too
};

[[nodiscard]] auto run(const VerifyFlags& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

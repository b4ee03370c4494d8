/// `ruleproof merge`: the shards of a run, as the whole that one machine would have found.
#pragma once

#include <string>
#include <vector>

#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

struct MergeFlags {
  std::vector<std::string> shards = {};  ///< folders that `verify --shard` has written, or files
  std::string out = "out";               ///< folder of the report
  std::string root = {};                 ///< the repository: examples of the texts; empty: here
  std::string texts = {};                ///< folder of the rulebooks' texts; empty: the usual one
  std::string usual_texts = {};          ///< what RULEPROOF_TEXTS says; both empty: no audit
  std::string against = {};              ///< another run.json: what is different since; or none
  unsigned jobs = 0;                     ///< audits at a time; 0: one for each processor
  bool json = false;                     ///< prints run.json instead of the summary
  bool verbose = false;                  ///< all of the summary, not ten lines
};

[[nodiscard]] auto run(const MergeFlags& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

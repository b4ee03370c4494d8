/// `ruleproof refute`: a second engine tries to break every strong answer of a game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "reports/cli/print/terminal.hpp"
#include "reports/cli/refute/trials.hpp"
#include "reports/cli/store/failures.hpp"

namespace ruleproof::cli {

struct RefuteFlags {
  std::string game;
  std::string question = {};  ///< id or tag, "laws" or "facts"; empty: all
  RefuteEffort effort = {};
  std::optional<std::uint64_t> seconds = {};  ///< for all of it, answers included; none: no end
  std::string root = {};                      ///< where scenarios and corpora lie; empty: here
  unsigned jobs = 0;                          ///< questions at a time; 0: one for each processor
  std::string out = {};                       ///< folder of the report; empty: none
  FailedFlags failed = {};                    ///< questions that failed last first, or alone
  bool json = false;
  bool verbose = false;  ///< all of the answer, not ten lines
};

[[nodiscard]] auto run(const RefuteFlags& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

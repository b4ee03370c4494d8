/// `ruleproof rulebook`: every clause with what is known of it, games first.
#pragma once

#include <cstdint>
#include <string>

#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

struct RulebookFlags {
  std::string game;
  std::string clause = {};   ///< the beginning of ids; empty: all
  std::string out = {};      ///< folder of the page; empty: none
  std::string root = {};     ///< the repository: scenarios; empty: here
  bool again = false;        ///< looks for all games anew, whatever is kept
  std::string record = {};   ///< folder for the games, to be kept; empty: none. Tries all answers
  std::uint64_t effort = 1;  ///< so many times the usual work for each clause
  std::uint64_t seed = 1;
  unsigned jobs = 0;  ///< clauses at a time; 0: one for each processor
  bool json = false;
  bool verbose = false;  ///< all of the answer, not ten lines
};

[[nodiscard]] auto run(const RulebookFlags& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

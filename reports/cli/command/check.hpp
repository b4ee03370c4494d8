/// `ruleproof check`: the laws of a game, tried in random games.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/store/failures.hpp"

namespace ruleproof::cli {

struct CheckFlags {
  SetUpFlags set_up;  ///< nothing but the game: set-ups and rulings vary
  std::uint64_t steps = 1'000'000;
  std::uint64_t seed = 1;
  std::vector<std::string> laws = {};        ///< parts of names; empty: all
  unsigned jobs = 0;                         ///< threads; 0: one for each processor
  bool everywhere = false;                   ///< every step of a small game, instead of random ones
  std::optional<std::uint64_t> states = {};  ///< positions that this stores; none: two million
  std::string shard = {};                    ///< "2/4": other games than 1, 3 and 4; empty: alone
  std::string out = {};                      ///< folder of the report; empty: none
  FailedFlags failed = {};                   ///< laws that failed last first, or alone
  bool json = false;
  bool verbose = false;  ///< all of the answer, not ten lines
};

/// The part of a game's report that `verify` takes over: laws, goals and the use of clauses, which
/// is not judged yet. The game exists.
[[nodiscard]] auto laws_report(const std::string& game, std::uint64_t steps, std::uint64_t seed)
    -> GameReport;

[[nodiscard]] auto run(const CheckFlags& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

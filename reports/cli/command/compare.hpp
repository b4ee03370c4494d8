/// `ruleproof compare`: two answers to an open question, played with the same choices.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/terminal.hpp"
#include "solver/divergence/parts.hpp"

namespace ruleproof::cli {

using CompareBudget = solver::divergence::Budget;

struct CompareFlags {
  SetUpFlags set_up;
  std::string ruling = {};   ///< id=answer: the second reading
  std::string against = {};  ///< id=answer: the first reading; empty: as the set-up has it
  bool all = false;          ///< every answer that is not the default
  CompareBudget budget = {};
  std::string root = {};  ///< the repository: its scenarios know which answers go together
  unsigned jobs = 0;      ///< threads; 0: one for each processor
  std::string out = {};   ///< folder of the report; empty: none
  bool json = false;
  bool verbose = false;  ///< all of the answer, not ten lines
};

/// Two readings of a game: set-ups that differ in one answer.
struct Readings {
  std::string_view ruling;
  std::string_view answer;  ///< of the second reading
  SetupText first;
  SetupText second;
};

/// What comparing two readings gave, and the set-ups under which that was found.
struct Compared {
  Finding finding;
  Readings readings;
};

/// A quarter of the positions, of the games that are looked in, and of the work.
[[nodiscard]] auto quarter_of(CompareBudget budget) -> CompareBudget;

/// Whether it matters which of two readings is right; an error if the game refuses a set-up. Where
/// the set-ups leave the number of players open, every number is tried until one tells the readings
/// apart, the smallest first: those between the smallest and the largest with a quarter of the
/// budget, and with all of it where that finds something.
[[nodiscard]] auto compare_readings(const std::string& game, const Readings& readings,
                                    const CompareBudget& budget) -> Result<Compared>;

/// The readings that differ from `base` in one answer, for every open question and every answer.
[[nodiscard]] auto all_readings(const std::string& game, const SetupText& base)
    -> std::vector<Readings>;

[[nodiscard]] auto run(const CompareFlags& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

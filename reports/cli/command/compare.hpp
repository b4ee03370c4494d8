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

namespace ruleproof::cli {

/// How hard a difference is looked for: first every game, level by level, within these bounds;
/// where that ends without an answer, random games.
struct CompareBudget {
  int depth = 12;                  ///< moves from the opening
  std::uint64_t states = 200'000;  ///< positions stored
  std::uint64_t samples = 2'000;   ///< random games to find a difference in; 0: none
  std::uint64_t lopsided = 0;      ///< and, if these find none, so many of lopsided play
  std::uint64_t pairs = 1'000;     ///< random pairs of games to count how often it matters; 0: none
  std::uint64_t seed = 1;
};

struct CompareFlags {
  SetUpFlags set_up;
  std::string ruling = {};   ///< id=answer: the second reading
  std::string against = {};  ///< id=answer: the first reading; empty: as the set-up has it
  bool all = false;          ///< every answer that is not the default
  CompareBudget budget = {};
  std::string root = {};  ///< the repository: its scenarios know which answers go together
  bool json = false;
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

/// Whether it matters which of two readings is right; an error if the game refuses a set-up. Where
/// the set-ups leave the number of players open, every number is tried until one tells the readings
/// apart, the smallest first.
[[nodiscard]] auto compare_readings(const std::string& game, const Readings& readings,
                                    const CompareBudget& budget) -> Result<Compared>;

/// The readings that differ from `base` in one answer, for every open question and every answer.
[[nodiscard]] auto all_readings(const std::string& game, const SetupText& base)
    -> std::vector<Readings>;

[[nodiscard]] auto run(const CompareFlags& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

/// `ruleproof explore`: visits every position, and counts.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "model/core/finding.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/terminal.hpp"
#include "solver/explore/exploration.hpp"

namespace ruleproof::cli {

struct ExploreFlags {
  SetUpFlags set_up;
  std::optional<int> depth = {};                   ///< moves from the opening
  std::optional<std::uint64_t> states = {};        ///< stop when so many are stored
  std::uint64_t memory = std::uint64_t{4} << 30U;  ///< bytes
  bool symmetric = false;                          ///< one position of each class
  unsigned jobs = 0;                               ///< threads; 0: one for each processor
  std::string checkpoint = {};                     ///< file to write now and then
  std::string spill = {};                          ///< folder for what does not fit in memory
  bool resume = false;                             ///< go on from that file, or in that folder
  bool graph = false;                              ///< what the graph of positions tells, instead
  bool pins = false;                               ///< count again what is pinned, instead
  std::string root = {};                           ///< where properties/pins lies; empty: here
  std::string out = {};                            ///< folder of the report; empty: none
  bool json = false;
  bool verbose = false;  ///< all of the answer, not ten lines
};

/// What is pinned of a game, counted again; counts that the bounds do not allow are skipped. The
/// game exists. No file of pins: no checks.
[[nodiscard]] auto pins_report(const std::string& game, const std::string& root,
                               const solver::ExploreOptions& bounds) -> Result<GameReport>;

/// What a search leaves in the folder of --out: that nobody was stuck as far as it went, and its
/// figures.
[[nodiscard]] auto search_report(const std::string& game, std::uint64_t stuck,
                                 std::uint64_t positions, solver::Bound stopped_by) -> GameReport;

/// Of a search: 1 where someone is stuck, 130 where Ctrl-C has ended it.
[[nodiscard]] auto exit_status(std::uint64_t stuck, solver::Bound stopped_by) -> int;

[[nodiscard]] auto run(const ExploreFlags& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli

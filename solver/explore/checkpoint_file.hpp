/// What a search has found so far, as a file: written anew beside the old one and then put in its
/// place, so that at any moment there is a whole one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/core/result.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/explore/state_set.hpp"

namespace ruleproof::solver {

/// Where a breadth-first search stands: positions are numbered in the order in which they were
/// reached, and those below `next` were expanded.
struct Standing {
  Exploration so_far;           ///< figures; `levels` of closed levels
  std::uint64_t next = 0;       ///< number of the position to expand next
  std::uint64_t level_end = 0;  ///< number of the first position of the next level
  bool depth_bound = false;     ///< positions at the greatest depth had moves
};

/// Writes all positions and where the search stands. `key` says of which game and set-up; it is
/// compared when the file is read.
[[nodiscard]] auto write_checkpoint(const std::string& path, const std::string& key,
                                    const Standing& standing, const SpanSet& positions)
    -> std::optional<Error>;

/// Reads what was written: positions are inserted in their order. A file that is not whole, or of
/// something else, is an error.
[[nodiscard]] auto read_checkpoint(const std::string& path, const std::string& key,
                                   SpanSet& positions) -> Result<Standing>;

}  // namespace ruleproof::solver

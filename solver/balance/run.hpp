/// Runs an experiment on all cores until its intervals are narrow enough. Batches are of a fixed
/// size and merged in their order, so that the result does not depend on the number of threads, nor
/// on how often the run was killed and resumed.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <string>

#include "model/core/result.hpp"
#include "solver/balance/contest.hpp"
#include "solver/balance/tally.hpp"

namespace ruleproof::solver::balance {

inline constexpr std::uint64_t rounds_a_batch = 16;

struct RunOptions {
  double until = 0.01;  ///< half-width at which an interval is narrow enough; 0: never
  double miss = 0.05;   ///< chance that an interval is ever wrong
  std::uint64_t rounds = std::numeric_limits<std::uint64_t>::max();  ///< at most
  unsigned threads = 0;                                              ///< 0: all cores
  std::string checkpoint = {};                                       ///< file; empty: none
  bool resume = false;    ///< go on from the checkpoint, where there is one
  Stop stop = {};         ///< then the result is of the rounds that are over; it stays true
  std::string plan = {};  ///< all that the result depends on, in one line: kept in the checkpoint
};

/// The confidence with which the means of such a run are stated.
[[nodiscard]] auto confidence_of(const RunOptions& options) -> Confidence;

/// The greatest half-width of all means, as shares of the whole.
[[nodiscard]] auto widest(const Layout& layout, const Balance& balance,
                          const Confidence& confidence) -> double;

/// What a listener is told now and then, on the calling thread.
struct Progress {
  std::uint64_t rounds = 0;
  std::uint64_t resumed = 0;  ///< rounds of them that came from the checkpoint
  double half_width = 0.5;
  double seconds = 0;       ///< since the start
  double seconds_left = 0;  ///< a guess
};
using Listener = std::function<void(const Progress&)>;

/// Errors: a checkpoint that cannot be written, or that is of another plan.
[[nodiscard]] auto run(const Contest& contest, const RunOptions& options, const Listener& listener)
    -> Result<Balance>;

}  // namespace ruleproof::solver::balance

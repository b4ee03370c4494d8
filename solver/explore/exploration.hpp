/// What a search is asked, and what it says about how far it got.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace ruleproof::solver {

/// Why a search ended.
enum class Bound : std::uint8_t {
  none,    ///< nothing was left: every reachable position was visited
  depth,   ///< positions at `max_depth` have moves that were not tried
  states,  ///< `max_states` are stored
  memory,  ///< `max_bytes` are used, or the machine gave no more
  time,    ///< `stop` said so
  found,   ///< a visitor had seen enough
  disk,    ///< what memory does not hold could not be kept: the folder says why
};

[[nodiscard]] constexpr auto to_text(Bound bound) -> std::string_view {
  switch (bound) {
    case Bound::none:
      return "none";
    case Bound::depth:
      return "depth";
    case Bound::states:
      return "states";
    case Bound::memory:
      return "memory";
    case Bound::time:
      return "time";
    case Bound::found:
      return "found";
    case Bound::disk:
      return "disk";
  }
  return "";
}

/// Why a search did not see everything: "stopped by the bound on memory". Who has `stop` say so
/// knows why: "ended early".
[[nodiscard]] inline auto in_words(Bound bound) -> std::string {
  return bound == Bound::time ? "ended early"
                              : "stopped by the bound on " + std::string(to_text(bound));
}

class Folder;
struct Reached;

struct ExploreOptions {
  int max_depth = std::numeric_limits<int>::max();
  std::uint64_t max_states = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t max_bytes = std::uint64_t{4} << 30U;
  /// Where what does not fit in `max_bytes` is kept; none: then the search ends there.
  Folder* spill = nullptr;
  /// One position of each class of `canonical`: sound for what the symmetry leaves alone only.
  bool symmetric = false;
  /// Threads. The answer does not depend on it; visitors must bear to be called by all of them.
  std::size_t jobs = 1;
  /// Asked every few hundred positions or moves, by all threads: whether to give up. Nothing:
  /// never.
  std::function<bool()> stop = {};
  /// Told now and then how far the search is; nobody: nobody watches.
  Reached* watcher = nullptr;
};

/// The figures of a search. `states` are distinct and exact; a bounded search has seen no more than
/// it says.
struct Exploration {
  std::uint64_t states = 0;       ///< distinct positions stored
  std::uint64_t expanded = 0;     ///< of these, those whose moves were tried, or that have none
  std::uint64_t transitions = 0;  ///< moves applied
  std::uint64_t terminals = 0;    ///< positions in which the game is over
  std::uint64_t stuck = 0;        ///< someone is to act and has no legal move: a bug of the model
  int depth = 0;                  ///< moves to the farthest position stored
  std::vector<std::uint64_t> levels;  ///< positions first reached after 0, 1, 2, ... moves
  Bound stopped_by = Bound::none;
  std::uint64_t peak_bytes = 0;  ///< of the set and the frontiers

  /// Every reachable position was visited, and every move of each was tried.
  [[nodiscard]] auto complete() const -> bool { return stopped_by == Bound::none; }
  [[nodiscard]] auto bytes_per_state() const -> double {
    return states == 0 ? 0 : static_cast<double>(peak_bytes) / static_cast<double>(states);
  }
};

}  // namespace ruleproof::solver

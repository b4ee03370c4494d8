/// Guided search for what lies too deep for an exhaustive one: a beam, restarted.
///
///     auto found = seek(game, [](const auto& s) { return s.supply == 0; },      // wanted
///                             [](const auto& s) { return -s.supply; });        // progress
///
/// A path is a proof that something can happen. No path proves nothing.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "model/core/packing.hpp"
#include "model/core/play.hpp"
#include "solver/explore/state_set.hpp"
#include "solver/memory_share.hpp"

namespace ruleproof::solver {

struct SeekOptions {
  std::size_t width = 500;   ///< positions kept of each level
  std::size_t depth = 2000;  ///< moves of a game
  int restarts = 4;          ///< searches, each with another seed and twice the width
  std::uint64_t seed = 1;    ///< the same seed finds the same
  /// Positions that one search looks at, at most.
  std::uint64_t positions = std::numeric_limits<std::uint64_t>::max();
  /// A search ends when it has taken so much memory.
  std::uint64_t max_bytes = memory_shares().search;
  /// Asked now and then: whether to give up. None: never.
  std::function<bool()> stop = {};
};

template <Game G>
struct Sought {
  std::optional<std::vector<typename G::Move>> path;  ///< a game that reaches the goal
  std::vector<typename G::Move> best;                 ///< to the position of most progress
  std::int64_t progress = 0;                          ///< at that position
  std::uint64_t positions = 0;                        ///< looked at
};

/// One beam search: keeps the positions of most progress, and a quarter of others by lot, so that a
/// step back is possible.
template <Game G, class Wanted, class Progress>
  requires Fielded<typename G::State>
class Beam {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  Beam(const G& game, Wanted& wanted, Progress& progress, std::size_t width, std::uint64_t seed)
      : game_(game), wanted_(wanted), progress_(progress), width_(width), random_(seed) {}

  [[nodiscard]] auto bytes() const -> std::uint64_t {
    return seen_.bytes() + ((beam_.capacity() + next_.capacity()) * sizeof(Candidate)) +
           ((steps_.capacity() + trail_.capacity()) * sizeof(Trail));
  }

  /// True if the goal was reached.
  auto run(const SeekOptions& options, Sought<G>& out) -> bool {
    beam_ = {candidate(game_.start(), root)};
    note_best(beam_[0], out);
    for (std::size_t level = 0; level < options.depth && !beam_.empty(); ++level) {
      if (const auto goal = std::ranges::find_if(beam_, &Candidate::wanted); goal != beam_.end()) {
        out.path = path_to(*goal);
        return true;
      }
      if (out.positions > options.positions || (options.stop && options.stop())) return false;
      if (bytes() > options.max_bytes / 2)
        return false;  // what grows may double before it is asked
      if (!widen(options, out)) return false;
      narrow();
      if (!beam_.empty())
        note_best(*std::ranges::max_element(beam_, {}, &Candidate::progress), out);
    }
    return false;
  }

 private:
  struct Candidate {
    State state;
    std::int64_t progress;
    std::uint64_t lot;
    std::size_t from;  ///< how it was reached: an entry of `trail_`
    bool wanted;
  };
  struct Trail {
    std::size_t from;
    Move move;
  };
  static constexpr std::size_t root = 0;

  auto candidate(const State& state, std::size_t from) -> Candidate {
    return {state, std::invoke(progress_, state), random_.next(), from,
            std::invoke(wanted_, state)};
  }

  /// False when there is no more time: positions may have thousands of moves.
  auto widen(const SeekOptions& options, Sought<G>& out) -> bool {
    next_.clear();
    for (const auto& from : beam_) {
      moves(game_, from.state, list_);
      for (const auto& move : list_) {
        const auto state = game_.apply(from.state, move).next;
        if (++out.positions % 256 == 0 && options.stop && options.stop()) return false;
        if (out.positions % 256 == 0 && bytes() > options.max_bytes / 2) return false;
        // A hash may hide a position: that costs a way to the goal at worst, never a wrong one.
        if (seen_.insert(fingerprint(state)) == Added::known) continue;
        next_.push_back(candidate(state, steps_.size()));
        steps_.push_back({from.from, move});
      }
    }
    return true;
  }

  auto narrow() -> void {
    const auto best = width_ - (width_ / 4);
    if (next_.size() > width_) {
      const auto by_progress = [](const Candidate& a, const Candidate& b) {
        if (a.wanted != b.wanted) return a.wanted;
        return a.progress != b.progress ? a.progress > b.progress : a.lot < b.lot;
      };
      const auto middle = next_.begin() + static_cast<std::ptrdiff_t>(best);
      std::ranges::nth_element(next_, middle, by_progress);
      std::ranges::nth_element(middle, next_.begin() + static_cast<std::ptrdiff_t>(width_),
                               next_.end(), {}, &Candidate::lot);
      next_.resize(width_, next_.front());
    }
    beam_.swap(next_);
    // Only the steps to positions that were kept are remembered.
    for (auto& kept : beam_) {
      trail_.push_back(steps_[kept.from]);
      kept.from = trail_.size();
    }
    steps_.clear();
  }

  auto note_best(const Candidate& at, Sought<G>& out) -> void {
    if (noted_ && at.progress <= out.progress) return;
    noted_ = true;
    out.progress = at.progress;
    out.best = path_to(at);
  }

  auto path_to(const Candidate& at) const -> std::vector<Move> {
    std::vector<Move> path;
    for (auto from = at.from; from != root; from = trail_[from - 1].from) {
      path.push_back(trail_[from - 1].move);
    }
    std::ranges::reverse(path);
    return path;
  }

  const G& game_;
  Wanted& wanted_;
  Progress& progress_;
  std::size_t width_;
  Random random_;
  WordSet seen_;
  MoveList<Move> list_;
  std::vector<Candidate> beam_;
  std::vector<Candidate> next_;
  std::vector<Trail> steps_;  ///< to the positions of `next_`
  std::vector<Trail> trail_;  ///< to all positions kept, as a tree; entry i is number i + 1
  bool noted_ = false;
};

/// Looks for a position with `wanted(state)`, by climbing `progress(state)`.
template <Game G, class Wanted, class Progress>
auto seek(const G& game, Wanted&& wanted, Progress&& progress, const SeekOptions& options = {})
    -> Sought<G> {
  Sought<G> out;
  auto width = options.width;
  for (int i = 0; i < options.restarts && !out.path; ++i, width *= 2) {
    Sought<G> now;
    Beam<G, std::remove_reference_t<Wanted>, std::remove_reference_t<Progress>> beam(
        game, wanted, progress, width, options.seed + static_cast<std::uint64_t>(i));
    beam.run(options, now);
    now.positions += out.positions;
    if (i > 0 && !now.path && now.progress <= out.progress) {
      now.progress = out.progress;
      now.best = std::move(out.best);
    }
    out = std::move(now);
  }
  return out;
}

}  // namespace ruleproof::solver

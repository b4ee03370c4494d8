/// Breadth-first search for programs that somebody may kill at any moment: resumed, the search
/// counts what an undisturbed one does. Slower than `explore.hpp`, as it looks nothing up ahead.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/packing.hpp"
#include "solver/explore/checkpoint_file.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/explore/state_set.hpp"
#include "solver/reached.hpp"

namespace ruleproof::solver {

struct CheckpointOptions {
  ExploreOptions explore = {};
  std::string path = {};
  std::string key = {};          ///< of which game, set-up and options
  bool resume = false;           ///< from the file; it must be there
  std::uint64_t every = 50'000;  ///< positions from one checkpoint to the next; then a quarter more
};

/// One search, from the opening or from a file.
template <Game G>
  requires Fielded<typename G::State>
class CheckpointedExplorer {
 public:
  using State = typename G::State;

  CheckpointedExplorer(const G& game, const CheckpointOptions& options)
      : game_(game), options_(options), set_(options.explore.max_bytes) {}

  auto run() -> Result<Exploration> {
    if (auto problem = begin()) return *std::move(problem);
    auto save_at = at_.next + options_.every;
    while (bound_ == Bound::none && at_.next < set_.size()) {
      if (at_.next == at_.level_end) close_level();
      if (!expand(unpack<State>(set_[at_.next]))) break;
      ++at_.next;
      check_bounds();
      if (at_.next < save_at) continue;
      if (auto problem = save()) return *std::move(problem);
      save_at = at_.next + std::max(options_.every, at_.next / 4);
    }
    if (bound_ != Bound::memory) {
      if (auto problem = save()) return *std::move(problem);
    }
    return finished();
  }

 private:
  auto begin() -> std::optional<Error> {
    if (options_.resume) {
      auto standing = read_checkpoint(options_.path, options_.key, set_);
      if (!standing) return standing.error();
      at_ = *std::move(standing);
      return std::nullopt;
    }
    if (!push(game_.start())) bound_ = Bound::memory;
    close_level();
    return std::nullopt;
  }

  auto save() -> std::optional<Error> {
    at_.so_far.states = set_.size();
    return write_checkpoint(options_.path, options_.key, at_, set_);
  }

  auto push(const State& state) -> bool {
    if constexpr (Symmetric<G>) {
      if (options_.explore.symmetric) {
        return set_.insert(pack(game_.canonical(state)).view()).added != Added::no_memory;
      }
    }
    return set_.insert(pack(state).view()).added != Added::no_memory;
  }

  auto close_level() -> void {
    at_.so_far.levels.push_back(set_.size() - at_.level_end);
    at_.level_end = set_.size();
  }
  [[nodiscard]] auto depth() const -> int { return static_cast<int>(at_.so_far.levels.size()) - 1; }

  /// False when there is no memory.
  auto expand(const State& state) -> bool {
    auto& all = at_.so_far;
    moves(game_, state, moves_);
    if (moves_.empty()) {
      ++all.expanded;
      ++(game_.to_act(state) == Seat::nobody ? all.terminals : all.stuck);
      return true;
    }
    if (depth() == options_.explore.max_depth) {
      at_.depth_bound = true;
      return true;
    }
    for (const auto& move : moves_) {
      ++all.transitions;
      if (push(game_.apply(state, move).next)) continue;
      bound_ = Bound::memory;
      return false;
    }
    ++all.expanded;
    return true;
  }

  auto check_bounds() -> void {
    if (set_.size() > options_.explore.max_states) bound_ = Bound::states;
    if (at_.next % 1024 != 0) return;
    tell(options_.explore.watcher, set_.size(), at_.so_far.expanded, set_.bytes(), depth());
    if (options_.explore.stop && options_.explore.stop()) bound_ = Bound::time;
    if (set_.bytes() > options_.explore.max_bytes) bound_ = Bound::memory;
  }

  auto finished() -> Exploration {
    auto all = at_.so_far;
    all.states = set_.size();
    all.peak_bytes = set_.bytes();
    all.stopped_by = bound_ == Bound::none && at_.depth_bound ? Bound::depth : bound_;
    if (set_.size() > at_.level_end) all.levels.push_back(set_.size() - at_.level_end);
    all.depth = static_cast<int>(all.levels.size()) - 1;
    return all;
  }

  const G& game_;
  CheckpointOptions options_;
  SpanSet set_;
  Standing at_;
  Bound bound_ = Bound::none;
  MoveList<typename G::Move> moves_;
};

/// Visits every position of the game, within the bounds.
template <Game G>
auto explore_with_checkpoints(const G& game, const CheckpointOptions& options)
    -> Result<Exploration> {
  return CheckpointedExplorer<G>(game, options).run();
}

}  // namespace ruleproof::solver

/// One breadth-first search, by one thread or several.
///
/// Positions are expanded some at a time, in parcels that threads fill (`parcel.hpp`); then all
/// their successors are looked up, and numbered in the order in which one thread would reach them.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/explore/keys.hpp"
#include "solver/explore/memory.hpp"
#include "solver/explore/parcel.hpp"
#include "solver/explore/tree.hpp"
#include "solver/explore/word_set.hpp"
#include "solver/team.hpp"

namespace ruleproof::solver {

/// A visitor that looks at nothing.
struct Ignore {
  auto operator()(const auto&...) const -> void {}
};

/// One breadth-first search. Chance moves are edges like any other.
///
/// Visitors may return `true` to end the search where they stand: then `path` leads there. With
/// more than one job they are called from several threads at a time, in any order.
///   on_state(state, depth)       every position, once, when its moves are about to be tried
///   on_step(before, move, step)  every move of every position
template <Game G>
class Explorer {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  Explorer(const G& game, const ExploreOptions& options, bool keep_levels)
      : game_(game), options_(options), keep_(keep_levels), set_(options.max_bytes), levels_(1) {}

  template <class OnState, class OnStep>
  auto run(const State& start, OnState&& on_state, OnStep&& on_step) -> Exploration {
    if (!begin(start)) stop(Bound::memory);
    while (result_.stopped_by == Bound::none) {
      const auto size = levels_.back().size();
      if (size == 0) break;
      result_.levels.push_back(size);
      result_.depth = static_cast<int>(result_.levels.size()) - 1;
      levels_.emplace_back();
      expand_level(levels_[levels_.size() - 2], on_state, on_step);
      if (!keep_) levels_[levels_.size() - 2] = {};
    }
    finish_levels();
    return result_;
  }

  /// The moves of a shortest game from the start to where a visitor ended the search. Only if
  /// `keep_levels` was set, and `stopped_by` is `found`.
  [[nodiscard]] auto path() -> std::vector<Move> {
    // Backwards: for each level the first position from which the later one is one move away.
    std::vector<State> chain{found_};
    for (auto level = static_cast<std::size_t>(found_depth_); level-- > 0;) {
      chain.push_back(one_before(levels_[level], chain.back()));
    }
    // Forwards: the very moves, which under symmetry lead from another position of the same class.
    std::vector<Move> path;
    auto state = start_;
    for (auto next = std::next(chain.rbegin()); next != chain.rend(); ++next) {
      const auto move = step_to(state, *next);
      RULEPROOF_ASSERT(move.has_value());  // or `canonical` does not commute with `apply`
      path.push_back(*move);
      state = game_.apply(state, *move).next;
    }
    if (found_move_) {
      const auto target = representative(game_.apply(found_, *found_move_).next);
      path.push_back(state == found_ ? *found_move_ : step_to(state, target).value());
    }
    return path;
  }

 private:
  /// What one thread needs.
  struct Worker {
    Worker(const G& game, typename Keys<G>::Shared& shared, const State& opening)
        : keys(game, shared, opening) {}
    Keys<G> keys;
    MoveList<Move> moves;
  };

  using Shared = typename Keys<G>::Shared;

  /// Workers for what their keys shall share.
  auto share(std::unique_ptr<Shared> shared) -> void {
    workers_.clear();
    shared_ = std::move(shared);
    for (std::size_t i = 0; i < team_.size(); ++i) {
      workers_.push_back(std::make_unique<Worker>(game_, *shared_, representative(start_)));
    }
  }

  auto begin(const State& start) -> bool {
    start_ = start;
    share(std::make_unique<Shared>());
    if (!shared_->make_room()) return false;
    const auto key = first().keys.key(representative(start)).value();
    if (set_.insert(key) == Added::no_memory || !levels_.back().push(key)) return false;
    result_.states = 1;
    return true;
  }
  auto first() -> Worker& { return *workers_.front(); }

  auto representative(const State& state) const -> State {
    if constexpr (Symmetric<G>) {
      if (options_.symmetric) return game_.canonical(state);
    }
    return state;
  }

  template <class OnState, class OnStep>
  auto expand_level(WordQueue& level, OnState& on_state, OnStep& on_step) -> void {
    for (std::size_t i = 0;;) {
      keys_.clear();
      while (keys_.size() < most_at_once()) {
        const auto block = keep_ ? level.peek(i++) : level.take();
        if (block.empty()) break;
        keys_.insert(keys_.end(), block.begin(), block.end());
      }
      if (keys_.empty() || !expand(keys_, on_state, on_step)) return;
    }
  }

  /// Positions that are expanded before their successors are looked up: fewer where memory is
  /// short.
  [[nodiscard]] auto most_at_once() const -> std::size_t {
    return static_cast<std::size_t>(std::clamp<std::uint64_t>(options_.max_bytes / 8192, 1, 8192));
  }

  /// All moves of some positions. False when the search is over.
  template <class OnState, class OnStep>
  auto expand(std::span<const std::uint64_t> keys, OnState& on_state, OnStep& on_step) -> bool {
    const auto count = (keys.size() + parcel_size - 1) / parcel_size;
    if (parcels_.size() < count) parcels_.resize(count);
    const std::span<Parcel> parcels(parcels_.data(), count);
    for (auto& parcel : parcels) parcel.clear();
    do {
      if (!shared_->make_room()) return stop(Bound::memory);
      team_.run(count, [&](std::size_t worker, std::size_t piece) {
        parcels[piece].begin_again();
        // One thread shows visitors everything in its order, and nothing beyond where they ended.
        const bool ended = team_.size() == 1 && piece > 0 && parcels[piece - 1].ended;
        parcels[piece].ended = ended;
        if (ended) return;
        const auto from = piece * parcel_size;
        fill(*workers_[worker], parcels[piece],
             keys.subspan(from, std::min(parcel_size, keys.size() - from)), on_state, on_step);
        parcels[piece].ended = parcels[piece].found || parcels[piece].no_room;
      });
    } while (must_repeat(parcels));
    if (result_.stopped_by != Bound::none) return false;
    return look_up(parcels) && note(parcels, keys);
  }

  /// Whether the parcels must be filled again, after what they lacked was made.
  auto must_repeat(std::span<const Parcel> parcels) -> bool {
    if (std::ranges::any_of(parcels, &Parcel::no_room)) return true;
    if (std::ranges::none_of(parcels, &Parcel::misfit)) return false;
    if constexpr (!OneWord<G>) widen();
    return result_.stopped_by == Bound::none;
  }

  /// Makes a shape for what had none: early in the search, the only one.
  auto widen() -> void {
    std::set<std::uint16_t> misfits;
    for (auto& worker : workers_) {
      misfits.insert(worker->keys.misfits().begin(), worker->keys.misfits().end());
      worker->keys.forget_misfits();
    }
    const std::vector<std::uint16_t> words(misfits.begin(), misfits.end());
    if (set_.size() > early) {
      shared_->add(words, sample());
    } else if (!begin_again(words, {})) {
      stop(Bound::memory);
    }
  }

  /// Some positions of the levels at work.
  auto sample() -> Sample {
    constexpr std::size_t wanted = 2048;
    Sample sample{.width = Image<State>::size, .words = {}};
    std::size_t all = 0;
    for (const auto& level : levels_) all += level.held();
    const auto step = std::max<std::size_t>(all / wanted, 1);
    std::size_t next = 0;
    for (const auto& level : levels_) {
      level.for_each([&](std::uint64_t key) {
        if (next++ % step != 0) return;
        const auto words = Image<State>::of(first().keys.read(key));
        sample.words.insert(sample.words.end(), words.begin(), words.end());
      });
    }
    return sample;
  }

  /// All positions so far with new keys.
  auto begin_again(const std::vector<std::uint16_t>& words, const Sample& seen) -> bool {
    const auto old = std::move(shared_);
    const auto reader = std::move(workers_.front());
    share(std::make_unique<Shared>(*old, words, seen));
    bool memory = shared_->make_room();
    const auto again = [&](std::uint64_t key) -> std::uint64_t {
      if (!memory) return 0;
      const auto state = reader->keys.read(key);
      auto made = first().keys.key(state);
      while (memory && !made) {
        memory = shared_->make_room();
        made = first().keys.key(state);
      }
      return made.value_or(0);
    };
    WordSet set(options_.max_bytes);
    set_.for_each([&](std::uint64_t key) {
      if (memory) memory = set.insert(again(key)) != Added::no_memory;
    });
    for (auto& level : levels_) level.change_all(again);
    for (auto& key : keys_) key = again(key);
    set_ = std::move(set);
    return memory;
  }

  /// The successors of some positions.
  template <class OnState, class OnStep>
  auto fill(Worker& worker, Parcel& parcel, std::span<const std::uint64_t> keys, OnState& on_state,
            OnStep& on_step) const -> void {
    for (std::size_t i = 0; i < keys.size(); ++i) {
      const auto state = worker.keys.read(keys[i]);
      if (i >= parcel.states_shown) {
        ++parcel.states_shown;
        if (says_stop(on_state, state, result_.depth)) parcel.found = {i, std::nullopt};
      }
      if (parcel.found == Parcel::Found{i, std::nullopt}) return;
      parcel.kinds.push_back(kind_of(worker, state));
      ++parcel.tally[parcel.kinds.back()];
      if (parcel.kinds.back() == Parcel::open && !try_moves(worker, parcel, state, on_step)) return;
      parcel.ends.push_back(parcel.keys.size());
    }
  }

  auto kind_of(Worker& worker, const State& state) const -> Parcel::Kind {
    moves(game_, state, worker.moves);
    if (worker.moves.empty()) {
      return game_.to_act(state) == Seat::nobody ? Parcel::over : Parcel::stuck;
    }
    return result_.depth == options_.max_depth ? Parcel::too_deep : Parcel::open;
  }

  template <class OnStep>
  auto try_moves(Worker& worker, Parcel& parcel, const State& state, OnStep& on_step) const
      -> bool {
    for (std::size_t i = 0; i < worker.moves.size(); ++i) {
      const auto step = game_.apply(state, worker.moves[i]);
      const Parcel::Found here{parcel.kinds.size() - 1, i};
      if (parcel.keys.size() >= parcel.steps_shown) {
        ++parcel.steps_shown;
        if (says_stop(on_step, state, worker.moves[i], step)) parcel.found = here;
      }
      if (parcel.found == here) {
        parcel.ends.push_back(parcel.keys.size());
        return false;
      }
      const auto key = worker.keys.key(representative(step.next));
      parcel.keys.push_back(key.value_or(0));
      if (key) continue;
      if constexpr (!OneWord<G>) {
        if (worker.keys.problem() == NoKey::misfit) {
          parcel.misfit = true;
          continue;
        }
      }
      parcel.no_room = true;
      return false;
    }
    return true;
  }

  /// Whether a visitor says that the search is over.
  template <class Visitor, class... Args>
  static auto says_stop(Visitor& visitor, const Args&... args) -> bool {
    if constexpr (std::is_void_v<std::invoke_result_t<Visitor&, const Args&...>>) {
      visitor(args...);
      return false;
    } else {
      return visitor(args...);
    }
  }

  /// Which successors are fresh. False when there is no memory.
  auto look_up(std::span<Parcel> parcels) -> bool {
    if (solver::look_up(set_, parcels, team_)) return true;
    return stop(Bound::memory);
  }

  /// Counts what was found, in the order in which one thread would find it.
  auto note(std::span<const Parcel> parcels, std::span<const std::uint64_t> keys) -> bool {
    // What a visitor has found counts, though the bound be met a few positions before it.
    const bool ends_here =
        std::ranges::any_of(parcels, [](const Parcel& parcel) { return parcel.found.has_value(); });
    const auto most = ends_here ? std::numeric_limits<std::uint64_t>::max() : options_.max_states;
    for (std::size_t i = 0; i < parcels.size(); ++i) {
      const auto& parcel = parcels[i];
      const bool whole = !parcel.found && result_.states + parcel.keys.size() <= most;
      if (!(whole ? note_whole(parcel) : note_singly(parcel, most))) return false;
      if (parcel.found) return found(parcel, keys[(i * parcel_size) + parcel.found->position]);
    }
    // How often a parcel had to be filled again must not be seen in the memory that is noted.
    if (!shared_->make_room()) return stop(Bound::memory);
    note_memory();
    if (result_.peak_bytes > options_.max_bytes) return stop(Bound::memory);
    if constexpr (!OneWord<G>) {
      if (set_.size() <= early || chosen_) return true;
      chosen_ = true;
      if (!begin_again({}, sample())) return stop(Bound::memory);
    }
    return true;
  }

  /// All positions of a parcel that no bound can break off.
  auto note_whole(const Parcel& parcel) -> bool {
    result_.transitions += parcel.keys.size();
    count_kinds(parcel.tally);
    return keep_fresh(parcel, 0, parcel.keys.size());
  }

  /// One position after the other, up to where the search ends.
  auto note_singly(const Parcel& parcel, std::uint64_t most) -> bool {
    std::size_t begin = 0;
    for (std::size_t i = 0; i < parcel.kinds.size(); ++i) {
      if (!keep_fresh(parcel, begin, parcel.ends[i])) return false;
      result_.transitions += parcel.ends[i] - begin;
      begin = parcel.ends[i];
      if (parcel.found && parcel.found->position == i) {  // the move at which the visitor stopped
        ++result_.transitions;
        return true;
      }
      Parcel::Tally one{};
      one[parcel.kinds[i]] = 1;
      count_kinds(one);
      if (result_.states > most) return stop(Bound::states);
    }
    return true;
  }

  auto count_kinds(const Parcel::Tally& tally) -> void {
    result_.expanded += tally[Parcel::open] + tally[Parcel::over] + tally[Parcel::stuck];
    result_.terminals += tally[Parcel::over];
    result_.stuck += tally[Parcel::stuck];
    depth_bound_ = depth_bound_ || tally[Parcel::too_deep] > 0;
  }

  /// Puts fresh successors in the next level. False when there is no memory.
  auto keep_fresh(const Parcel& parcel, std::size_t begin, std::size_t end) -> bool {
    for (auto i = begin; i < end; ++i) {
      if (parcel.fresh[i] == 0) continue;
      if (!levels_.back().push(parcel.keys[i])) return stop(Bound::memory);
      ++result_.states;
    }
    return true;
  }

  auto found(const Parcel& parcel, std::uint64_t key) -> bool {
    found_ = first().keys.read(key);
    found_move_.reset();
    if (parcel.found->move) {
      moves(game_, found_, first().moves);
      found_move_ = first().moves[*parcel.found->move];
    }
    found_depth_ = result_.depth;
    return stop(Bound::found);
  }

  auto stop(Bound bound) -> bool {
    result_.stopped_by = bound;
    return false;
  }

  auto note_memory() -> void {
    auto bytes =
        sizeof(*this) + set_.bytes() + shared_->bytes() + keys_.capacity() * sizeof(keys_[0]);
    for (const auto& level : levels_) bytes += level.bytes();
    for (const auto& parcel : parcels_) bytes += parcel.bytes();
    result_.peak_bytes = std::max<std::uint64_t>(result_.peak_bytes, bytes);
  }

  auto finish_levels() -> void {
    if (result_.stopped_by == Bound::none) {
      if (depth_bound_) result_.stopped_by = Bound::depth;
      return;
    }
    const auto size = levels_.back().size();  // what was stored of the level that was not finished
    if (size == 0 || result_.levels.empty()) return;
    result_.levels.push_back(size);
    ++result_.depth;
  }

  /// The first position of a level from which `target` is one move away.
  auto one_before(const WordQueue& level, const State& target) -> State {
    for (std::size_t i = 0;; ++i) {
      const auto block = level.peek(i);
      RULEPROOF_ASSERT(!block.empty());  // each position was reached from the level before
      for (const auto key : block) {
        const auto state = first().keys.read(key);
        if (step_to(state, target)) return state;
      }
    }
  }

  /// A move from `state` to the class of `target`.
  auto step_to(const State& state, const State& target) -> std::optional<Move> {
    auto& list = first().moves;
    moves(game_, state, list);
    for (const auto& move : list) {
      if (representative(game_.apply(state, move).next) == target) return move;
    }
    return std::nullopt;
  }

  /// Positions after which keys stay as they are.
  static constexpr std::size_t early = 65'536;

  const G& game_;
  ExploreOptions options_;
  bool keep_;
  bool chosen_ = false;  ///< the shape, from many positions
  WordSet set_;
  std::unique_ptr<Shared> shared_;  ///< what keys of all threads share
  std::vector<WordQueue> levels_;
  std::vector<std::uint64_t> keys_;  ///< of the positions that are expanded
  std::vector<Parcel> parcels_;
  Team team_{options_.jobs};
  std::vector<std::unique_ptr<Worker>> workers_;
  Exploration result_;
  bool depth_bound_ = false;
  State start_{};
  State found_{};
  std::optional<Move> found_move_;
  int found_depth_ = 0;
};

}  // namespace ruleproof::solver

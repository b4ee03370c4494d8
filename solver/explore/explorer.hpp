/// One breadth-first search, by one thread or several.
///
/// Positions are expanded some at a time, in parcels that threads fill (`parcel.hpp`); then all
/// their successors are looked up, and numbered in the order in which one thread would reach them.
/// Between filling and looking up the search looks at its bounds; where positions have thousands of
/// moves, a parcel takes a few of them, and the others wait.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/explore/key_store.hpp"
#include "solver/explore/keys.hpp"
#include "solver/explore/memory.hpp"
#include "solver/explore/parcel.hpp"
#include "solver/explore/tree.hpp"
#include "solver/explore/way_back.hpp"
#include "solver/reached.hpp"
#include "solver/spill/disk.hpp"
#include "solver/spill/level.hpp"
#include "solver/spill/underway.hpp"
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
      : game_(game),
        options_(options),
        keep_(keep_levels),
        lists_(team_.size()),
        store_(game, team_, options.max_bytes),
        levels_(1) {
    if (options.spill != nullptr) disk_.emplace(*options.spill, team_, options.max_bytes);
  }

  template <class OnState, class OnStep>
  auto run(const State& start, OnState&& on_state, OnStep&& on_step) -> Exploration {
    if (!begin(start)) stop(Bound::memory);
    while (result_.stopped_by == Bound::none) {
      if (!std::exchange(within_level_, false) && !next_level()) break;
      expand_level(levels_[levels_.size() - 2], on_state, on_step);
      if (!confirm_deferred()) break;
      if (!keep_) levels_[levels_.size() - 2].discard();
    }
    finish_levels();
    return result_;
  }

  /// The moves of a shortest game from the start to where a visitor ended the search. Only if
  /// `keep_levels` was set, and `stopped_by` is `found`.
  /// Nothing where a level cannot be read again.
  [[nodiscard]] auto path() -> std::optional<std::vector<Move>> {
    return WayBack<G>(game_, options_.symmetric)
        .path(levels_, store_.keys(), start_,
              {.state = found_,
               .depth = static_cast<std::size_t>(found_depth_),
               .move = found_move_});
  }

 private:
  /// The moves of a position, for one thread: apart in memory from those of others.
  struct alignas(128) List {
    MoveList<Move> moves;
  };

  auto begin(const State& start) -> bool {
    start_ = start;
    if (spills() && !keep_ && !options_.spill->standing().all().empty()) return resume();
    const auto key = store_.begin(representative(start));
    if (!key || !levels_.back().push(*key)) return false;
    result_.states = 1;
    return true;
  }
  /// False when there is none.
  auto next_level() -> bool {
    const auto size = levels_.back().size();
    if (size == 0) return false;
    result_.levels.push_back(size);
    result_.depth = static_cast<int>(result_.levels.size()) - 1;
    levels_.emplace_back();
    return !begun() || levels_.back().to_disk(*options_.spill) || stop(Bound::disk);
  }
  [[nodiscard]] auto read(std::uint64_t key) -> State { return store_.keys().read(key); }
  [[nodiscard]] auto held() -> KeysHeld { return {levels_, keys_}; }

  auto representative(const State& state) const -> State {
    return solver::representative(game_, state, options_.symmetric);
  }

  template <class OnState, class OnStep>
  auto expand_level(Level& level, OnState& on_state, OnStep& on_step) -> void {
    for (std::size_t i = 0;;) {
      keys_.clear();
      while (keys_.size() < most_at_once()) {
        const auto block = keep_ ? level.peek(i++) : level.take();
        if (block.empty()) break;
        keys_.insert(keys_.end(), block.begin(), block.end());
      }
      if (trouble()) stop(Bound::disk);
      if (trouble() || keys_.empty()) return;
      if (!expand({keys_, parcel_size, 0}, on_state, on_step) || !save_now_and_then()) return;
    }
  }

  /// Positions that are expanded before their successors are looked up: fewer where memory is
  /// short.
  [[nodiscard]] auto most_at_once() const -> std::size_t {
    return static_cast<std::size_t>(std::clamp<std::uint64_t>(options_.max_bytes / 8192, 1, 8192));
  }

  /// Positions to be expanded, so many a parcel; those that had to wait, deeper and deeper.
  struct Task {
    std::span<const std::uint64_t> keys;
    std::size_t size;
    std::size_t depth;
  };

  /// All moves of some positions. False when the search is over.
  template <class OnState, class OnStep>
  auto expand(const Task& task, OnState& on_state, OnStep& on_step) -> bool {
    auto left = parcels_for(task);
    while (!left.empty()) {
      if (left.front().edition != store_.edition() && !fill_all(left, on_state, on_step)) {
        return false;
      }
      const auto ready = without_gaps(left);
      if (!look_up(ready) || !note(ready)) return false;
      const auto& last = ready.back();
      const Task rest{last.rest(), last.kinds.size(), task.depth + 1};
      if (!rest.keys.empty() && !expand(rest, on_state, on_step)) return false;
      left = left.subspan(ready.size());
    }
    return true;
  }

  /// Parcels for all its positions.
  auto parcels_for(const Task& task) -> std::span<Parcel> {
    const auto& [keys, size, depth] = task;
    const auto count = (keys.size() + size - 1) / size;
    if (parcels_.size() == depth) parcels_.emplace_back();
    auto& parcels = parcels_[depth];
    if (parcels.size() < count) parcels.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
      const auto from = i * size;
      parcels[i].clear(keys.subspan(from, std::min(size, keys.size() - from)));
    }
    return std::span(parcels).first(count);
  }

  /// False when the search is over.
  template <class OnState, class OnStep>
  auto fill_all(std::span<Parcel> parcels, OnState& on_state, OnStep& on_step) -> bool {
    do {
      if (!store_.make_room()) return stop(Bound::memory);
      team_.run(parcels.size(), [&](std::size_t worker, std::size_t piece) {
        auto& parcel = parcels[piece];
        if (parcel.edition == store_.edition()) return;  // it lacks nothing
        parcel.begin_again();
        // One thread shows visitors everything in its order, and nothing beyond where they ended.
        parcel.ended = team_.size() == 1 && piece > 0 && parcels[piece - 1].ended;
        if (parcel.ended) return;
        fill(worker, parcel, on_state, on_step);
        parcel.ended = parcel.found || parcel.no_room;
        if (!parcel.no_room && !parcel.misfit) parcel.edition = store_.edition();
      });
      if (given_up_) return stop(Bound::time);
    } while (must_repeat(parcels));
    return result_.stopped_by == Bound::none;
  }

  /// Whether some parcels must be filled again, after what they lacked was made.
  auto must_repeat(std::span<const Parcel> parcels) -> bool {
    if (std::ranges::any_of(parcels, &Parcel::no_room)) return true;
    if (std::ranges::none_of(parcels, &Parcel::misfit)) return false;
    return store_.widen(held()) || stop(Bound::memory);
  }

  /// The successors of some positions.
  template <class OnState, class OnStep>
  auto fill(std::size_t worker, Parcel& parcel, OnState& on_state, OnStep& on_step) -> void {
    if (gives_up()) return;
    for (std::size_t i = 0; i < parcel.positions.size(); ++i) {
      if (parcel.keys.size() >= most_successors) return;
      const auto state = store_.keys(worker).read(parcel.positions[i]);
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

  auto kind_of(std::size_t worker, const State& state) -> Parcel::Kind {
    auto& list = lists_[worker].moves;
    moves(game_, state, list);
    if (list.empty()) {
      return game_.to_act(state) == Seat::nobody ? Parcel::over : Parcel::stuck;
    }
    return result_.depth == options_.max_depth ? Parcel::too_deep : Parcel::open;
  }

  template <class OnStep>
  auto try_moves(std::size_t worker, Parcel& parcel, const State& state, OnStep& on_step) -> bool {
    const auto& list = lists_[worker].moves;
    auto& keys = store_.keys(worker);
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (parcel.keys.size() % 256 == 255 && gives_up()) return false;
      const auto step = game_.apply(state, list[i]);
      const Parcel::Found here{parcel.kinds.size() - 1, i};
      if (parcel.keys.size() >= parcel.steps_shown) {
        ++parcel.steps_shown;
        if (says_stop(on_step, state, list[i], step)) parcel.found = here;
      }
      if (parcel.found == here) {
        parcel.ends.push_back(parcel.keys.size());
        return false;
      }
      const auto key = keys.key(representative(step.next));
      parcel.keys.push_back(key.value_or(0));
      if (key) continue;
      if constexpr (!OneWord<G>) {
        if (keys.problem() == NoKey::misfit) {
          parcel.misfit = true;
          continue;
        }
      }
      parcel.no_room = true;
      return false;
    }
    return true;
  }

  /// Whether whoever asked has no more time; then no thread goes on.
  auto gives_up() -> bool {
    if (!options_.stop || given_up_) return given_up_;
    if (options_.stop()) given_up_ = true;
    return given_up_;
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
    // How often a parcel had to be filled again must not be seen in the memory that is noted.
    if (!store_.make_room()) return stop(Bound::memory);
    if (!begun() && outgrows(parcels) && !begin_spilling()) return stop(Bound::memory);
    if (begun()) return look_up_late(parcels);
    if (solver::look_up(store_.set(), parcels, team_)) return true;
    return stop(Bound::memory);
  }

  /// Counts what was found, in the order in which one thread would find it.
  auto note(std::span<const Parcel> parcels) -> bool {
    // What a visitor has found counts, though the bound be met a few positions before it.
    const bool ends_here =
        std::ranges::any_of(parcels, [](const Parcel& parcel) { return parcel.found.has_value(); });
    const auto most = ends_here ? std::numeric_limits<std::uint64_t>::max() : options_.max_states;
    for (const auto& parcel : parcels) {
      const bool whole = !parcel.found && result_.states + parcel.keys.size() <= most;
      if (!(whole ? note_whole(parcel) : note_singly(parcel, most))) return false;
      if (parcel.found) return found(parcel);
    }
    if (begun() && disk_->spill.full() && !confirm_deferred()) return false;
    if (begun() && !disk_->spill.fit(bytes() - disk_->spill.bytes())) return stop(Bound::memory);
    note_memory();
    tell(options_.watcher, result_.states, result_.expanded, result_.peak_bytes, result_.depth);
    if (result_.peak_bytes > options_.max_bytes) return stop(Bound::memory);
    return store_.settle(held()) || stop(Bound::memory);
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
      ++result_.states;
      if (begun() && !exact_) {
        disk_->spill.defer(parcel.keys[i]);
      } else if (!levels_.back().push(parcel.keys[i])) {
        --result_.states;
        return stop(Bound::memory);
      }
    }
    return true;
  }

  auto found(const Parcel& parcel) -> bool {
    found_ = read(parcel.positions[parcel.found->position]);
    found_move_.reset();
    if (parcel.found->move) {
      auto& list = lists_.front().moves;
      moves(game_, found_, list);
      found_move_ = list[*parcel.found->move];
    }
    found_depth_ = result_.depth;
    return stop(Bound::found);
  }

  auto stop(Bound bound) -> bool {
    result_.stopped_by = trouble() ? Bound::disk : bound;
    return false;
  }

  [[nodiscard]] auto bytes() const -> std::size_t {
    auto bytes = sizeof(*this) + store_.bytes() + keys_.capacity() * sizeof(keys_[0]);
    for (const auto& level : levels_) bytes += level.bytes();
    for (const auto& parcels : parcels_) {
      for (const auto& parcel : parcels) bytes += parcel.bytes();
    }
    return disk_ ? bytes + disk_->spill.bytes() + disk_->forest.bytes() : bytes;
  }
  auto note_memory() -> void {
    result_.peak_bytes = std::max<std::uint64_t>(result_.peak_bytes, bytes());
  }

  // What does not fit in memory: see solver/spill.

  [[nodiscard]] auto spills() const -> bool { return disk_.has_value(); }
  /// Whether positions are on the disk.
  [[nodiscard]] auto begun() const -> bool { return disk_ && disk_->spill.begun(); }
  [[nodiscard]] auto trouble() const -> bool {
    return options_.spill != nullptr && options_.spill->problem().has_value();
  }

  /// Whether the set of positions would grow beyond the memory there is.
  [[nodiscard]] auto outgrows(std::span<const Parcel> parcels) -> bool {
    auto& set = store_.set();
    const auto now = bytes();
    const bool grows = set.room() < successors(parcels);
    const auto then = grows ? now - set.bytes() + set.bytes_grown() : now;
    return then > (spills() ? options_.max_bytes / 8 * 7 : options_.max_bytes);
  }

  /// False where there is no disk, or too early: keys may still change.
  auto begin_spilling() -> bool {
    if (!spills() || !store_.settled()) return false;
    for (auto& level : levels_) {
      if (!level.to_disk(*options_.spill)) return false;
    }
    return disk_->spill.begin(store_.set(), bytes() - store_.set().bytes());
  }

  /// Most successors that are known; the others are deferred, unless the search ends among them.
  auto look_up_late(std::span<Parcel> parcels) -> bool {
    solver::look_up(disk_->spill.recent(), parcels, team_);
    const auto ends_here = [&] {
      return result_.states + successors(parcels) > options_.max_states ||
             std::ranges::any_of(parcels,
                                 [](const Parcel& parcel) { return parcel.found.has_value(); });
    };
    exact_ = false;
    if (!ends_here()) return true;
    if (!confirm_deferred()) return false;
    exact_ = ends_here();
    return !exact_ || confirm(disk_->spill, parcels) || stop(Bound::disk);
  }

  /// Puts those of the deferred positions in the next level that are fresh.
  auto confirm_deferred() -> bool {
    if (!begun()) return true;
    const auto known =
        disk_->spill.confirm_deferred([&](std::uint64_t key) { return levels_.back().push(key); });
    if (!known) return stop(Bound::disk);
    result_.states -= *known;
    return true;
  }

  /// Where somebody who kills the program shall find it again.
  auto save_now_and_then() -> bool {
    if (!begun() || keep_ || result_.states < disk_->save_at) return true;
    if (!confirm_deferred()) return false;
    disk_->save_at = result_.states + std::max<std::uint64_t>(100'000, result_.states / 8);
    return save(*options_.spill, *disk_, underway()) || stop(Bound::disk);
  }

  /// As it stood when it was saved.
  auto resume() -> bool {
    within_level_ = true;
    levels_.resize(2);
    return restore(*options_.spill, *disk_, underway(), representative(start_)) &&
           disk_->spill.remember(bytes());
  }
  [[nodiscard]] auto underway() -> Underway<G> {
    return {store_, levels_[levels_.size() - 2], levels_.back(), result_, depth_bound_};
  }

  auto finish_levels() -> void {
    if (!trouble()) confirm_deferred();
    if (result_.stopped_by == Bound::none) {
      if (depth_bound_) result_.stopped_by = Bound::depth;
      return;
    }
    const auto size = levels_.back().size();  // what was stored of the level that was not finished
    if (size == 0 || result_.levels.empty()) return;
    result_.levels.push_back(size);
    ++result_.depth;
  }

  const G& game_;
  ExploreOptions options_;
  bool keep_;
  Team team_{options_.jobs};
  std::vector<List> lists_;  ///< of each thread
  KeyStore<G> store_;
  std::vector<Level> levels_;
  std::vector<std::uint64_t> keys_;          ///< of the positions that are expanded
  std::deque<std::vector<Parcel>> parcels_;  ///< of these; of those that had to wait; ...
  std::atomic<bool> given_up_ = false;
  std::optional<Disk> disk_;
  bool exact_ = false;         ///< what is noted as fresh is so
  bool within_level_ = false;  ///< a level is to be gone on with
  Exploration result_;
  bool depth_bound_ = false;
  State start_{};
  State found_{};
  std::optional<Move> found_move_;
  int found_depth_ = 0;
};

}  // namespace ruleproof::solver

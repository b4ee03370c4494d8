/// Games in which every move adds one stone: all positions level by level, packed in a byte or two
/// each, and their exact values by retrograde analysis, in two bits each.
///
///     Levels levels(game, {.max_bytes = 200'000'000}, true);
///     levels.explore();                           // levels.all().states, ... as of explore.hpp
///     if (levels.solve()) { levels.value(); }     // who wins with best play; levels.line()
///
/// No set of visited positions is needed: `measure` falls by one with each move, so that a position
/// is met in one level only; a game for which that is not so is given up as `ungraded`.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/explore/level_moves.hpp"
#include "solver/explore/packed_words.hpp"
#include "solver/explore/sorted_runs.hpp"
#include "solver/graph/values.hpp"
#include "solver/reached.hpp"

namespace ruleproof::solver {

template <LevelGame G>
class Levels {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  /// `keep` keeps all levels, as `solve` needs them.
  Levels(const G& game, const ExploreOptions& options, bool keep)
      : game_(game),
        options_(options),
        keep_(keep),
        moves_(game, most_waiting(options.max_bytes)) {}

  /// Visits every position, within the bounds.
  auto explore() -> const Exploration& {
    levels_.emplace_back();
    if (!levels_.back().push(game_.compact(game_.start()))) stop(Bound::memory);
    while (all_.stopped_by == Bound::none && levels_.back().size() > 0) {
      close_level();
      PackedWords next;
      expand_level(next);
      if (!keep_) levels_.back() = {};
      levels_.push_back(std::move(next));
    }
    if (levels_.back().size() > 0) {
      close_level();  // what is known of a level that was not finished
    } else {
      levels_.pop_back();
    }
    if (depth_bound_ && all_.complete()) stop(Bound::depth);
    return all_;
  }
  [[nodiscard]] auto all() const -> const Exploration& { return all_; }
  /// Some move did not lower `measure` by one: nothing that was counted is true.
  [[nodiscard]] auto ungraded() const -> bool { return moves_.ungraded(); }

  /// Finds the value of every position, from the last level to the first. False, and
  /// `all().stopped_by` says why, unless every position is there.
  auto solve() -> bool {
    if (!keep_ || !all_.complete() || ungraded() || all_.stuck > 0) return false;
    values_.resize(levels_.size());
    for (auto level = levels_.size(); level-- > 0;) {
      if (!value_level(level)) return stop(Bound::memory);
    }
    return true;
  }
  /// How the game ends with best play of both; p1 is `max`. After `solve`.
  [[nodiscard]] auto value() const -> Value { return static_cast<Value>(values_[0][0]); }
  /// The same after the first move.
  [[nodiscard]] auto value_after(const Move& move) const -> Value {
    return value_of(1, game_.apply(game_.start(), move).next).value();
  }
  /// How many positions have each value, in the order of `Value`.
  [[nodiscard]] auto counts() const -> std::array<std::uint64_t, 3> { return counts_; }
  /// A game in which both play best: of the best moves always the first.
  [[nodiscard]] auto line() const -> std::vector<Move> {
    std::vector<Move> line;
    MoveList<Move> list;
    auto state = game_.start();
    for (std::size_t level = 0;; ++level) {
      moves(game_, state, list);
      if (list.empty()) return line;
      const auto best = std::ranges::find_if(list, [&](const Move& move) {
        return value_of(level + 1, game_.apply(state, move).next) == value();
      });
      RULEPROOF_ASSERT(best != list.end());  // the value of a position is that of some move
      line.push_back(*best);
      state = game_.apply(state, *best).next;
    }
  }

 private:
  /// Successors held at a time: a small part of the memory, for they are wide.
  static auto most_waiting(std::uint64_t max_bytes) -> std::size_t {
    return static_cast<std::size_t>(std::clamp<std::uint64_t>(max_bytes / 128, 1024, 4'000'000));
  }

  auto close_level() -> void {
    const auto size = levels_.back().size();
    all_.states += size;
    all_.levels.push_back(size);
    all_.depth = static_cast<int>(all_.levels.size()) - 1;
  }

  /// All successors of the last level: sorted batch by batch, then joined.
  auto expand_level(PackedWords& next) -> void {
    PackedWords::Reader reader(levels_.back());
    SortedRuns runs;
    while (all_.stopped_by == Bound::none && reader.valid()) {
      moves_.clear();
      for (; reader.valid() && !moves_.full(); reader.next()) expand(reader.word());
      if (!add_moves(runs)) stop(Bound::memory);
      if (options_.stop && options_.stop()) stop(Bound::time);
      if (moves_.ungraded()) stop(Bound::found);
      note_memory(runs.peak_bytes());
      tell(options_.watcher, all_.states + runs.size(), all_.expanded, all_.peak_bytes, all_.depth);
    }
    if (!runs.join(room())) stop(Bound::memory);
    note_memory(runs.peak_bytes());
    next = runs.take();
  }
  /// False when there is no memory.
  auto add_moves(SortedRuns& runs) -> bool {
    const auto most = room();
    PackedWords run;
    if (runs.bytes() > most || !moves_.write(most - runs.bytes(), run)) return false;
    if (!runs.add(std::move(run), most)) return false;
    // A position may stand in several runs: only what is joined is held to the bound.
    const auto too_many = [&] { return all_.states + runs.size() > options_.max_states; };
    if (too_many() && !runs.join(most)) return false;
    if (too_many()) stop(Bound::states);
    return true;
  }
  /// Bytes for what is not held yet.
  [[nodiscard]] auto room() const -> std::uint64_t {
    return options_.max_bytes - std::min(options_.max_bytes, held());
  }

  auto expand(std::uint64_t word) -> void {
    const auto state = game_.expand(word);
    if (all_.depth == options_.max_depth && moves_.any(state)) {
      depth_bound_ = true;
      return;
    }
    const auto count = moves_.add(state, 0);
    ++all_.expanded;
    all_.transitions += count;
    if (count == 0) ++(game_.to_act(state) == Seat::nobody ? all_.terminals : all_.stuck);
  }

  auto value_level(std::size_t level) -> bool {
    PackedWords::Reader reader(levels_[level]);
    const PackedWords nothing;
    const bool last = level + 1 == levels_.size();
    std::vector<Best> best;
    while (reader.valid()) {
      moves_.clear();
      best.clear();
      for (; reader.valid() && !moves_.full(); reader.next()) {
        const auto state = game_.expand(reader.word());
        const auto from = static_cast<std::uint32_t>(best.size());
        const bool over = moves_.add(state, from) == 0;
        best.push_back({over ? payoff(state) : unknown,
                        game_.to_act(state) == Seat::p1 ? max_wins : min_wins});
      }
      moves_.join(last ? nothing : levels_[level + 1], [&](std::uint32_t from, std::size_t to) {
        best[from].take(values_[level + 1][to]);
      });
      note_memory(best.capacity() * sizeof(Best));
      if (all_.peak_bytes > options_.max_bytes) return false;
      for (const auto& each : best) {
        RULEPROOF_ASSERT(each.value != unknown);
        ++counts_[each.value];
        if (!values_[level].push(each.value)) return false;
      }
    }
    return true;
  }

  static constexpr std::uint8_t unknown = 3;
  static constexpr auto max_wins = static_cast<std::uint8_t>(Value::max_wins);
  static constexpr auto min_wins = static_cast<std::uint8_t>(Value::min_wins);
  static constexpr auto draw = static_cast<std::uint8_t>(Value::draw);

  /// The best that was found for whoever moves, so far.
  struct Best {
    std::uint8_t value;
    std::uint8_t own;  ///< what the mover wants
    auto take(std::uint8_t other) -> void {
      const bool better = other == own || (value != own && other == draw);
      if (value == unknown || better) value = other;
    }
  };

  auto payoff(const State& state) const -> std::uint8_t {
    const auto outcome = game_.outcome(state);
    if (outcome.wins[0] == outcome.wins[1]) return draw;
    return outcome.wins[0] ? max_wins : min_wins;
  }
  auto value_of(std::size_t level, const State& state) const -> std::optional<Value> {
    const auto word = game_.compact(state);
    PackedWords::Reader reader(levels_[level]);
    while (reader.valid() && reader.word() < word) reader.next();
    if (!reader.valid() || reader.word() != word) return std::nullopt;
    return static_cast<Value>(values_[level][reader.index()]);
  }

  auto stop(Bound bound) -> bool {
    all_.stopped_by = bound;
    return false;
  }
  /// The bytes of levels, values and moves.
  [[nodiscard]] auto held() const -> std::uint64_t {
    std::uint64_t bytes = moves_.bytes();
    for (const auto& level : levels_) bytes += level.bytes();
    for (const auto& values : values_) bytes += values.bytes();
    return bytes;
  }
  auto note_memory(std::uint64_t more) -> void {
    all_.peak_bytes = std::max(all_.peak_bytes, held() + more);
  }

  const G& game_;
  ExploreOptions options_;
  bool keep_;
  bool depth_bound_ = false;
  LevelMoves<G> moves_;
  std::vector<PackedWords> levels_;
  std::vector<PackedValues> values_;  ///< of each level
  std::array<std::uint64_t, 3> counts_{};
  Exploration all_;
};

}  // namespace ruleproof::solver

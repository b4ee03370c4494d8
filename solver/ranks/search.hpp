/// A breadth-first search by several processes, each with its own memory.
///
/// Every position has an owner, which knows whether anybody reached it before. Who expands it is
/// another matter: the positions of a level are dealt out in their order, a hand at a time. In each
/// round every rank expands one hand; sends the successors to their owners, which answer which are
/// fresh; and deals those out for the next level. The order is that of one process, so that counts,
/// levels and bounds are the same for any number of ranks.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/explore/key_store.hpp"
#include "solver/explore/keys.hpp"
#include "solver/explore/way_back.hpp"
#include "solver/ranks/post.hpp"
#include "solver/ranks/round.hpp"
#include "solver/ranks/wire.hpp"
#include "solver/reached.hpp"
#include "solver/spill/level.hpp"
#include "solver/team.hpp"

namespace ruleproof::solver {

/// One rank of the search. `max_bytes` is what each rank may take; `jobs`, `spill` and `stop` are
/// not looked at; one rank may be watched.
template <Game G>
class RankedSearch {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  RankedSearch(const G& game, const ExploreOptions& options, Post& post)
      : game_(game),
        options_(options),
        post_(post),
        store_(game, alone_, options.max_bytes),
        levels_(2),
        round_(post.ranks()) {}

  /// What all ranks found: the same in each.
  auto run() -> Exploration {
    begin();
    while (size_ > 0 && result_.stopped_by == Bound::none) {
      result_.levels.push_back(size_);
      result_.depth = static_cast<int>(result_.levels.size()) - 1;
      const auto in_a_round = hand * post_.ranks();
      const auto rounds = (size_ + in_a_round - 1) / in_a_round;
      size_ = 0;
      for (std::uint64_t i = 0; i < rounds && result_.stopped_by == Bound::none; ++i) play_round();
      if (result_.stopped_by == Bound::none && somebody_lacks_memory()) {
        result_.stopped_by = Bound::memory;
      }
      levels_.front() = std::exchange(levels_.back(), {});
    }
    finish_levels();
    return result_;
  }

 private:
  /// Positions that are dealt to one rank before the next one has its turn: a part of the block in
  /// which a level hands out keys, so that every rank but the last one has a whole hand.
  static constexpr std::size_t hand = 256;
  static_assert(WordQueue::block_words % hand == 0);

  auto begin() -> void {
    const auto opening = representative(game_, game_.start(), options_.symmetric);
    const auto key = store_.begin(opening);
    no_memory_ = !key || (post_.rank() == 0 && !levels_.front().push(*key));
    size_ = 1;
    result_.states = 1;
    if (somebody_lacks_memory()) result_.stopped_by = Bound::memory;
  }

  auto somebody_lacks_memory() -> bool {
    const auto told = post_.share({no_memory_ ? 1U : 0U});
    return std::ranges::any_of(told, [](const Letter& letter) { return letter.front() != 0; });
  }

  auto play_round() -> void {
    round_.clear();
    for (const auto key : next_hand()) expand(key);
    note_answers(post_.exchange(answers(post_.exchange(round_.sent))));
    auto positions = round_.kinds.size();
    auto totals = told(here(positions));
    if (sum(totals).no_memory > 0) {
      result_.stopped_by = Bound::memory;
      return;
    }
    if (result_.states + sum(totals).fresh > options_.max_states) {
      positions = positions_within_bound(totals);
      totals = told(here(positions));
      result_.stopped_by = Bound::states;
    }
    deal(positions, totals);
    count(sum(totals));
  }

  /// The keys of the positions that this rank expands next; none where it has none left.
  auto next_hand() -> std::span<const std::uint64_t> {
    if (taken_ == held_.size()) {
      const auto block = levels_.front().take();
      held_.assign(block.begin(), block.end());
      taken_ = 0;
    }
    const auto begin = std::exchange(taken_, std::min(taken_ + hand, held_.size()));
    return std::span(held_).subspan(begin, taken_ - begin);
  }

  auto expand(std::uint64_t key) -> void {
    const auto state = store_.keys().read(key);
    round_.kinds.push_back(kind_of(state));
    if (round_.kinds.back() == Parcel::open) {
      for (const auto& move : list_) send(game_.apply(state, move).next);
    }
    round_.ends.push_back(round_.owners.size());
    if (round_.bytes() > options_.max_bytes) no_memory_ = true;
  }

  auto kind_of(const State& state) -> Parcel::Kind {
    moves(game_, state, list_);
    if (list_.empty()) return game_.to_act(state) == Seat::nobody ? Parcel::over : Parcel::stuck;
    return result_.depth == options_.max_depth ? Parcel::too_deep : Parcel::open;
  }

  auto send(const State& next) -> void {
    words_.clear();
    Wire<G>::write(game_, representative(game_, next, options_.symmetric), words_);
    const auto owner = Wire<G>::owner(words_, post_.ranks());
    round_.owners.push_back(static_cast<std::uint32_t>(owner));
    auto& letter = round_.sent[owner];
    letter.insert(letter.end(), words_.begin(), words_.end());
  }

  /// Of the positions that came from each rank, a bit each: whether it is fresh. Of equal ones the
  /// first is, since ranks are in the order of their hands.
  auto answers(const std::vector<Letter>& asked) -> std::vector<Letter> {
    std::vector<Letter> answers(asked.size());
    for (std::size_t rank = 0; rank < asked.size(); ++rank) {
      const auto count = asked[rank].size() / Wire<G>::size();
      answers[rank].resize((count + 63) / 64);
      for (std::size_t i = 0; i < count; ++i) {
        if (is_fresh(position(asked[rank], i)))
          answers[rank][i / 64] |= std::uint64_t{1} << (i % 64);
      }
    }
    return answers;
  }

  /// Position `i` of a letter.
  [[nodiscard]] auto position(const Letter& letter, std::size_t i) const -> State {
    return Wire<G>::read(game_, std::span(letter).subspan(i * Wire<G>::size(), Wire<G>::size()));
  }

  auto is_fresh(const State& state) -> bool {
    const auto key = key_of(state);
    if (!key) return false;
    const auto added = store_.set().insert(*key);
    no_memory_ = no_memory_ || added == Added::no_memory;
    return added == Added::fresh;
  }

  /// Nothing, and `no_memory_`, when there is no memory.
  auto key_of(const State& state) -> std::optional<std::uint64_t> {
    while (!no_memory_) {
      if (const auto key = store_.keys().key(state)) {
        // The next one is much like it, and made from what differs.
        store_.keys().read(*key);
        return key;
      }
      no_memory_ = !(misfit() ? store_.widen({levels_, held_}) : store_.make_room());
    }
    return std::nullopt;
  }

  /// Why there is no key: the position has no shape, or else the table of nodes is full.
  auto misfit() -> bool {
    if constexpr (OneWord<G>) {
      return false;
    } else {
      return store_.keys().problem() == NoKey::misfit;
    }
  }

  auto note_answers(const std::vector<Letter>& answers) -> void {
    std::vector<std::size_t> read(answers.size());
    for (const auto owner : round_.owners) {
      const auto i = read[owner]++;
      round_.fresh.push_back(((answers[owner][i / 64] >> (i % 64)) & 1U) != 0);
    }
  }

  /// What this rank found in the first so many of its positions.
  [[nodiscard]] auto here(std::size_t positions) const -> RoundTotal {
    auto total = round_.total(positions);
    total.bytes = bytes();
    total.no_memory = no_memory_ || total.bytes > options_.max_bytes ? 1 : 0;
    return total;
  }
  auto told(const RoundTotal& here) -> std::vector<RoundTotal> {
    std::vector<RoundTotal> totals;
    for (const auto& letter : post_.share(here.letter())) totals.push_back(RoundTotal::of(letter));
    return totals;
  }

  /// The bound is met among the positions of all ranks: how many of this rank's come before that.
  auto positions_within_bound(const std::vector<RoundTotal>& totals) -> std::size_t {
    auto states = result_.states;
    for (std::size_t rank = 0; rank < post_.rank(); ++rank) states += totals[rank].fresh;
    if (states > options_.max_states) return 0;
    return round_.until_more_than(options_.max_states - states);
  }

  /// Sends what is fresh among the successors of the first so many positions to where it will be
  /// expanded, and keeps what comes here.
  auto deal(std::size_t positions, const std::vector<RoundTotal>& totals) -> void {
    auto place = size_;
    for (std::size_t rank = 0; rank < post_.rank(); ++rank) place += totals[rank].fresh;
    std::vector<Letter> dealt(post_.ranks());
    std::vector<std::size_t> read(post_.ranks());
    const auto end = positions == 0 ? 0 : round_.ends[positions - 1];
    for (std::size_t i = 0; i < end; ++i) {
      const auto owner = round_.owners[i];
      const auto at = read[owner]++ * Wire<G>::size();
      if (!round_.fresh[i]) continue;
      const auto words = std::span(round_.sent[owner]).subspan(at, Wire<G>::size());
      auto& letter = dealt[(place++ / hand) % post_.ranks()];
      letter.insert(letter.end(), words.begin(), words.end());
    }
    for (const auto& letter : post_.exchange(dealt)) keep(letter);
  }

  auto keep(const Letter& letter) -> void {
    for (std::size_t i = 0; i < letter.size() / Wire<G>::size(); ++i) {
      const auto key = key_of(position(letter, i));
      if (!key || !levels_.back().push(*key)) no_memory_ = true;
    }
  }

  auto count(const RoundTotal& total) -> void {
    result_.states += total.fresh;
    size_ += total.fresh;
    result_.transitions += total.transitions;
    const auto& tally = total.tally;
    result_.expanded += tally[Parcel::open] + tally[Parcel::over] + tally[Parcel::stuck];
    result_.terminals += tally[Parcel::over];
    result_.stuck += tally[Parcel::stuck];
    depth_bound_ = depth_bound_ || tally[Parcel::too_deep] > 0;
    result_.peak_bytes = std::max(result_.peak_bytes, total.bytes);
    tell(options_.watcher, result_.states, result_.expanded, result_.peak_bytes, result_.depth);
    if (!store_.settle({levels_, held_})) no_memory_ = true;
  }

  [[nodiscard]] auto bytes() const -> std::size_t {
    auto bytes = store_.bytes() + round_.bytes();
    for (const auto& level : levels_) bytes += level.bytes();
    return bytes;
  }

  auto finish_levels() -> void {
    if (result_.stopped_by == Bound::none) {
      if (depth_bound_) result_.stopped_by = Bound::depth;
      return;
    }
    if (size_ == 0 || result_.levels.empty()) return;
    result_.levels.push_back(size_);  // what was stored of the level that was not finished
    ++result_.depth;
  }

  const G& game_;
  ExploreOptions options_;
  Post& post_;
  Team alone_{1};                    ///< a rank has one thread
  KeyStore<G> store_;                ///< the positions that this rank owns
  std::vector<Level> levels_;        ///< those that it expands: of this level, of the next
  std::uint64_t size_ = 0;           ///< positions of the next level, of all ranks
  std::vector<std::uint64_t> held_;  ///< keys that were taken from this level
  std::size_t taken_ = 0;            ///< of them, those that were expanded
  Round round_;
  MoveList<Move> list_;
  Letter words_;
  bool no_memory_ = false;
  bool depth_bound_ = false;
  Exploration result_;
};

/// Visits every position of the game, within the bounds, with the other ranks.
template <Game G>
auto explore_with(Post& post, const G& game, const ExploreOptions& options) -> Exploration {
  return RankedSearch<G>(game, options, post).run();
}

}  // namespace ruleproof::solver

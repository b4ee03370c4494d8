/// All positions that a search has seen, as keys, and what its threads need to make and read keys.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "model/core/assert.hpp"
#include "model/core/game.hpp"
#include "solver/explore/image.hpp"
#include "solver/explore/keys.hpp"
#include "solver/explore/memory.hpp"
#include "solver/explore/word_set.hpp"
#include "solver/spill/level.hpp"
#include "solver/spill/saved_forest.hpp"
#include "solver/team.hpp"

namespace ruleproof::solver {

/// The keys that a search holds beside the set: they must change when all keys do.
struct KeysHeld {
  std::vector<Level>& levels;
  std::vector<std::uint64_t>& others;
};

/// Shapes and tables of keys are shared by all threads; each makes and reads keys by
/// `keys(worker)`.
template <Game G>
class KeyStore {
 public:
  using State = typename G::State;

  /// The team makes new keys for old ones, and has a worker for each that makes and reads keys.
  KeyStore(const G& game, Team& team, std::uint64_t max_bytes)
      : game_(game), team_(team), keys_(team.size()), max_bytes_(max_bytes), set_(max_bytes) {}

  /// Puts the opening in the set. Its key; nothing when there is no memory.
  auto begin(const State& opening) -> std::optional<std::uint64_t> {
    opening_ = opening;
    share(std::make_unique<Shared>());
    if (!make_room()) return std::nullopt;
    const auto key = keys().key(opening).value();
    if (set_.insert(key) == Added::no_memory) return std::nullopt;
    return key;
  }

  [[nodiscard]] auto keys(std::size_t worker = 0) -> Keys<G>& { return *keys_[worker]; }
  [[nodiscard]] auto set() -> WordSet& { return set_; }
  /// For more keys, while no thread is at work. False when there is no memory.
  [[nodiscard]] auto make_room() -> bool { return shared_->make_room(); }
  [[nodiscard]] auto bytes() const -> std::size_t { return set_.bytes() + shared_->bytes(); }
  /// Grows when all positions get new keys: what older ones stand for nobody knows any more.
  [[nodiscard]] auto edition() const -> std::size_t { return edition_; }

  /// Makes a shape for what had none: early in the search, the only one. False when there is no
  /// memory.
  auto widen(KeysHeld held) -> bool {
    if constexpr (OneWord<G>) {
      return true;
    } else {
      std::set<std::uint16_t> misfits;
      for (auto& keys : keys_) {
        misfits.insert(keys->misfits().begin(), keys->misfits().end());
        keys->forget_misfits();
      }
      const std::vector<std::uint16_t> words(misfits.begin(), misfits.end());
      if (!settled_) return begin_again(words, {}, held);
      shared_->add(words, sample(held.levels));
      return true;
    }
  }

  /// Chooses the shape anew once there are many positions to choose it by. False when there is no
  /// memory.
  auto settle(KeysHeld held) -> bool {
    if constexpr (!OneWord<G>) {
      if (set_.size() <= early || settled_) return true;
      settled_ = true;
      return begin_again({}, sample(held.levels), held);
    }
    return true;
  }

  /// Keys stay as they are from now on.
  [[nodiscard]] auto settled() const -> bool { return OneWord<G> || settled_; }
  /// What keys stand for, on the disk. False where it cannot be written.
  [[nodiscard]] auto save(SavedForest& saved, Numbers& out) -> bool {
    if constexpr (!OneWord<G>) return saved.save(*shared_, out);
    return true;
  }
  /// Instead of `begin`: keys stand for what they stood for when they were saved. False when it
  /// cannot be read, or there is no memory.
  [[nodiscard]] auto restore(const State& opening, SavedForest& saved, Numbers& in) -> bool {
    opening_ = opening;
    settled_ = true;
    auto shared = std::make_unique<Shared>();
    if constexpr (!OneWord<G>) {
      if (!saved.restore(*shared, in)) return false;
    }
    share(std::move(shared));
    return make_room();
  }

 private:
  using Shared = typename Keys<G>::Shared;

  /// Keys of all threads for what they shall share.
  auto share(std::unique_ptr<Shared> shared) -> void {
    for (auto& keys : keys_) keys.reset();
    shared_ = std::move(shared);
    for (auto& keys : keys_) keys = std::make_unique<Keys<G>>(game_, *shared_, opening_);
  }

  /// Some positions of the levels at work.
  auto sample(const std::vector<Level>& levels) -> Sample {
    constexpr std::size_t wanted = 2048;
    Sample sample{.width = Image<State>::size, .words = {}};
    std::size_t all = 0;
    for (const auto& level : levels) all += level.queue().held();
    const auto step = std::max<std::size_t>(all / wanted, 1);
    std::size_t next = 0;
    for (const auto& level : levels) {
      level.queue().for_each([&](std::uint64_t key) {
        if (next++ % step != 0) return;
        const auto words = Image<State>::of(keys().read(key));
        sample.words.insert(sample.words.end(), words.begin(), words.end());
      });
    }
    return sample;
  }

  /// All positions so far with new keys.
  auto begin_again(const std::vector<std::uint16_t>& words, const Sample& seen, KeysHeld held)
      -> bool {
    ++edition_;
    const auto old = std::move(shared_);
    const auto readers = std::exchange(keys_, EachKeys(team_.size()));
    share(std::make_unique<Shared>(*old, words, seen));
    const auto before = all_keys(held);
    if (!before) return false;
    GrowingArray<std::uint64_t> after;
    if (!after.lengthen(before->size()) || !renew(readers, before->view(), after)) return false;
    const auto again = [&](std::uint64_t key) {
      const auto keys = before->view();
      return after[static_cast<std::size_t>(std::ranges::lower_bound(keys, key) - keys.begin())];
    };
    WordSet set(max_bytes_);
    bool memory = true;
    for (std::size_t i = 0; memory && i < after.size(); ++i) {
      if (!set_.contains((*before)[i])) continue;
      memory = set.insert(after[i]) != Added::no_memory;
    }
    RULEPROOF_ASSERT(!memory || set.size() == set_.size());
    set_ = std::move(set);
    for (auto& level : held.levels) level.queue().change_all(again);
    for (auto& key : held.others) key = again(key);
    return memory;
  }

  /// Each key once, in order, so that neighbours are alike. Nothing when there is no memory.
  auto all_keys(KeysHeld held) -> std::optional<GrowingArray<std::uint64_t>> {
    GrowingArray<std::uint64_t> keys;
    bool memory = true;
    const auto add = [&](std::uint64_t key) { memory = memory && keys.push(key); };
    const auto add_fresh = [&](std::uint64_t key) {
      if (!set_.contains(key)) add(key);
    };
    set_.for_each(add);
    for (const auto& level : held.levels) level.queue().for_each(add_fresh);
    std::ranges::for_each(held.others, add_fresh);
    if (!memory) return std::nullopt;
    std::ranges::sort(keys.view());
    keys.shorten(keys.size() - std::ranges::unique(keys.view()).size());
    return keys;
  }

  using EachKeys = std::vector<std::unique_ptr<Keys<G>>>;

  /// Makes the keys of the positions that others stand for. False when there is no memory.
  auto renew(const EachKeys& readers, std::span<const std::uint64_t> before,
             GrowingArray<std::uint64_t>& after) -> bool {
    constexpr std::size_t piece_size = 512;
    std::vector<std::size_t> done((before.size() + piece_size - 1) / piece_size, 0);
    std::atomic<bool> lacks_room = true;
    while (lacks_room.exchange(false)) {
      if (!make_room()) return false;
      team_.run(done.size(), [&](std::size_t worker, std::size_t piece) {
        auto& mine = keys(worker);
        const auto end = std::min(before.size(), (piece + 1) * piece_size);
        auto at = (piece * piece_size) + done[piece];
        for (; at < end && !lacks_room; ++at) {
          const auto key = mine.key(readers[worker]->read(before[at]));
          if (!key) break;
          after[at] = *key;
          mine.read(*key);  // the next one differs little from it
        }
        done[piece] = at - (piece * piece_size);
        if (at < end) lacks_room = true;
      });
    }
    return true;
  }

  /// Positions after which keys stay as they are.
  static constexpr std::size_t early = 65'536;

  const G& game_;
  Team& team_;
  EachKeys keys_;  ///< of each thread
  std::uint64_t max_bytes_;
  WordSet set_;
  std::unique_ptr<Shared> shared_;
  State opening_{};
  std::size_t edition_ = 0;
  bool settled_ = false;  ///< the shape was chosen from many positions
};

}  // namespace ruleproof::solver

/// Positions, numbered in the order of arrival.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "solver/explore/image.hpp"
#include "solver/explore/keys.hpp"
#include "solver/explore/memory.hpp"
#include "solver/explore/word_set.hpp"

namespace ruleproof::solver {

/// An exact set of positions as keys of one word (`keys.hpp`): members are numbered 0, 1, 2, ...
/// Looking up the successors of the position read last is what it is fast at. For one thread.
template <Game G>
class NumberedStates {
 public:
  using State = typename G::State;
  using Number = std::uint32_t;

  explicit NumberedStates(const G& game, std::size_t max_bytes = usual_memory)
      : game_(game), max_bytes_(max_bytes) {}

  [[nodiscard]] auto size() const -> std::size_t { return keys_.size(); }
  [[nodiscard]] auto bytes() const -> std::size_t {
    return sizeof(*this) + keys_.bytes() + slots_.bytes() + (shared_ ? shared_->bytes() : 0);
  }
  /// Member `number`.
  [[nodiscard]] auto operator[](std::size_t number) const -> State {
    return coder_->read(keys_[number]);
  }

  /// The number of a position, which is added if it is new; nothing when there is no memory: then
  /// the members are as before.
  [[nodiscard]] auto insert(const State& state) -> std::optional<Number> {
    if (!coder_ && !begin(state)) return std::nullopt;
    const auto key = key_of(state);
    if (!key || (size() >= limit_ && !grow())) return std::nullopt;
    auto& slot = slots_[place_of(*key)];
    if (slot != 0) return slot - 1;
    if (size() >= most || bytes() > max_bytes_ || !keys_.push(*key)) return std::nullopt;
    slot = static_cast<Number>(size());
    if (size() == early) settle();
    return static_cast<Number>(size() - 1);
  }

 private:
  using Shared = typename Keys<G>::Shared;
  static constexpr std::size_t most = UINT32_MAX - 1;
  static constexpr std::size_t early = 16'384;  ///< so many, and the shape of keys is chosen anew

  auto begin(const State& opening) -> bool {
    opening_ = opening;
    shared_ = std::make_unique<Shared>();
    coder_ = std::make_unique<Keys<G>>(game_, *shared_, opening_);
    return shared_->make_room();
  }

  auto key_of(const State& state) -> std::optional<std::uint64_t> {
    auto key = coder_->key(state);
    if constexpr (!OneWord<G>) {
      for (; !key; key = coder_->key(state)) {
        if (coder_->problem() == NoKey::no_room ? !shared_->make_room() : !widen())
          return std::nullopt;
      }
    }
    return key;
  }

  /// Makes a shape for what had none: early, the only one.
  auto widen() -> bool {
    const auto words = coder_->misfits();
    coder_->forget_misfits();
    if (size() < early) return change_keys(words, {});
    shared_->add(words, sample());
    return true;
  }
  /// Where there is no memory for it, keys stay as they are.
  auto settle() -> void {
    if constexpr (!OneWord<G>) static_cast<void>(change_keys({}, sample()));
  }

  auto sample() -> Sample {
    constexpr std::size_t wanted = 2048;
    Sample sample{.width = Image<State>::size, .words = {}};
    for (std::size_t i = 0; i < size(); i += std::max<std::size_t>(size() / wanted, 1)) {
      const auto words = Image<State>::of((*this)[i]);
      sample.words.insert(sample.words.end(), words.begin(), words.end());
    }
    return sample;
  }

  /// All members with new keys; false, and nothing changed, when there is no memory.
  auto change_keys(const std::vector<std::uint16_t>& words, const Sample& seen) -> bool {
    auto shared = std::make_unique<Shared>(*shared_, words, seen);
    auto coder = std::make_unique<Keys<G>>(game_, *shared, opening_);
    GrowingArray<std::uint64_t> keys;
    for (std::size_t i = 0; i < size(); ++i) {
      const auto state = (*this)[i];
      auto key = coder->key(state);
      for (; !key; key = coder->key(state)) {
        if constexpr (!OneWord<G>) {
          if (coder->problem() != NoKey::no_room) return false;
        }
        if (!shared->make_room()) return false;
      }
      if (!keys.push(*key)) return false;
    }
    keys_ = std::move(keys);
    coder_ = std::move(coder);
    shared_ = std::move(shared);
    fill();
    return true;
  }

  /// Where a key stands, or would.
  [[nodiscard]] auto place_of(std::uint64_t key) const -> std::size_t {
    auto at = multiply_high(hash_word(key), slots_.size());
    while (slots_[at] != 0 && keys_[slots_[at] - 1] != key) {
      at = at + 1 == slots_.size() ? 0 : at + 1;
    }
    return at;
  }
  auto fill() -> void {
    for (std::size_t at = 0; at < slots_.size(); ++at) slots_[at] = 0;
    for (std::size_t i = 0; i < size(); ++i)
      slots_[place_of(keys_[i])] = static_cast<Number>(i + 1);
  }
  auto grow() -> bool {
    const auto wider = slots_.size() == 0 ? 512 : slots_.size() * 7 / 5;
    if (wider * sizeof(Number) > max_bytes_ || !slots_.lengthen(wider)) return false;
    limit_ = wider / 5 * 4;
    fill();
    return true;
  }

  const G& game_;
  std::size_t max_bytes_;
  State opening_{};
  std::unique_ptr<Shared> shared_;
  std::unique_ptr<Keys<G>> coder_;    ///< after what it refers to
  GrowingArray<std::uint64_t> keys_;  ///< by number
  GrowingArray<Number> slots_;        ///< numbers plus one, by the hash of the key; 0 is free
  std::size_t limit_ = 0;             ///< grow when there are so many members
};

}  // namespace ruleproof::solver

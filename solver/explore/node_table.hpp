/// Words and pairs that occur in many positions, each kept once: the nodes of their trees.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <thread>

#include "solver/explore/memory.hpp"
#include "solver/explore/word_set.hpp"

namespace ruleproof::solver {

/// Words, each a member once, with a number each. Several threads may look up and add at a time;
/// then members have other numbers each time, so numbers must not leave the process. It grows only
/// when `make_room` is called, and no other thread may be at work meanwhile.
class NodeTable {
 public:
  using Number = std::uint32_t;

  /// The number of a word, which is added if it is new; nothing when the room is used up.
  auto find_or_add(std::uint64_t word) -> std::optional<Number> {
    if (slots_.size() == 0) return std::nullopt;
    auto at = home(word);
    while (true) {
      std::atomic_ref<std::uint32_t> slot(slots_[at]);
      auto value = slot.load(std::memory_order_acquire);
      if (value == free) {
        if (slot.compare_exchange_strong(value, busy, std::memory_order_acquire)) {
          return add(word, slot);
        }
      }
      if (value == busy) {
        std::this_thread::yield();
        continue;
      }
      if (value == free) continue;  // whoever was busy found no room
      if (words_[value - first] == word) return value - first;
      at = at + 1 == slots_.size() ? 0 : at + 1;
    }
  }

  [[nodiscard]] auto operator[](Number number) const -> std::uint64_t { return words_[number]; }

  [[nodiscard]] auto size() const -> std::size_t {
    const auto count = count_.load(std::memory_order_relaxed);
    return count < words_.size() ? count : words_.size();
  }
  [[nodiscard]] auto bytes() const -> std::size_t {
    return sizeof(*this) + words_.bytes() + slots_.bytes();
  }

  /// Room for a quarter more members, or for as many as a search makes in one go; always the same
  /// for as many members. False when there is no memory; then nothing can be added any more.
  [[nodiscard]] auto make_room() -> bool {
    count_ = size();
    while (size() + std::min<std::size_t>(size() / 4, much) + 256 > words_.size()) {
      const auto wider = words_.size() + (words_.size() / 8) + 256;
      if (wider >= most || !words_.lengthen(wider)) return false;
      if (wider + (wider / 4) > slots_.size() && !rebuild()) return false;
    }
    return true;
  }

 private:
  static constexpr std::uint32_t free = 0;
  static constexpr std::uint32_t busy = 1;
  static constexpr std::uint32_t first = 2;  ///< of the slots with numbers: number 0
  static constexpr std::size_t most = (std::size_t{1} << 30U) - 2;  ///< numbers of 30 bits
  static constexpr std::size_t much = 131'072;

  [[nodiscard]] auto home(std::uint64_t word) const -> std::size_t {
    return multiply_high(hash_word(word), slots_.size());
  }

  auto add(std::uint64_t word, std::atomic_ref<std::uint32_t> slot) -> std::optional<Number> {
    const auto number = count_.fetch_add(1, std::memory_order_relaxed);
    if (number >= words_.size()) {
      slot.store(free, std::memory_order_release);
      return std::nullopt;
    }
    words_[number] = word;
    slot.store(static_cast<std::uint32_t>(number) + first, std::memory_order_release);
    return static_cast<Number>(number);
  }

  auto rebuild() -> bool {
    slots_ = {};  // never two tables at a time
    if (!slots_.lengthen(words_.size() + (words_.size() / 2))) return false;
    for (std::size_t number = 0; number < size(); ++number) {
      auto at = home(words_[number]);
      while (slots_[at] != free) at = at + 1 == slots_.size() ? 0 : at + 1;
      slots_[at] = static_cast<std::uint32_t>(number) + first;
    }
    return true;
  }

  GrowingArray<std::uint64_t> words_;  ///< by number; `size()` of them are in use
  GrowingArray<std::uint32_t> slots_;
  /// Apart in memory: threads that add write it all the time, and all read what stands beside it.
  alignas(128) std::atomic<std::size_t> count_{0};
};

/// What one thread looked up last in a NodeTable, so that it need not look there again.
template <unsigned Bits>
class NodeCache {
 public:
  /// As `find_or_add` of the table, which must always be the same one.
  auto find_or_add(NodeTable& table, std::uint64_t word) -> std::optional<NodeTable::Number> {
    auto& entry = entries_[hash_word(word) >> (64U - Bits)];
    if (entry.word == word && entry.after != 0) return entry.after - 1;
    const auto number = table.find_or_add(word);
    if (number) entry = {.word = word, .after = *number + 1};
    return number;
  }

 private:
  struct Entry {
    std::uint64_t word = 0;
    NodeTable::Number after = 0;  ///< the number plus one; 0 where nothing is known
  };
  std::array<Entry, std::size_t{1} << Bits> entries_{};
};

}  // namespace ruleproof::solver

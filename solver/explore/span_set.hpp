/// An exact set of states of several words, numbered in the order of arrival.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "solver/explore/memory.hpp"
#include "solver/explore/word_set.hpp"
#include "solver/smt/table.hpp"

namespace ruleproof::solver {

[[nodiscard]] inline auto hash_words(std::span<const std::uint64_t> words) -> std::uint64_t {
  auto hash = hash_word(words.size() + 1);
  for (const auto word : words) hash = hash_word((hash ^ (hash >> 29U)) + word);
  return hash;
}

/// Sequences of words, each a member once, in one arena; members are numbered 0, 1, 2, ...
///
/// A slot is 64 bits: 32 bits of the hash, and the number of the member plus one. Equal bits are
/// only a hint: members are compared word by word. The table grows in place and is filled again
/// from the arena.
class SpanSet {
 public:
  using Words = std::span<const std::uint64_t>;

  struct Placed {
    Added added = Added::no_memory;
    std::uint32_t number = 0;  ///< of the member, old or new
  };

  explicit SpanSet(std::size_t max_bytes = usual_memory) : slots_(max_bytes) {}

  [[nodiscard]] auto size() const -> std::size_t { return ends_.size(); }
  /// All memory that the set holds.
  [[nodiscard]] auto bytes() const -> std::size_t {
    return sizeof(*this) + arena_.bytes() + ends_.bytes() + slots_.bytes();
  }
  /// Member `number`; valid until the next insertion.
  [[nodiscard]] auto operator[](std::size_t number) const -> Words {
    const std::size_t begin = number == 0 ? 0 : ends_[number - 1];
    return arena_.view().subspan(begin, ends_[number] - begin);
  }

  auto prefetch(std::uint64_t hash) const -> void {
    __builtin_prefetch(slots_.data() + multiply_high(hash, slots_.size()));
  }

  auto insert(Words words) -> Placed { return insert(words, hash_words(words)); }
  /// `hash` is `hash_words(words)`. After `no_memory` the members are as before.
  auto insert(Words words, std::uint64_t hash) -> Placed {
    if (size() >= limit_ && !grow()) return {};
    auto at = multiply_high(hash, slots_.size());
    for (; slots_[at] != 0; at = next(at)) {
      if (tag(slots_[at]) != tag_of(hash)) continue;
      const auto number = static_cast<std::uint32_t>(slots_[at]) - 1;
      if (std::ranges::equal((*this)[number], words))
        return {.added = Added::known, .number = number};
    }
    if (size() >= most || arena_.size() + words.size() > UINT32_MAX) return {};
    if (!arena_.append(words)) return {};
    if (!ends_.push(static_cast<std::uint32_t>(arena_.size()))) {
      arena_.shorten(arena_.size() - words.size());
      return {};
    }
    const auto number = static_cast<std::uint32_t>(size() - 1);
    slots_[at] = slot(hash, number);
    return {.added = Added::fresh, .number = number};
  }

 private:
  static constexpr std::size_t most = UINT32_MAX - 1;

  // The lower half of the hash: the upper half has already chosen the slot.
  static auto tag_of(std::uint64_t hash) -> std::uint32_t {
    return static_cast<std::uint32_t>(hash);
  }
  static auto tag(std::uint64_t slot) -> std::uint32_t {
    return static_cast<std::uint32_t>(slot >> 32U);
  }
  static auto slot(std::uint64_t hash, std::size_t number) -> std::uint64_t {
    return (hash << 32U) | (number + 1);
  }
  [[nodiscard]] auto next(std::size_t at) const -> std::size_t {
    return at + 1 == slots_.size() ? 0 : at + 1;
  }

  /// A wider table, filled again from the arena.
  auto grow() -> bool {
    const auto old = slots_.size();
    if (!slots_.grow(old == 0 ? 512 : old * 7 / 5)) return false;
    limit_ = slots_.size() / 5 * 4;
    std::fill_n(slots_.data(), old, 0);
    constexpr std::size_t batch = 16;
    std::uint64_t hashes[batch];
    for (std::size_t first = 0; first < size(); first += batch) {
      const auto count = std::min(batch, size() - first);
      for (std::size_t i = 0; i < count; ++i) {
        hashes[i] = hash_words((*this)[first + i]);
        prefetch(hashes[i]);
      }
      for (std::size_t i = 0; i < count; ++i) {
        auto at = multiply_high(hashes[i], slots_.size());
        while (slots_[at] != 0) at = next(at);
        slots_[at] = slot(hashes[i], first + i);
      }
    }
    return true;
  }

  GrowingArray<std::uint64_t> arena_;
  GrowingArray<std::uint32_t> ends_;  ///< of each member in the arena
  Table slots_;
  std::size_t limit_ = 0;  ///< grow when there are so many members
};

}  // namespace ruleproof::solver

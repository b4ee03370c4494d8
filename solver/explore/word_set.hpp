/// An exact set of states that fit in one word: the word itself is in the table.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "solver/smt/table.hpp"

namespace ruleproof::solver {

class Team;

/// What became of an insertion.
enum class Added : std::uint8_t { fresh, known, no_memory };

inline constexpr std::size_t usual_memory = std::size_t{4} << 30U;

/// The upper 64 bits of a product: `multiply_high(hash, n)` is a number below n, for any n.
[[nodiscard]] inline auto multiply_high(std::uint64_t a, std::uint64_t b) -> std::uint64_t {
  __extension__ using Wide = unsigned __int128;
  return static_cast<std::uint64_t>((static_cast<Wide>(a) * b) >> 64U);
}

/// A bijection whose upper bits depend on every bit of the word.
[[nodiscard]] inline auto hash_word(std::uint64_t word) -> std::uint64_t {
  word *= 0x9e3779b97f4a7c15U;
  word ^= word >> 32U;
  return word * 0xd6e8feb86659fd93U;
}

/// Open addressing, exact: a state is known only if the very word is there.
///
/// Slots are scaled from the hash, so any capacity will do: the table grows in place by 1.4 when
/// four fifths are used, and takes 10 to 14 bytes a state.
///
/// To hide the latency of memory, hash and prefetch a batch first, then insert it:
///
///     for (auto word : batch) set.prefetch(hash_word(word));
///     for (auto word : batch) set.insert(word, hash_word(word));
class WordSet {
 public:
  explicit WordSet(std::size_t max_bytes = usual_memory) : slots_(max_bytes) {}

  [[nodiscard]] auto size() const -> std::size_t { return size_; }
  /// All memory that the set holds.
  [[nodiscard]] auto bytes() const -> std::size_t { return sizeof(*this) + slots_.bytes(); }

  auto prefetch(std::uint64_t hash) const -> void {
    __builtin_prefetch(slots_.data() + home(hash));
  }

  auto insert(std::uint64_t word) -> Added { return insert(word, hash_word(word)); }
  /// `hash` is `hash_word(word)`. After `no_memory` the set is as before.
  auto insert(std::uint64_t word, std::uint64_t hash) -> Added {
    if (word == 0) return insert_zero();
    if (full() && !grow()) return Added::no_memory;
    auto at = home(hash);
    while (slots_[at] != 0) {
      if (slots_[at] == word) return Added::known;
      at = next(at);
    }
    slots_[at] = word;
    ++stored_;
    ++size_;
    return Added::fresh;
  }

  [[nodiscard]] auto contains(std::uint64_t word) const -> bool {
    if (word == 0) return has_zero_;
    if (stored_ == 0) return false;
    for (auto at = home(hash_word(word)); slots_[at] != 0; at = next(at)) {
      if (slots_[at] == word) return true;
    }
    return false;
  }

  /// Calls `see(word)` with each member, in no order that means anything.
  template <class See>
  auto for_each(See&& see) const -> void {
    if (has_zero_) see(std::uint64_t{0});
    for (std::size_t at = 0; at < slots_.size(); ++at) {
      if (slots_[at] != 0) see(slots_[at]);
    }
  }

  /// All members in ascending order, in the memory of the set, which is good for nothing
  /// afterwards.
  [[nodiscard]] auto sort_all() -> std::span<const std::uint64_t> {
    std::size_t count = 0;
    for (std::size_t at = 0; at < slots_.size(); ++at) {
      if (slots_[at] != 0) slots_[count++] = slots_[at];
    }
    if (has_zero_ && count < slots_.size()) slots_[count++] = 0;  // a fifth of the slots is free
    const std::span all(slots_.data(), count);
    std::ranges::sort(all);
    return all;
  }

  /// Some slots, for a thread that inserts beside others.
  struct Part {
    std::size_t begin = 0;
    std::size_t end = 0;
  };
  /// Part `which` of `parts` about equal ones.
  [[nodiscard]] auto part(std::size_t which, std::size_t parts) const -> Part {
    return {slots_.size() * which / parts, slots_.size() * (which + 1) / parts};
  }
  [[nodiscard]] auto holds(const Part& part, std::uint64_t hash) const -> bool {
    const auto at = home(hash);
    return part.begin <= at && at < part.end;
  }
  /// `insert` that touches no slot outside of a part that holds the hash, and does not count what
  /// it adds. Nothing, and nothing changed, where it would have to leave the part: `insert` it
  /// later.
  auto insert_within(const Part& part, std::uint64_t word, std::uint64_t hash)
      -> std::optional<Added> {
    if (word == 0) return std::nullopt;
    for (auto at = home(hash); at < part.end; ++at) {
      if (slots_[at] == word) return Added::known;
      if (slots_[at] != 0) continue;
      slots_[at] = word;
      return Added::fresh;
    }
    return std::nullopt;
  }
  /// The bytes that its slots take once it has grown.
  [[nodiscard]] auto bytes_grown() const -> std::size_t { return wider() * sizeof(std::uint64_t); }
  /// Whether `insert` lets the table grow first.
  [[nodiscard]] auto full() const -> bool { return stored_ >= limit_; }
  /// Makes the table larger, by all of a team where there is one. False when there is no memory;
  /// then nothing has changed.
  [[nodiscard]] auto grow(Team* team = nullptr) -> bool;
  /// How many `insert_within` may add before `insert` would let the table grow.
  [[nodiscard]] auto room() const -> std::size_t { return limit_ - std::min(limit_, stored_); }
  /// Counts what `insert_within` has added.
  auto count(std::size_t added) -> void {
    stored_ += added;
    size_ += added;
  }

 private:
  [[nodiscard]] auto home(std::uint64_t hash) const -> std::size_t {
    return multiply_high(hash, slots_.size());
  }
  [[nodiscard]] auto next(std::size_t at) const -> std::size_t {
    return at + 1 == slots_.size() ? 0 : at + 1;
  }

  [[nodiscard]] auto wider() const -> std::size_t {
    return slots_.size() == 0 ? 512 : slots_.size() * 7 / 5;
  }
  /// Moves the words of some old slots to new ones, and tells those for which these have no place.
  auto move_up(const Part& from, const Part& to, std::vector<std::uint64_t>& late) -> void;

  auto insert_zero() -> Added {
    if (std::exchange(has_zero_, true)) return Added::known;
    ++size_;
    return Added::fresh;
  }

  Table slots_;  ///< 0 is free
  std::size_t size_ = 0;
  std::size_t stored_ = 0;  ///< all but zero, which has no slot
  std::size_t limit_ = 0;   ///< grow when so many are stored
  bool has_zero_ = false;
};

}  // namespace ruleproof::solver

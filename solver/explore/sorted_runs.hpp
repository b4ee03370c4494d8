/// Ascending words that come in many sorted pieces, joined such that each is read a few times only.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "solver/explore/packed_words.hpp"

namespace ruleproof::solver {

/// Writes the words of both, each once. False when that takes more than `most_bytes`.
[[nodiscard]] inline auto merge(const PackedWords& one, const PackedWords& other,
                                std::uint64_t most_bytes, PackedWords& merged) -> bool {
  PackedWords::Reader a(one);
  PackedWords::Reader b(other);
  while (a.valid() || b.valid()) {
    const bool from_a = a.valid() && (!b.valid() || a.word() <= b.word());
    const bool from_b = b.valid() && (!a.valid() || b.word() <= a.word());
    if (merged.bytes_grown() > most_bytes || !merged.push(from_a ? a.word() : b.word()))
      return false;
    if (from_a) a.next();
    if (from_b) b.next();
  }
  return true;
}

/// Sorted pieces, each at least twice as long as the next: a word is merged as often as the length
/// of all can be halved, not once for each piece.
class SortedRuns {
 public:
  /// False when the pieces, and one that is made of two, take more than `most_bytes`.
  [[nodiscard]] auto add(PackedWords run, std::uint64_t most_bytes) -> bool {
    runs_.push_back(std::move(run));
    while (runs_.size() > 1 && runs_[runs_.size() - 2].size() < 2 * runs_.back().size()) {
      if (!join_last(most_bytes)) return false;
    }
    return true;
  }
  /// Joins all of them to one. False as above.
  [[nodiscard]] auto join(std::uint64_t most_bytes) -> bool {
    while (runs_.size() > 1) {
      if (!join_last(most_bytes)) return false;
    }
    return true;
  }
  /// The longest piece: after `join`, all words.
  [[nodiscard]] auto take() -> PackedWords {
    return runs_.empty() ? PackedWords() : std::move(runs_.front());
  }

  /// The words in all pieces: some may stand in more than one.
  [[nodiscard]] auto size() const -> std::size_t {
    std::size_t size = 0;
    for (const auto& run : runs_) size += run.size();
    return size;
  }
  [[nodiscard]] auto bytes() const -> std::size_t {
    std::size_t bytes = 0;
    for (const auto& run : runs_) bytes += run.bytes();
    return bytes;
  }
  /// The most bytes that the pieces had, with one that was made of two, since they were asked for.
  [[nodiscard]] auto peak_bytes() -> std::size_t { return std::exchange(peak_, bytes()); }

 private:
  auto join_last(std::uint64_t most_bytes) -> bool {
    const auto held = bytes();
    if (held > most_bytes) return false;
    auto& before = runs_[runs_.size() - 2];
    PackedWords merged;
    const bool joined = merge(before, runs_.back(), most_bytes - held, merged);
    peak_ = std::max(peak_, held + merged.bytes());
    if (!joined) return false;
    before = std::move(merged);
    runs_.pop_back();
    return true;
  }

  std::vector<PackedWords> runs_;
  std::size_t peak_ = 0;
};

}  // namespace ruleproof::solver

/// Keys that were met lately, in as much memory as there is: most of what a search meets again it
/// met not long ago, and need not be looked for on the disk.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "solver/explore/word_set.hpp"
#include "solver/smt/table.hpp"

namespace ruleproof::solver {

/// Forgets the oldest where there is no room. What it knows is exact; of what it does not know
/// nothing is said.
class RecentKeys {
 public:
  RecentKeys() : slots_(0) {}
  /// In about so many bytes; fewer where there is no memory.
  explicit RecentKeys(std::size_t bytes) : slots_(std::max(bytes, ways * 8)) {
    if (slots_.grow(std::max<std::size_t>(bytes / (ways * 8), 1) * ways)) {
      buckets_ = slots_.size() / ways;
    }
  }
  [[nodiscard]] auto bytes() const -> std::size_t { return slots_.bytes(); }

  auto prefetch(std::uint64_t hash) const -> void {
    if (buckets_ > 0) __builtin_prefetch(slots_.data() + (home(hash) * ways));
  }

  /// Some buckets, for a thread that inserts beside others.
  struct Part {
    std::size_t begin = 0;
    std::size_t end = 0;
  };
  [[nodiscard]] auto part(std::size_t which, std::size_t parts) const -> Part {
    const auto count = std::max<std::size_t>(buckets_, 1);
    return {count * which / parts, count * (which + 1) / parts};
  }
  [[nodiscard]] auto holds(const Part& part, std::uint64_t hash) const -> bool {
    const auto at = home(hash);
    return part.begin <= at && at < part.end;
  }
  /// Notes a key whose hash the part holds: whether it was there.
  auto insert_within(const Part& /*part*/, std::uint64_t word, std::uint64_t hash)
      -> std::optional<Added> {
    if (buckets_ == 0 || word == 0) return Added::fresh;  // no slot can hold a zero
    auto* const bucket = slots_.data() + (home(hash) * ways);
    auto* const end = bucket + ways;
    auto* const at = std::find(bucket, end, word);
    const bool known = at != end;
    std::copy_backward(bucket, known ? at : end - 1, known ? at + 1 : end);
    *bucket = word;
    return known ? Added::known : Added::fresh;
  }

 private:
  static constexpr std::size_t ways = 8;  ///< keys of a bucket: a line of the processor's cache

  [[nodiscard]] auto home(std::uint64_t hash) const -> std::size_t {
    return multiply_high(hash, buckets_);
  }

  Table slots_;
  std::size_t buckets_ = 0;
};

}  // namespace ruleproof::solver

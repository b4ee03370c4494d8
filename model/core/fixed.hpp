/// Fixed-capacity containers: trivially copyable, regular, comparable; no heap.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "model/core/assert.hpp"

namespace ruleproof {

/// A vector of at most `N` values, stored in place. Unused slots always hold `T{}`, so that equal
/// vectors are equal byte by byte. Overflow is a bug of the model and aborts.
template <class T, std::size_t N>
class FixedVector {
 public:
  using value_type = T;
  static constexpr auto capacity() -> std::size_t { return N; }

  constexpr FixedVector() = default;

  [[nodiscard]] constexpr auto size() const -> std::size_t { return size_; }
  [[nodiscard]] constexpr auto empty() const -> bool { return size_ == 0; }
  [[nodiscard]] constexpr auto begin() -> T* { return items_.data(); }
  [[nodiscard]] constexpr auto end() -> T* { return items_.data() + size_; }
  [[nodiscard]] constexpr auto begin() const -> const T* { return items_.data(); }
  [[nodiscard]] constexpr auto end() const -> const T* { return items_.data() + size_; }
  constexpr auto operator[](std::size_t i) -> T& { return items_[i]; }
  constexpr auto operator[](std::size_t i) const -> const T& { return items_[i]; }

  constexpr auto push_back(const T& item) -> void {
    RULEPROOF_ASSERT(size_ < N);
    items_[size_++] = item;
  }
  constexpr auto erase_at(std::size_t i) -> void {
    RULEPROOF_ASSERT(i < size_);
    std::copy(items_.begin() + i + 1, items_.begin() + size_, items_.begin() + i);
    items_[--size_] = T{};
  }
  constexpr auto clear() -> void { *this = {}; }
  /// Grows with `T{}`, or drops from the end.
  constexpr auto resize(std::size_t size) -> void {
    RULEPROOF_ASSERT(size <= N);
    for (std::size_t i = size; i < size_; ++i) items_[i] = T{};
    size_ = static_cast<std::uint8_t>(size);
  }

  auto operator<=>(const FixedVector&) const = default;
  /// Unused slots are equal.
  constexpr auto operator==(const FixedVector& other) const -> bool {
    return size_ == other.size_ && std::equal(begin(), end(), other.begin());
  }

 private:
  std::array<T, N> items_{};
  std::uint8_t size_ = 0;
  static_assert(N < 256);
};

/// A multiset of the enumerators 0..N-1: how many of each. Decks are bags: never shuffled, drawn
/// from by chance moves weighted by the counts.
template <class Enum, std::size_t N>
class Bag {
 public:
  using Kind = Enum;
  static constexpr auto kinds() -> std::size_t { return N; }
  constexpr auto operator[](Enum kind) -> std::uint8_t& {
    return counts_[static_cast<std::size_t>(kind)];
  }
  constexpr auto operator[](Enum kind) const -> const std::uint8_t& {
    return counts_[static_cast<std::size_t>(kind)];
  }
  [[nodiscard]] constexpr auto size() const -> int {
    int total = 0;
    for (const auto count : counts_) total += count;
    return total;
  }
  [[nodiscard]] constexpr auto empty() const -> bool { return size() == 0; }
  auto operator<=>(const Bag&) const = default;

 private:
  std::array<std::uint8_t, N> counts_{};
};

}  // namespace ruleproof

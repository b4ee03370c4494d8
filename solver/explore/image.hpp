/// The memory of a position as words.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "model/core/fields.hpp"

namespace ruleproof::solver {

/// Values as words: equal values have equal words, and only they. Bytes that no field has are left
/// out, since padding may hold anything.
template <Fielded T>
struct Image {
  static_assert(std::is_trivially_copyable_v<T>);
  static constexpr std::size_t size = (sizeof(T) + 7) / 8;
  using Words = std::array<std::uint64_t, size>;

  static auto of(const T& value) -> Words {
    auto words = raw(value);
    for (std::size_t i = 0; i < size; ++i) words[i] &= mask[i];
    return words;
  }
  static auto value(const Words& words) -> T {
    Words whole;
    for (std::size_t i = 0; i < size; ++i) whole[i] = words[i] | unlisted[i];
    T value;
    std::memcpy(static_cast<void*>(&value), whole.data(), sizeof(T));
    return value;
  }

 private:
  static auto raw(const T& value) -> Words {
    Words words{};
    std::memcpy(words.data(), static_cast<const void*>(&value), sizeof(T));
    return words;
  }

  /// Marks the bytes of all fields. Elements that a vector does not have are included: they always
  /// hold the same.
  struct Mark : IgnoreAll {
    std::byte* marks = nullptr;
    const std::byte* base = nullptr;
    auto mark(const void* begin, std::size_t bytes) -> void {
      std::memset(marks + (static_cast<const std::byte*>(begin) - base), 0xff, bytes);
    }
    template <class V>
    auto length(V& vector) -> void {
      vector.resize(0);
      std::array<std::byte, sizeof(V)> before;
      std::memcpy(before.data(), static_cast<const void*>(&vector), sizeof(V));
      vector.resize(V::capacity());  // changes nothing but the number that says how many there are
      const auto* after = reinterpret_cast<const std::byte*>(&vector);
      for (std::size_t i = 0; i < sizeof(V); ++i) {
        if (after[i] != before[i]) mark(after + i, 1);
      }
    }
    template <class S>
    auto scalar(S& value, std::int64_t /*low*/, std::int64_t /*high*/) -> void {
      mark(&value, sizeof(value));
    }
  };

  static auto listed() -> Words {
    std::array<std::byte, size * 8> marks{};
    T value{};
    Mark mark;
    mark.marks = marks.data();
    mark.base = reinterpret_cast<const std::byte*>(&value);
    walk(mark, value);
    Words words{};
    std::memcpy(words.data(), marks.data(), marks.size());
    return words;
  }
  static auto rest() -> Words {
    auto words = raw(T{});
    for (std::size_t i = 0; i < size; ++i) words[i] &= ~mask[i];
    return words;
  }

  static inline const Words mask = listed();
  static inline const Words unlisted = rest();
};

}  // namespace ruleproof::solver

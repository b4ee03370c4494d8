/// Positions as bits and as one number, from their fields.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "model/core/fields.hpp"

namespace ruleproof {

/// Bits needed for a number in low..high.
constexpr auto bits_for(std::int64_t low, std::int64_t high) -> int {
  return static_cast<int>(
      std::bit_width(static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low)));
}

namespace detail {

struct CountBits : IgnoreAll {
  int bits = 0;
  template <class V>
  constexpr auto length(V& vector) -> void {
    bits += bits_for(0, static_cast<std::int64_t>(V::capacity()));
    vector.resize(V::capacity());
  }
  template <class T>
  constexpr auto scalar(T& /*value*/, std::int64_t low, std::int64_t high) -> void {
    bits += bits_for(low, high);
  }
};

template <Fielded T>
consteval auto most_bits() -> int {
  CountBits count;
  T value{};
  walk(count, value);
  return count.bits;
}

struct WriteBits : IgnoreAll {
  std::uint64_t* word;
  int used = 0;  ///< bits of *word
  explicit WriteBits(std::uint64_t* first) : word(first) { *word = 0; }

  auto put(std::uint64_t value, int width) -> void {
    if (width == 0) return;
    *word |= value << static_cast<unsigned>(used);
    used += width;
    if (used < 64) return;
    used -= 64;
    const auto written = width - used;
    *++word = written == 64 ? 0 : value >> static_cast<unsigned>(written);
  }
  template <class V>
  auto length(V& vector) -> void {
    put(vector.size(), bits_for(0, static_cast<std::int64_t>(vector.capacity())));
  }
  template <class T>
  auto scalar(T& value, std::int64_t low, std::int64_t high) -> void {
    const auto number = static_cast<std::int64_t>(value);
    RULEPROOF_ASSERT(low <= number && number <= high);
    put(static_cast<std::uint64_t>(number) - static_cast<std::uint64_t>(low), bits_for(low, high));
  }
};

struct ReadBits : IgnoreAll {
  const std::uint64_t* word;
  int used = 0;
  explicit ReadBits(const std::uint64_t* first) : word(first) {}

  auto get(int width) -> std::uint64_t {
    if (width == 0) return 0;
    auto value = *word >> static_cast<unsigned>(used);
    used += width;
    if (used >= 64) {
      used -= 64;
      ++word;
      if (used > 0) value |= *word << static_cast<unsigned>(width - used);
    }
    return width == 64 ? value : value & ((std::uint64_t{1} << static_cast<unsigned>(width)) - 1);
  }
  template <class V>
  auto length(V& vector) -> void {
    vector.resize(get(bits_for(0, static_cast<std::int64_t>(vector.capacity()))));
  }
  template <class T>
  auto scalar(T& value, std::int64_t low, std::int64_t high) -> void {
    value = static_cast<T>(
        static_cast<std::int64_t>(static_cast<std::uint64_t>(low) + get(bits_for(low, high))));
  }
};

struct Fingerprint : IgnoreAll {
  std::uint64_t hash = 0xcbf29ce484222325U;
  auto mix(std::uint64_t value) -> void {
    hash = (hash ^ value) * 0x9e3779b97f4a7c15U;
    hash ^= hash >> 32U;
  }
  template <class V>
  auto length(V& vector) -> void {
    mix(vector.size());
  }
  template <class T>
  auto scalar(T& value, std::int64_t /*low*/, std::int64_t /*high*/) -> void {
    mix(static_cast<std::uint64_t>(static_cast<std::int64_t>(value)));
  }
};

}  // namespace detail

/// The bits of a position: as many words as it needs, exact and reversible.
template <Fielded T>
struct Packed {
  /// One spare word, so that a full last word needs no special case.
  static constexpr int most_words = (detail::most_bits<T>() / 64) + 2;
  std::array<std::uint64_t, most_words> words;
  int size = 0;
  [[nodiscard]] auto view() const -> std::span<const std::uint64_t> {
    return {words.data(), static_cast<std::size_t>(size)};
  }
};

template <Fielded T>
auto pack(const T& value) -> Packed<T> {
  Packed<T> out;
  detail::WriteBits write(out.words.data());
  walk(write, value);
  out.size = static_cast<int>(write.word - out.words.data()) + (write.used > 0 ? 1 : 0);
  return out;
}

/// The value that `words` came from: they must come from `pack` of the same type.
template <Fielded T>
auto unpack(std::span<const std::uint64_t> words) -> T {
  T value{};
  detail::ReadBits read(words.data());
  walk(read, value);
  return value;
}

/// A number that names the position; the same on every machine and in every build.
template <Fielded T>
auto fingerprint(const T& value) -> std::uint64_t {
  detail::Fingerprint print;
  walk(print, value);
  return print.hash;
}

}  // namespace ruleproof

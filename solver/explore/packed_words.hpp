/// Ascending words in a byte or two each, and small numbers in two bits each: what a level of a
/// graph takes when it is kept.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "solver/explore/memory.hpp"

namespace ruleproof::solver {

/// A number, seven bits to a byte:
///
///     1xxxxxxx 1xxxxxxx 0xxxxxxx      the lowest bits first; the last byte begins with 0
struct NumberCode {
  static constexpr std::size_t longest = 10;  ///< bytes
  std::uint8_t bytes[longest];
  std::size_t length = 0;

  explicit NumberCode(std::uint64_t number) {
    for (; number >= 128; number >>= 7U) bytes[length++] = static_cast<std::uint8_t>(number | 128U);
    bytes[length++] = static_cast<std::uint8_t>(number);
  }
  /// The number at some place of a text of codes; moves to the next.
  static auto read(std::span<const std::uint8_t> code, std::size_t& at) -> std::uint64_t {
    std::uint64_t number = 0;
    for (unsigned shift = 0;; shift += 7) {
      const std::uint64_t part = code[at++];
      number |= (part & 127U) << shift;
      if (part < 128) return number;
    }
  }
};

/// Words in ascending order, each as its distance from the one before.
class PackedWords {
 public:
  [[nodiscard]] auto size() const -> std::size_t { return size_; }
  [[nodiscard]] auto bytes() const -> std::size_t { return code_.bytes(); }
  /// The bytes that one more word may make of them.
  [[nodiscard]] auto bytes_grown() const -> std::size_t { return code_.bytes_grown(); }

  /// Appends a word that is greater than all before; false when there is no memory.
  [[nodiscard]] auto push(std::uint64_t word) -> bool {
    const NumberCode code(size_ == 0 ? word : word - last_);
    if (!code_.append({code.bytes, code.length})) return false;
    last_ = word;
    ++size_;
    return true;
  }

  /// One pass over the words, from the first to the last.
  class Reader {
   public:
    explicit Reader(const PackedWords& words) : code_(words.code_.view()), left_(words.size()) {
      next();
    }
    /// Whether there is a word at all.
    [[nodiscard]] auto valid() const -> bool { return valid_; }
    [[nodiscard]] auto word() const -> std::uint64_t { return word_; }
    /// The number of the word, from 0.
    [[nodiscard]] auto index() const -> std::size_t { return index_ - 1; }
    auto next() -> void {
      valid_ = left_ > 0;
      if (!valid_) return;
      --left_;
      ++index_;
      word_ += NumberCode::read(code_, at_);
    }

   private:
    std::span<const std::uint8_t> code_;
    std::size_t left_;
    std::size_t at_ = 0;
    std::size_t index_ = 0;
    std::uint64_t word_ = 0;
    bool valid_ = false;
  };

 private:
  GrowingArray<std::uint8_t> code_;
  std::uint64_t last_ = 0;
  std::size_t size_ = 0;
};

/// Numbers from 0 to 3, four to a byte.
class PackedValues {
 public:
  [[nodiscard]] auto size() const -> std::size_t { return size_; }
  [[nodiscard]] auto bytes() const -> std::size_t { return bytes_.bytes(); }
  [[nodiscard]] auto operator[](std::size_t at) const -> std::uint8_t {
    return static_cast<std::uint8_t>((bytes_[at / 4] >> (2 * (at % 4))) & 3U);
  }
  /// False when there is no memory.
  [[nodiscard]] auto push(std::uint8_t value) -> bool {
    if (size_ % 4 == 0 && !bytes_.push(0)) return false;
    bytes_[size_ / 4] |= static_cast<std::uint8_t>((value & 3U) << (2 * (size_ % 4)));
    ++size_;
    return true;
  }

 private:
  GrowingArray<std::uint8_t> bytes_;
  std::size_t size_ = 0;
};

}  // namespace ruleproof::solver

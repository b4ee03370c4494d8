/// The table of a big set: zeroed words that grow where they are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

namespace ruleproof::solver {

/// An array of zeros that grows in place: addresses are reserved at the start, memory is taken when
/// the array grows. So a set that grows needs no second table, and is never copied.
class Table {
 public:
  /// Reserves addresses for so many bytes; nothing else.
  explicit Table(std::size_t most_bytes);
  Table(const Table&) = delete;
  auto operator=(const Table&) -> Table& = delete;
  Table(Table&& other) noexcept { swap(other); }
  auto operator=(Table&& other) noexcept -> Table& {
    swap(other);
    return *this;
  }
  ~Table();

  /// Adds zeros until there are `size` words; false when there is no memory, and nothing has
  /// changed.
  [[nodiscard]] auto grow(std::size_t size) -> bool;

  [[nodiscard]] auto size() const -> std::size_t { return size_; }
  [[nodiscard]] auto bytes() const -> std::size_t { return taken_; }
  [[nodiscard]] auto data() const -> std::uint64_t* { return words_; }
  [[nodiscard]] auto operator[](std::size_t at) const -> std::uint64_t& { return words_[at]; }

 private:
  auto swap(Table& other) noexcept -> void {
    std::swap(words_, other.words_);
    std::swap(size_, other.size_);
    std::swap(taken_, other.taken_);
    std::swap(reserved_, other.reserved_);
  }

  std::uint64_t* words_ = nullptr;
  std::size_t size_ = 0;      ///< words
  std::size_t taken_ = 0;     ///< bytes, whole pages
  std::size_t reserved_ = 0;  ///< bytes
};

}  // namespace ruleproof::solver

/// Storage for searches: containers that say "no memory" instead of throwing, and count their
/// bytes.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

namespace ruleproof::solver {

/// Frees what `malloc`, `calloc` or `realloc` gave.
struct Free {
  auto operator()(void* memory) const -> void { std::free(memory); }  // NOLINT(*-no-malloc)
};

/// An array that grows by an eighth. Large blocks are moved by the kernel, not copied, so that the
/// old and the new array never exist together.
template <class T>
class GrowingArray {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  GrowingArray() = default;
  GrowingArray(GrowingArray&& other) noexcept { swap(other); }
  auto operator=(GrowingArray&& other) noexcept -> GrowingArray& {
    GrowingArray moved(std::move(other));
    swap(moved);
    return *this;
  }
  GrowingArray(const GrowingArray&) = delete;
  auto operator=(const GrowingArray&) -> GrowingArray& = delete;
  ~GrowingArray() = default;

  [[nodiscard]] auto size() const -> std::size_t { return size_; }
  [[nodiscard]] auto bytes() const -> std::size_t { return capacity_ * sizeof(T); }
  /// The bytes that it takes once it has grown by one step.
  [[nodiscard]] auto bytes_grown() const -> std::size_t { return wider() * sizeof(T); }
  [[nodiscard]] auto operator[](std::size_t at) const -> const T& { return items_[at]; }
  [[nodiscard]] auto operator[](std::size_t at) -> T& { return items_[at]; }
  [[nodiscard]] auto view() const -> std::span<const T> { return {items_.get(), size_}; }
  [[nodiscard]] auto view() -> std::span<T> { return {items_.get(), size_}; }

  /// Appends; false when there is no memory, and then nothing has changed.
  [[nodiscard]] auto append(std::span<const T> items) -> bool {
    if (size_ + items.size() > capacity_ && !grow(size_ + items.size())) return false;
    if (!items.empty()) std::memcpy(items_.get() + size_, items.data(), items.size_bytes());
    size_ += items.size();
    return true;
  }
  [[nodiscard]] auto push(const T& item) -> bool { return append({&item, 1}); }
  auto shorten(std::size_t size) -> void { size_ = size; }
  /// Appends zeros until there are `size` items; false when there is no memory.
  [[nodiscard]] auto lengthen(std::size_t size) -> bool {
    if (size > capacity_ && !grow(size)) return false;
    if (size > size_)
      std::memset(static_cast<void*>(items_.get() + size_), 0, (size - size_) * sizeof(T));
    size_ = std::max(size_, size);
    return true;
  }

 private:
  auto swap(GrowingArray& other) noexcept -> void {
    std::swap(items_, other.items_);
    std::swap(size_, other.size_);
    std::swap(capacity_, other.capacity_);
  }
  [[nodiscard]] auto wider() const -> std::size_t { return capacity_ + (capacity_ / 8) + 64; }
  auto grow(std::size_t needed) -> bool {
    const auto capacity = std::max(needed, wider());
    auto* moved = std::realloc(items_.get(), capacity * sizeof(T));  // NOLINT(*-no-malloc)
    if (moved == nullptr) return false;
    (void)items_.release();
    items_.reset(static_cast<T*>(moved));
    capacity_ = capacity;
    return true;
  }

  std::unique_ptr<T[], Free> items_;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

/// First in, first out, in blocks that are freed as soon as they are read: the frontier of a search
/// shrinks at one end as fast as it grows at the other.
class WordQueue {
 public:
  static constexpr std::size_t block_words = 1024;

  [[nodiscard]] auto size() const -> std::size_t { return size_; }
  [[nodiscard]] auto bytes() const -> std::size_t {
    return blocks_.size() * (sizeof(Block) + sizeof(blocks_[0])) - (freed_ * sizeof(Block));
  }

  /// False when there is no memory.
  [[nodiscard]] auto push(std::uint64_t word) -> bool {
    if (written_ == blocks_.size() * block_words) {
      auto block = BlockPointer(new (std::nothrow) Block);
      if (!block) return false;
      blocks_.push_back(std::move(block));
    }
    (*blocks_[written_ / block_words])[written_ % block_words] = word;
    ++written_;
    ++size_;
    return true;
  }

  /// The next block of words; it stays valid until the next call. Empty at the end.
  [[nodiscard]] auto take() -> std::span<const std::uint64_t> {
    if (freed_ < taken_) blocks_[freed_++].reset();
    if (taken_ * block_words >= written_) return {};
    const auto count = std::min(block_words, written_ - (taken_ * block_words));
    size_ -= count;
    return {blocks_[taken_++]->data(), count};
  }

  /// Words that have not been freed.
  [[nodiscard]] auto held() const -> std::size_t {
    return written_ - std::min(written_, freed_ * block_words);
  }
  /// Calls `see(word)` with each of them.
  template <class See>
  auto for_each(See&& see) const -> void {
    for (std::size_t at = freed_ * block_words; at < written_; ++at) {
      see((*blocks_[at / block_words])[at % block_words]);
    }
  }

  /// Gives each word that has not been freed another value.
  template <class Change>
  auto change_all(Change&& change) -> void {
    for (std::size_t at = freed_ * block_words; at < written_; ++at) {
      auto& word = (*blocks_[at / block_words])[at % block_words];
      word = change(word);
    }
  }

  /// Block `index` of words that have not been taken, for reading; empty at the end.
  [[nodiscard]] auto peek(std::size_t index) const -> std::span<const std::uint64_t> {
    if (index * block_words >= written_) return {};
    return {blocks_[index]->data(), std::min(block_words, written_ - (index * block_words))};
  }

 private:
  using Block = std::array<std::uint64_t, block_words>;
  using BlockPointer = std::unique_ptr<Block>;

  std::vector<BlockPointer> blocks_;
  std::size_t size_ = 0;     ///< words not yet taken
  std::size_t written_ = 0;  ///< words ever pushed
  std::size_t taken_ = 0;    ///< blocks handed out
  std::size_t freed_ = 0;    ///< blocks given back
};

}  // namespace ruleproof::solver

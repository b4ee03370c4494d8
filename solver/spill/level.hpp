/// One level of a search: keys of positions in the order in which they were reached, in memory or
/// on the disk.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

#include "solver/explore/memory.hpp"
#include "solver/spill/word_file.hpp"

namespace ruleproof::solver {

/// As `WordQueue`, until it is moved to the disk. What cannot be written or read there the folder
/// tells.
class Level {
 public:
  /// Keys not yet taken.
  [[nodiscard]] auto size() const -> std::size_t {
    return file_ ? file_->size() - taken_words_ : queue_.size();
  }
  [[nodiscard]] auto bytes() const -> std::size_t {
    return file_ ? file_->bytes() : queue_.bytes();
  }
  /// False when there is no memory, or no room on the disk.
  [[nodiscard]] auto push(std::uint64_t key) -> bool {
    return file_ ? file_->push(key) : queue_.push(key);
  }
  /// The next block of keys, valid until the next call. Empty at the end.
  [[nodiscard]] auto take() -> std::span<const std::uint64_t> {
    if (!file_) return queue_.take();
    const auto block = file_->block(taken_);
    if (!block.empty()) ++taken_;
    taken_words_ += block.size();
    return block;
  }
  /// Block `index`, for reading; empty at the end. For levels of which nothing is taken.
  [[nodiscard]] auto peek(std::size_t index) -> std::span<const std::uint64_t> {
    return file_ ? file_->block(index) : queue_.peek(index);
  }

  /// The keys in memory that have not been freed.
  [[nodiscard]] auto queue() -> WordQueue& { return queue_; }
  [[nodiscard]] auto queue() const -> const WordQueue& { return queue_; }

  /// Moves what was not taken yet to the disk. False when that fails.
  [[nodiscard]] auto to_disk(Folder& folder) -> bool {
    if (file_) return true;
    file_.emplace(folder, "level");
    auto queue = std::exchange(queue_, {});
    for (auto block = queue.take(); !block.empty(); block = queue.take()) {
      for (const auto key : block) {
        if (!file_->push(key)) return false;
      }
    }
    return true;
  }

  /// All that is on the disk, and how much of it was taken. False when it cannot be written.
  [[nodiscard]] auto save(Numbers& out) -> bool {
    if (!file_->flush()) return false;
    file_->save(out);
    out.put(taken_);
    out.put(taken_words_);
    return true;
  }
  [[nodiscard]] auto restore(Folder& folder, Numbers& in) -> bool {
    file_.emplace(folder, "level");
    const bool whole = file_->restore(in);
    taken_ = static_cast<std::size_t>(in.get());
    taken_words_ = static_cast<std::size_t>(in.get());
    return whole && taken_words_ <= file_->size();
  }
  /// It is needed no more.
  auto discard() -> void {
    if (file_) file_->discard();
    *this = {};
  }

 private:
  WordQueue queue_;
  std::optional<WordFile> file_;
  std::size_t taken_ = 0;        ///< blocks of the file
  std::size_t taken_words_ = 0;  ///< of them
};

}  // namespace ruleproof::solver

/// Words in a file, in the order in which they came.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "solver/explore/memory.hpp"
#include "solver/spill/block_file.hpp"

namespace ruleproof::solver {

/// Words are appended, and read a block at a time. The last ones wait in memory until a block is
/// full.
class WordFile {
 public:
  static constexpr std::size_t block_words = WordQueue::block_words;

  WordFile(Folder& folder, std::string kind) : file_(folder, std::move(kind)) {}

  [[nodiscard]] auto size() const -> std::size_t { return written_ + tail_.size(); }
  [[nodiscard]] auto bytes() const -> std::size_t {
    return file_.bytes() + ((tail_.capacity() + read_.capacity()) * sizeof(std::uint64_t)) +
           bytes_.capacity();
  }
  /// False when it cannot be written.
  [[nodiscard]] auto push(std::uint64_t word) -> bool {
    tail_.push_back(word);
    return tail_.size() < block_words || flush();
  }
  /// Puts what waits on the disk.
  [[nodiscard]] auto flush() -> bool;
  /// A block, valid until the next call; empty after the last, and where it cannot be read.
  [[nodiscard]] auto block(std::size_t number) -> std::span<const std::uint64_t>;

  /// All of it is on the disk.
  auto save(Numbers& out) const -> void;
  /// As it was saved. False, and the folder says why, where it cannot be.
  [[nodiscard]] auto restore(Numbers& in) -> bool;
  auto discard() const -> void { file_.discard(); }

 private:
  BlockFile file_;
  std::vector<std::uint64_t> tail_;
  std::vector<std::uint64_t> read_;
  std::vector<std::uint8_t> bytes_;
  std::size_t written_ = 0;
};

}  // namespace ruleproof::solver

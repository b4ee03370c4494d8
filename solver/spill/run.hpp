/// Keys in ascending order in a file, a few bytes each.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "solver/spill/block_file.hpp"

namespace ruleproof::solver {

/// Keys that do not change any more.
class Run {
 public:
  static constexpr std::size_t block_keys = 1024;

  explicit Run(Folder& folder) : file_(folder, "keys") {}
  [[nodiscard]] auto size() const -> std::uint64_t { return size_; }
  [[nodiscard]] auto bytes() const -> std::size_t {
    return file_.bytes() + (firsts_.capacity() * sizeof(firsts_[0])) + tail_.capacity();
  }

  /// Appends a key that is greater than all before. False when it cannot be written.
  [[nodiscard]] auto push(std::uint64_t key) -> bool;
  /// After the last key.
  [[nodiscard]] auto finish() -> bool;

  auto save(Numbers& out) const -> void;
  [[nodiscard]] auto restore(Numbers& in) -> bool;
  auto discard() const -> void { file_.discard(); }

  /// One pass over the keys. What cannot be read the folder tells; then it is at its end.
  class Reader {
   public:
    explicit Reader(const Run& run) : run_(run) {}
    /// The next key.
    [[nodiscard]] auto next() -> std::optional<std::uint64_t> {
      if (at_ == count_ && !load(block_)) return std::nullopt;
      return keys_[at_++];
    }
    /// Whether the run has a key; keys must be asked for in ascending order. Reads no blocks in
    /// which none of them can be.
    [[nodiscard]] auto has(std::uint64_t key) -> bool {
      if ((at_ == count_ || keys_[count_ - 1] < key) && !seek(key)) return false;
      while (keys_[at_] < key) ++at_;
      return keys_[at_] == key;
    }

   private:
    auto load(std::size_t block) -> bool;
    /// Loads the block that may have a key; false where none can.
    auto seek(std::uint64_t key) -> bool;

    const Run& run_;
    OpenFile file_;
    std::vector<std::uint8_t> code_;
    std::array<std::uint64_t, block_keys> keys_;
    std::size_t block_ = 0;  ///< the one after that which is loaded
    std::size_t at_ = 0;
    std::size_t count_ = 0;  ///< keys of that which is loaded
  };

 private:
  auto flush() -> bool;

  BlockFile file_;
  std::vector<std::uint64_t> firsts_;  ///< the first key of each block
  std::vector<std::uint8_t> tail_;     ///< the code of the last block
  std::size_t in_tail_ = 0;
  std::uint64_t last_ = 0;
  std::uint64_t size_ = 0;
};

}  // namespace ruleproof::solver

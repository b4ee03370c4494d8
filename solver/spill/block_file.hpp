/// Blocks of bytes in a file, each with a sum: what is read is what was written, or an error.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "solver/spill/folder.hpp"
#include "solver/spill/numbers.hpp"

namespace ruleproof::solver {

/// Closes what `fopen` opened.
struct CloseFile {
  auto operator()(std::FILE* file) const -> void { (void)std::fclose(file); }
};
using OpenFile = std::unique_ptr<std::FILE, CloseFile>;

/// Blocks are appended, and read by their numbers. It holds no file open, so there may be many.
/// What fails is noted by the folder.
class BlockFile {
 public:
  /// An empty one, with a number of its own: nothing is on the disk before the first block.
  BlockFile(Folder& folder, std::string kind);

  [[nodiscard]] auto append(std::span<const std::uint8_t> block) -> bool;
  [[nodiscard]] auto blocks() const -> std::size_t { return offsets_.size(); }
  /// Memory, not room on the disk.
  [[nodiscard]] auto bytes() const -> std::size_t {
    return offsets_.capacity() * sizeof(offsets_[0]);
  }

  /// For some blocks to be read one after the other.
  [[nodiscard]] auto open() const -> OpenFile;
  [[nodiscard]] auto read(std::FILE* file, std::size_t number,
                          std::vector<std::uint8_t>& block) const -> bool;

  /// What `restore` needs to know.
  auto save(Numbers& out) const -> void;
  /// The file as it was saved, whatever was appended since; reads and checks all of it. False, and
  /// the folder says why, where it is not that file any more. `see(number, block)` is shown each.
  template <class See>
  [[nodiscard]] auto restore(Numbers& in, See&& see) -> bool {
    const auto blocks = begin_restore(in);
    const auto file = blocks > 0 ? open() : nullptr;
    std::vector<std::uint8_t> block;
    for (std::size_t i = 0; i < blocks; ++i) {
      if (!file || !restore_next(file.get(), block)) return false;
      see(i, std::span<const std::uint8_t>(block));
    }
    return end_restore();
  }
  /// The next standing does without this file.
  auto discard() const -> void { folder_->discard(name_); }
  [[nodiscard]] auto folder() const -> Folder& { return *folder_; }

 private:
  /// Before the bytes of each block.
  struct Head {
    std::uint64_t size = 0;
    std::uint64_t sum = 0;
  };
  [[nodiscard]] auto begin_restore(Numbers& in) -> std::size_t;
  [[nodiscard]] auto restore_next(std::FILE* file, std::vector<std::uint8_t>& block) -> bool;
  [[nodiscard]] auto end_restore() -> bool;
  auto read_at(std::FILE* file, std::uint64_t offset, std::size_t number,
               std::vector<std::uint8_t>& block) const -> bool;
  auto note(const Head& head) -> void;

  Folder* folder_;
  std::string kind_;
  std::uint64_t number_;
  std::string name_;
  std::vector<std::uint64_t> offsets_;  ///< of the blocks
  std::uint64_t end_ = 0;
  std::uint64_t sum_ = 0;  ///< of the sums
  std::uint64_t wanted_end_ = 0;
  std::uint64_t wanted_sum_ = 0;
};

}  // namespace ruleproof::solver

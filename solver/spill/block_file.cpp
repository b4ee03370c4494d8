#include "solver/spill/block_file.hpp"

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <span>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "solver/explore/word_set.hpp"
#include "solver/spill/folder.hpp"
#include "solver/spill/numbers.hpp"

namespace ruleproof::solver {
namespace {

constexpr std::uint64_t longest = 1U << 24U;  ///< bytes of a block

auto sum_of(std::span<const std::uint8_t> block, std::uint64_t number) -> std::uint64_t {
  auto sum = hash_word(block.size() ^ (number << 32U)) + 1;
  std::size_t at = 0;
  for (; at + 8 <= block.size(); at += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, block.data() + at, 8);
    sum = hash_word(sum ^ word) + 1;
  }
  std::uint64_t rest = 0;
  if (at < block.size()) std::memcpy(&rest, block.data() + at, block.size() - at);
  return hash_word(sum ^ rest) + 1;
}

}  // namespace

BlockFile::BlockFile(Folder& folder, std::string kind)
    : folder_(&folder),
      kind_(std::move(kind)),
      number_(folder.fresh_number()),
      name_(kind_ + "-" + std::to_string(number_)) {}

auto BlockFile::note(const Head& head) -> void {
  offsets_.push_back(end_);
  end_ += sizeof(Head) + head.size;
  sum_ = hash_word(sum_ ^ head.sum) + 1;
}

auto BlockFile::append(std::span<const std::uint8_t> block) -> bool {
  const Head head{block.size(), sum_of(block, blocks())};
  std::vector<std::uint8_t> whole(sizeof(head) + block.size());
  std::memcpy(whole.data(), &head, sizeof(head));
  std::memcpy(whole.data() + sizeof(head), block.data(), block.size());
  OpenFile file(std::fopen(folder_->path_of(name_).c_str(), blocks() == 0 ? "wb" : "ab"));
  if (!file) return folder_->fail(name_, "cannot write: ", errno);
  errno = 0;
  const bool written = std::fwrite(whole.data(), 1, whole.size(), file.get()) == whole.size();
  const auto why = errno;
  if (std::fclose(file.release()) != 0 || !written) {
    return folder_->fail(name_, "cannot write: ", why != 0 ? why : errno);
  }
  note(head);
  return true;
}

auto BlockFile::open() const -> OpenFile {
  OpenFile file(std::fopen(folder_->path_of(name_).c_str(), "rb"));
  if (!file) {
    (void)folder_->fail(name_, "cannot read: ", errno);
    return nullptr;
  }
  (void)std::setvbuf(file.get(), nullptr, _IONBF, 0);
  return file;
}

auto BlockFile::read(std::FILE* file, std::size_t number, std::vector<std::uint8_t>& block) const
    -> bool {
  return file != nullptr && read_at(file, offsets_[number], number, block);
}

auto BlockFile::read_at(std::FILE* file, std::uint64_t offset, std::size_t number,
                        std::vector<std::uint8_t>& block) const -> bool {
  Head head;
  if (std::fseek(file, static_cast<long>(offset), SEEK_SET) != 0 ||
      std::fread(&head, sizeof(head), 1, file) != 1 || head.size > longest) {
    return folder_->damaged(name_);
  }
  block.resize(head.size);
  if (std::fread(block.data(), 1, block.size(), file) != block.size() ||
      sum_of(block, number) != head.sum) {
    return folder_->damaged(name_);
  }
  return true;
}

auto BlockFile::save(Numbers& out) const -> void {
  out.put(number_);
  out.put(blocks());
  out.put(end_);
  out.put(sum_);
}

auto BlockFile::begin_restore(Numbers& in) -> std::size_t {
  number_ = in.get();
  name_ = kind_ + "-" + std::to_string(number_);
  const auto blocks = in.get();
  wanted_end_ = in.get();
  wanted_sum_ = in.get();
  offsets_.clear();
  end_ = 0;
  sum_ = 0;
  if (!in.whole() || blocks == 0) return 0;
  std::error_code problem;
  const auto path = folder_->path_of(name_);
  const auto size = std::filesystem::file_size(path, problem);
  if (problem) return folder_->fail(name_, "cannot read: ", problem.value()) ? 1 : 0;
  // What was appended after it was saved: the search will find it again.
  if (size > wanted_end_) std::filesystem::resize_file(path, wanted_end_, problem);
  if (problem) return folder_->fail(name_, "cannot write: ", problem.value()) ? 1 : 0;
  return static_cast<std::size_t>(blocks);
}

auto BlockFile::restore_next(std::FILE* file, std::vector<std::uint8_t>& block) -> bool {
  if (!read_at(file, end_, blocks(), block)) return false;
  note({block.size(), sum_of(block, blocks())});
  return true;
}

auto BlockFile::end_restore() -> bool {
  if (folder_->problem()) return false;
  return (end_ == wanted_end_ && sum_ == wanted_sum_) || folder_->damaged(name_);
}

}  // namespace ruleproof::solver

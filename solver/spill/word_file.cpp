#include "solver/spill/word_file.hpp"

#include <cstdint>
#include <cstring>
#include <span>

#include "solver/spill/numbers.hpp"

namespace ruleproof::solver {

auto WordFile::flush() -> bool {
  if (tail_.empty()) return true;
  const auto* begin = reinterpret_cast<const std::uint8_t*>(tail_.data());
  if (!file_.append({begin, tail_.size() * sizeof(tail_[0])})) return false;
  written_ += tail_.size();
  tail_ = {};  // there may be many files that nobody writes to any more
  return true;
}

auto WordFile::block(std::size_t number) -> std::span<const std::uint64_t> {
  if (number >= file_.blocks()) {  // who has read so far needs the rest no more
    bytes_ = {};
    read_ = {};
    return number == file_.blocks() ? std::span<const std::uint64_t>(tail_)
                                    : std::span<const std::uint64_t>();
  }
  if (!file_.read(file_.open().get(), number, bytes_)) return {};
  read_.resize(bytes_.size() / sizeof(read_[0]));
  std::memcpy(read_.data(), bytes_.data(), read_.size() * sizeof(read_[0]));
  return read_;
}

auto WordFile::save(Numbers& out) const -> void {
  file_.save(out);
  out.put(written_);
}

auto WordFile::restore(Numbers& in) -> bool {
  tail_.clear();
  std::size_t words = 0;
  const bool whole = file_.restore(in, [&](std::size_t /*number*/, auto block) {
    words += block.size() / sizeof(std::uint64_t);
  });
  written_ = static_cast<std::size_t>(in.get());
  return whole && (in.whole() && words == written_);
}

}  // namespace ruleproof::solver

#include "solver/spill/run.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "solver/explore/packed_words.hpp"
#include "solver/spill/numbers.hpp"

namespace ruleproof::solver {

auto Run::push(std::uint64_t key) -> bool {
  if (in_tail_ == 0) firsts_.push_back(key);
  const NumberCode code(in_tail_ == 0 ? key : key - last_);
  tail_.insert(tail_.end(), code.bytes, code.bytes + code.length);
  last_ = key;
  ++size_;
  return ++in_tail_ < block_keys || flush();
}

auto Run::flush() -> bool {
  if (in_tail_ == 0) return true;
  const bool written = file_.append(tail_);
  tail_.clear();
  in_tail_ = 0;
  return written;
}

auto Run::finish() -> bool {
  const bool written = flush();
  tail_ = {};
  return written;
}

auto Run::save(Numbers& out) const -> void {
  file_.save(out);
  out.put(size_);
}

auto Run::restore(Numbers& in) -> bool {
  firsts_.clear();
  const bool whole = file_.restore(in, [&](std::size_t /*number*/, auto block) {
    std::size_t at = 0;
    firsts_.push_back(block.empty() ? 0 : NumberCode::read(block, at));
  });
  size_ = in.get();
  return whole && in.whole();
}

auto Run::Reader::load(std::size_t block) -> bool {
  at_ = 0;
  count_ = 0;
  if (block >= run_.firsts_.size()) return false;
  if (!file_) file_ = run_.file_.open();
  if (!run_.file_.read(file_.get(), block, code_)) return false;
  std::uint64_t key = 0;
  for (std::size_t at = 0; at < code_.size() && count_ < block_keys;) {
    key += NumberCode::read(code_, at);
    keys_[count_++] = key;
  }
  block_ = block + 1;
  return count_ > 0;
}

auto Run::Reader::seek(std::uint64_t key) -> bool {
  const auto from = run_.firsts_.begin() + static_cast<std::ptrdiff_t>(block_);
  const auto after = std::upper_bound(from, run_.firsts_.end(), key);
  if (after == run_.firsts_.begin() || after == from)
    return false;  // before, or between two blocks
  const auto block = static_cast<std::size_t>(after - run_.firsts_.begin()) - 1;
  return load(block) && keys_[count_ - 1] >= key;
}

}  // namespace ruleproof::solver

#include "solver/smt/table.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include <sys/mman.h>

namespace ruleproof::solver {

namespace {

constexpr std::size_t page = 4096;
constexpr std::size_t huge_page = std::size_t{2} << 20U;
/// From here on pages of 2 MiB, so that a look-up misses the cache but not the page table as well.
constexpr std::size_t big = std::size_t{32} << 20U;

auto round_up(std::size_t bytes, std::size_t unit) -> std::size_t {
  return (bytes + unit - 1) / unit * unit;
}

}  // namespace

Table::Table(std::size_t most_bytes) {
  reserved_ = round_up(std::max(most_bytes, page), huge_page);
  void* memory =
      mmap(nullptr, reserved_, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) {
    reserved_ = 0;
  } else {
    words_ = static_cast<std::uint64_t*>(memory);
  }
}

Table::~Table() {
  if (words_ != nullptr) munmap(words_, reserved_);
}

auto Table::grow(std::size_t size) -> bool {
  const auto needed = round_up(size * sizeof(std::uint64_t), page);
  if (needed > reserved_) return false;
  if (needed > taken_) {
    if (mprotect(words_, needed, PROT_READ | PROT_WRITE) != 0) return false;
    if (needed >= big) (void)madvise(words_, needed, MADV_HUGEPAGE);  // a wish: it may be refused
    taken_ = needed;
  }
  size_ = std::max(size_, size);
  return true;
}

}  // namespace ruleproof::solver

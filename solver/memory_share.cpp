#include "solver/memory_share.hpp"

#include <atomic>
#include <cstdint>

namespace ruleproof::solver {
namespace {

std::atomic<std::uint64_t> of_a_search = MemoryShares{}.search;
std::atomic<std::uint64_t> of_z3 = MemoryShares{}.z3;

}  // namespace

auto share_memory(const MemoryShares& shares) -> void {
  of_a_search = shares.search;
  of_z3 = shares.z3;
}

auto memory_shares() -> MemoryShares { return {.search = of_a_search, .z3 = of_z3}; }

}  // namespace ruleproof::solver

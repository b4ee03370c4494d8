/// How much memory engines may take that have no bound of their own: guided searches, Z3.
#pragma once

#include <cstdint>

namespace ruleproof::solver {

/// Shares of the memory of a process.
struct MemoryShares {
  std::uint64_t search = std::uint64_t{2} << 30U;  ///< of each that runs at a time
  std::uint64_t z3 = 0;                            ///< of all its questions together; 0: no bound
};

/// Said once, before any engine starts; until then, what is usual.
auto share_memory(const MemoryShares& shares) -> void;
[[nodiscard]] auto memory_shares() -> MemoryShares;

}  // namespace ruleproof::solver

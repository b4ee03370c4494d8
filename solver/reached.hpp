/// How far a search is, for whoever watches it from another thread.
#pragma once

#include <atomic>
#include <cstdint>

namespace ruleproof::solver {

/// Written now and then by the one who searches, read at any time: each number is true by itself,
/// and somewhat old.
struct Reached {
  std::atomic<std::uint64_t> positions = 0;  ///< stored so far
  std::atomic<std::uint64_t> expanded = 0;   ///< of these, those whose moves were tried
  std::atomic<std::uint64_t> bytes = 0;      ///< that they take, of the bound on memory
  std::atomic<int> depth = 0;                ///< moves to those that are being expanded
  /// What is being done where that is not the search: a text that stays. Nothing: searching.
  std::atomic<const char*> instead = nullptr;
};

/// Tells a watcher, where there is one.
inline auto tell(Reached* watcher, std::uint64_t positions, std::uint64_t expanded,
                 std::uint64_t bytes, int depth) -> void {
  if (watcher == nullptr) return;
  constexpr auto order = std::memory_order_relaxed;
  watcher->positions.store(positions, order);
  watcher->expanded.store(expanded, order);
  watcher->bytes.store(bytes, order);
  watcher->depth.store(depth, order);
}

/// The search is over, and something else is done.
inline auto tell(Reached* watcher, const char* instead) -> void {
  if (watcher != nullptr) watcher->instead.store(instead, std::memory_order_relaxed);
}

}  // namespace ruleproof::solver

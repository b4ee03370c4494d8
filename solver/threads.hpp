/// Threads, as many as the system grants.
#pragma once

#include <cstddef>
#include <exception>
#include <memory>
#include <new>
#include <thread>
#include <vector>

namespace ruleproof::solver {

/// Starts `wanted` threads that each call `work`; fewer, or none, where a bound on memory or on
/// processes allows no more.
template <class Work>
[[nodiscard]] auto start_threads(std::size_t wanted, const Work& work) -> std::vector<std::thread> {
  // Stacks must not take all the memory there is: what is kept free meanwhile is for the work.
  constexpr std::size_t room_for_work = std::size_t{64} << 20U;
  const std::unique_ptr<std::byte[]> room(new (std::nothrow) std::byte[room_for_work]);
  std::vector<std::thread> threads;
  while (threads.size() < wanted) {
    try {
      threads.emplace_back(work);
    } catch (const std::exception&) {  // no thread or no memory for it
      break;
    }
  }
  return threads;
}

}  // namespace ruleproof::solver

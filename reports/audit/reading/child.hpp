/// Another program as a process of its own, within bounds that it cannot leave.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace ruleproof::audit {

struct Bounds {
  std::size_t memory = 1'000'000'000;  ///< bytes of address space
  std::size_t output = 48'000'000;     ///< bytes
  std::chrono::seconds time{60};       ///< on the clock; of the processor at most half of that
};

struct Ended {
  enum class How : std::uint8_t {
    done,         ///< exit code 0
    failed,       ///< another exit code, or a crash, as out of memory
    too_slow,     ///< stopped at the end of its time
    too_long,     ///< stopped at the end of its output
    not_started,  ///< there is no such program
  };
  How how = How::not_started;
  std::string output;
  std::string complaint;  ///< the beginning of what it wrote to its standard error
};

/// Runs a program, looked for along the path, without a shell and without an input.
[[nodiscard]] auto run_child(std::vector<std::string> words, const Bounds& bounds) -> Ended;

}  // namespace ruleproof::audit

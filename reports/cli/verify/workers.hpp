/// Does the parts of a run, several at a time, with progress; stops at Ctrl-C, or when the time is
/// up.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "reports/cli/verify/parts.hpp"

namespace ruleproof::cli {

/// What became of the parts, in their order. Parts that an interrupt prevented have no result.
struct Done {
  std::vector<std::optional<Result<GameReport>>> results;
  std::vector<bool> begun;  ///< which were: of those without a result
  bool interrupted = false;
  bool out_of_time = false;
  bool at_work = false;  ///< threads still are: leave by `leave_now`
};

/// When parts end before all are done, and who hears of them.
struct Watching {
  std::function<bool()> over = {};     ///< asked now and then: whether the time is up
  std::chrono::milliseconds grace{0};  ///< for parts that see themselves that the end has come
  /// Told of each part as soon as it and all before it are done, in their order; in the end of
  /// those behind the first that is not.
  std::function<void(std::size_t part, const Result<GameReport>& result)> told = {};
  bool logged = true;  ///< a line for each part where no person reads; in the order of their ends
  bool shown = true;   ///< where a person reads, how many are done; else somebody else says more
};

[[nodiscard]] auto do_parts(const std::vector<Part>& parts, unsigned jobs, Terminal& terminal,
                            const Watching& watching = {}) -> Done;

/// Ends the program at once, although threads are still at work.
[[noreturn]] auto leave_now(Terminal& terminal, int status) -> void;

}  // namespace ruleproof::cli

/// Does the parts of a run, several at a time, with progress; stops at Ctrl-C.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "reports/cli/verify/parts.hpp"

namespace ruleproof::cli {

/// What became of the parts, in their order. Parts that an interrupt prevented have no result.
struct Done {
  std::vector<std::optional<Result<GameReport>>> results;
  bool interrupted = false;  ///< threads may still be at work: leave by `leave_now`
};

[[nodiscard]] auto do_parts(const std::vector<Part>& parts, unsigned jobs, Terminal& terminal)
    -> Done;

/// Ends the program at once, although threads are still at work.
[[noreturn]] auto leave_now(Terminal& terminal, int status) -> void;

}  // namespace ruleproof::cli

/// Runs an attempt in a process of its own, which may loop for ever or crash.
#pragma once

#include <functional>
#include <string>

namespace ruleproof::mutants {

/// How a child ended, and what it wrote.
struct Ending {
  enum class How : unsigned char { returned, aborted, crashed, too_long };
  How how = How::returned;
  std::string said;    ///< what the attempt returned; else the last line on standard error
  double seconds = 0;  ///< of processor time
};

/// Runs `attempt` for at most so many seconds of processor time; its standard output goes nowhere.
[[nodiscard]] auto in_child(int seconds, const std::function<std::string()>& attempt) -> Ending;

}  // namespace ruleproof::mutants

/// A child process that speaks in lines. Whatever it does - die, hang, flood, refuse to end - costs
/// bounded memory and time.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/result.hpp"

namespace ruleproof::conformance {

/// How a child is started.
struct Launch {
  std::vector<std::string> command;            ///< the program, and its arguments
  std::string log = {};                        ///< where its standard error goes; empty: nowhere
  std::chrono::milliseconds timeout{5000};     ///< for each answer
  std::chrono::milliseconds patience{30'000};  ///< for the first, which waits for it to start
  std::size_t most_log = 1U << 20U;            ///< bytes of the log; what follows is dropped
};

/// Why no line came.
enum class Silence : std::uint8_t {
  none,  ///< a line came
  timed_out,
  ended,     ///< it closed its output
  too_long,  ///< a line that is longer than any answer
  stopped,   ///< somebody ended the wait
};

class Process {
 public:
  /// Starts the program, which is found as a shell finds it.
  [[nodiscard]] static auto start(const Launch& launch) -> Result<std::unique_ptr<Process>>;
  Process(const Process&) = delete;
  auto operator=(const Process&) -> Process& = delete;
  ~Process();  ///< kills it, and all that it started

  /// Queues text; it is written while answers are waited for.
  auto send(std::string_view text) -> void;
  /// The next line, without its end. Valid until the next call. Waits at most the time-out, and no
  /// longer than until somebody stops it.
  auto next_line(std::string_view& line, const std::function<bool()>& stopped = {}) -> Silence;
  /// Whether it ends by itself within `patience`; its input is closed first.
  auto ends_within(std::chrono::milliseconds patience) -> bool;
  /// "exited with code 3", "was killed by signal 11", "still runs".
  [[nodiscard]] auto ending() -> std::string;
  /// The end of what it wrote to its standard error so far. Valid until the next call.
  [[nodiscard]] auto last_words() -> std::string_view;
  /// What it wrote without ending the line.
  [[nodiscard]] auto half_line() const -> std::string_view;

 private:
  struct Child;
  explicit Process(std::unique_ptr<Child> child);
  std::unique_ptr<Child> child_;
};

}  // namespace ruleproof::conformance

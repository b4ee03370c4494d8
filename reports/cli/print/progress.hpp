/// What a person sees while a command works: what is done, what is left, and when it ends. One line
/// that is written over, after two seconds; nothing where nobody looks.
#pragma once

#include <chrono>
#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>

#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

/// ", about 40 s left" after so long, from how many things are done; nothing before the first is.
/// Those that are left may take longer than those before.
[[nodiscard]] auto time_left(std::size_t finished, std::size_t of, std::chrono::seconds elapsed)
    -> std::string;

class Progress {
 public:
  /// Of so many things, which are called "questions".
  Progress(Terminal& terminal, std::string_view things, std::size_t of);
  Progress(const Progress&) = delete;
  auto operator=(const Progress&) -> Progress& = delete;
  ~Progress();

  /// One more is done; any thread may say so.
  auto done(std::string_view what) -> void;

 private:
  Terminal& terminal_;
  std::string things_;
  std::size_t of_;
  std::size_t finished_ = 0;
  bool shown_ = false;
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
  std::mutex mutex_;
};

}  // namespace ruleproof::cli

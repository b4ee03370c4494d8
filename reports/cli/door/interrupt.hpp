/// Ctrl-C as a wish: whoever works looks now and then whether somebody wants an early end.
#pragma once

#include <chrono>

namespace ruleproof::cli {

/// Whether Ctrl-C, or what `timeout` sends, came since the last `Interruptible` began.
[[nodiscard]] auto interrupted() -> bool;

/// While it lives, Ctrl-C asks for an early end; so does `timeout`. A second one ends the
/// program, unless it comes with the first - `timeout` sends each signal twice - or so soon after
/// it that what was found is still being written.
class Interruptible {
 public:
  /// Within `same_wish` after the first, another says the same.
  explicit Interruptible(std::chrono::milliseconds same_wish = std::chrono::milliseconds(500));
  ~Interruptible();
  Interruptible(const Interruptible&) = delete;
  auto operator=(const Interruptible&) -> Interruptible& = delete;

 private:
  void (*old_interrupt_)(int);
  void (*old_terminate_)(int);
};

}  // namespace ruleproof::cli

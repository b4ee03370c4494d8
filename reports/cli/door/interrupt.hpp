/// Ctrl-C as a wish: whoever works looks now and then whether somebody wants an early end.
#pragma once

namespace ruleproof::cli {

/// Whether Ctrl-C, or what `timeout` sends, came since the last `Interruptible` began.
[[nodiscard]] auto interrupted() -> bool;

/// While it lives, Ctrl-C asks for an early end; so does `timeout`. A second one ends the
/// program, unless it comes with the first: `timeout` sends each signal twice.
class Interruptible {
 public:
  Interruptible();
  ~Interruptible();
  Interruptible(const Interruptible&) = delete;
  auto operator=(const Interruptible&) -> Interruptible& = delete;

 private:
  void (*old_interrupt_)(int);
  void (*old_terminate_)(int);
};

}  // namespace ruleproof::cli

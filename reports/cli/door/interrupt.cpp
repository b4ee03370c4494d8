#include "reports/cli/door/interrupt.hpp"

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <ctime>

namespace ruleproof::cli {
namespace {

std::atomic<bool> interrupt_asked = false;
std::atomic<std::int64_t> asked_at = 0;   ///< milliseconds of the machine's clock
std::atomic<std::int64_t> same_wish = 0;  ///< milliseconds in which a second says the same
static_assert(std::atomic<bool>::is_always_lock_free);
static_assert(std::atomic<std::int64_t>::is_always_lock_free);

auto now() -> std::int64_t {
  ::timespec time{};
  (void)::clock_gettime(CLOCK_MONOTONIC, &time);  // a handler may call it
  return (static_cast<std::int64_t>(time.tv_sec) * 1'000) + (time.tv_nsec / 1'000'000);
}

extern "C" {
/// A second Ctrl-C ends the program at once, unless it says what the first said.
auto ruleproof_on_interrupt(int signal) -> void {
  if (!interrupt_asked.exchange(true)) {
    asked_at = now();
  } else if (now() - asked_at > same_wish) {
    (void)std::signal(signal, SIG_DFL);
    (void)std::raise(signal);
  }
}
}

}  // namespace

auto interrupted() -> bool { return interrupt_asked; }

Interruptible::Interruptible(std::chrono::milliseconds same) {
  interrupt_asked = false;
  same_wish = same.count();
  old_interrupt_ = std::signal(SIGINT, ruleproof_on_interrupt);
  old_terminate_ = std::signal(SIGTERM, ruleproof_on_interrupt);
}

Interruptible::~Interruptible() {
  if (old_interrupt_ != SIG_ERR) (void)std::signal(SIGINT, old_interrupt_);
  if (old_terminate_ != SIG_ERR) (void)std::signal(SIGTERM, old_terminate_);
}

}  // namespace ruleproof::cli

#include "reports/cli/door/interrupt.hpp"

#include <atomic>
#include <csignal>

namespace ruleproof::cli {
namespace {

std::atomic<bool> interrupt_asked = false;
static_assert(std::atomic<bool>::is_always_lock_free);

extern "C" {
auto ruleproof_on_interrupt(int signal) -> void {
  interrupt_asked = true;
  (void)std::signal(signal, SIG_DFL);  // a second Ctrl-C ends the program at once
}
}

}  // namespace

auto interrupted() -> bool { return interrupt_asked; }

Interruptible::Interruptible() {
  interrupt_asked = false;
  old_interrupt_ = std::signal(SIGINT, ruleproof_on_interrupt);
  old_terminate_ = std::signal(SIGTERM, ruleproof_on_interrupt);
}

Interruptible::~Interruptible() {
  if (old_interrupt_ != SIG_ERR) (void)std::signal(SIGINT, old_interrupt_);
  if (old_terminate_ != SIG_ERR) (void)std::signal(SIGTERM, old_terminate_);
}

}  // namespace ruleproof::cli

#include "reports/cli/print/progress.hpp"

#include <chrono>
#include <cstddef>
#include <mutex>
#include <ostream>
#include <string>
#include <string_view>

#include <fmt/core.h>

#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

auto time_left(std::size_t finished, std::size_t of, std::chrono::seconds elapsed) -> std::string {
  if (finished == 0 || finished >= of) return "";
  const auto done = static_cast<std::chrono::seconds::rep>(finished);
  const auto left = elapsed.count() * static_cast<std::chrono::seconds::rep>(of - finished) / done;
  constexpr int minute = 60;
  if (left < 2 * minute) return ", about " + std::to_string(left) + " s left";
  return ", about " + std::to_string((left + minute / 2) / minute) + " min left";
}

Progress::Progress(Terminal& terminal, std::string_view things, std::size_t of)
    : terminal_(terminal), things_(things), of_(of) {}

Progress::~Progress() {
  if (shown_) terminal_.err << "\r\x1b[K" << std::flush;
}

auto Progress::done(std::string_view what) -> void {
  const std::lock_guard lock(mutex_);
  ++finished_;
  const auto elapsed =
      std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - begun_);
  constexpr std::chrono::seconds soon{2};
  if (!terminal_.progress || (elapsed < soon && !shown_)) return;
  shown_ = true;
  terminal_.err << fmt::format("\r\x1b[K[{}/{}] {}: {}{}", finished_, of_, things_, what,
                               time_left(finished_, of_, elapsed))
                << std::flush;
}

}  // namespace ruleproof::cli

#include "reports/cli/print/progress.hpp"

#include <chrono>
#include <cstddef>
#include <string>

namespace ruleproof::cli {

auto time_left(std::size_t finished, std::size_t of, std::chrono::seconds elapsed) -> std::string {
  if (finished == 0 || finished >= of) return "";
  const auto done = static_cast<std::chrono::seconds::rep>(finished);
  const auto left = elapsed.count() * static_cast<std::chrono::seconds::rep>(of - finished) / done;
  constexpr int minute = 60;
  if (left < 2 * minute) return ", about " + std::to_string(left) + " s left";
  return ", about " + std::to_string((left + minute / 2) / minute) + " min left";
}

}  // namespace ruleproof::cli

/// When somebody who waits for an answer wants it, however far it has come. It is one for all that
/// the answer takes: what is left of it is what the next part may use.
#pragma once

#include <algorithm>
#include <chrono>
#include <optional>

namespace ruleproof::solver {

class Deadline {
 public:
  using Clock = std::chrono::steady_clock;

  /// Never.
  Deadline() = default;
  [[nodiscard]] static auto in(std::chrono::milliseconds time) -> Deadline {
    Deadline deadline;
    deadline.end_ = Clock::now() + time;
    return deadline;
  }

  [[nodiscard]] auto is_set() const -> bool { return end_.has_value(); }
  [[nodiscard]] auto over() const -> bool { return end_ && Clock::now() >= *end_; }
  /// For the first of two parts: it may take half of what is left.
  [[nodiscard]] auto half() const -> Deadline {
    Deadline deadline;
    const auto now = Clock::now();
    if (end_) deadline.end_ = now + ((*end_ - now) / 2);
    return deadline;
  }
  /// So long, or until then if that is sooner.
  [[nodiscard]] auto at_most(std::chrono::milliseconds time) const -> std::chrono::milliseconds {
    if (!end_) return time;
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(*end_ - Clock::now());
    return std::clamp(left, std::chrono::milliseconds(0), time);
  }

 private:
  std::optional<Clock::time_point> end_;
};

}  // namespace ruleproof::solver

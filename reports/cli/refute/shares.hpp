/// One time for many parts: what is left is shared by those that are still to come, so that the
/// first ones do not take it all.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>

namespace ruleproof::cli {

class Shares {
 public:
  using Clock = std::chrono::steady_clock;
  using Now = std::function<Clock::time_point()>;

  /// So many parts, several at a time; without a time there is no end.
  Shares(std::optional<std::chrono::seconds> time, std::size_t parts, std::size_t at_a_time,
         Now now = Clock::now);

  /// Whether the time of all parts is up.
  [[nodiscard]] auto over() const -> bool;
  /// Asks whether the share of the part that begins now is up; any thread may begin one.
  [[nodiscard]] auto begun() const -> std::function<bool()>;
  /// One part less is to come.
  auto done() -> void;

 private:
  Now now_;
  std::optional<Clock::time_point> end_;
  std::size_t at_a_time_;
  std::atomic<std::size_t> left_;
};

}  // namespace ruleproof::cli

/// How far a run may go, or a part of it.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>

namespace ruleproof::conformance {

/// Moves of the engine, and the clock: whichever ends first.
struct Limit {
  using Clock = std::chrono::steady_clock;
  static constexpr auto unlimited = std::numeric_limits<std::uint64_t>::max();

  std::uint64_t moves = unlimited;  ///< made since the run began
  Clock::time_point until = Clock::time_point::max();

  [[nodiscard]] auto by_clock() const -> bool { return until != Clock::time_point::max(); }

  /// A share of what is left until this limit, `made` moves into the run: one of `shares`.
  [[nodiscard]] auto share(std::uint64_t made, std::uint64_t shares) const -> Limit {
    Limit part = *this;
    if (moves != unlimited) part.moves = made + ((moves - std::min(moves, made)) / shares);
    const auto now = Clock::now();
    if (by_clock() && until > now) part.until = now + ((until - now) / shares);
    return part;
  }
};

}  // namespace ruleproof::conformance

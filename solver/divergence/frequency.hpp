/// How often something happens, with an interval.
#pragma once

#include <cstdint>

namespace ruleproof::solver {

/// So many of so many, and the interval of Clopper and Pearson: whatever the true share is,
/// intervals made in this way hold it in at least 95 of 100 cases.
struct Frequency {
  std::uint64_t count = 0;
  std::uint64_t of = 0;
  double low = 0;
  double high = 1;

  [[nodiscard]] auto share() const -> double {
    return of == 0 ? 0 : static_cast<double>(count) / static_cast<double>(of);
  }
};

[[nodiscard]] auto frequency(std::uint64_t count, std::uint64_t of) -> Frequency;

}  // namespace ruleproof::solver

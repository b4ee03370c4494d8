/// How much of the usual work is asked for: a multiple of it, or a part.
#pragma once

#include <algorithm>
#include <cstdint>

namespace ruleproof::solver {

/// `usual * portion` is how much is to be done where `usual` is: at least one.
class Portion {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): "effort = 3" says what it means
  constexpr Portion(std::uint64_t times) : times_(times) {}
  /// The half, a third, ... of the usual work.
  [[nodiscard]] static constexpr auto one_in(std::uint64_t parts) -> Portion {
    Portion portion(1);
    portion.parts_ = parts;
    return portion;
  }

  friend constexpr auto operator*(std::uint64_t usual, Portion portion) -> std::uint64_t {
    return std::max<std::uint64_t>(usual * portion.times_ / portion.parts_, 1);
  }

 private:
  std::uint64_t times_;
  std::uint64_t parts_ = 1;
};

}  // namespace ruleproof::solver

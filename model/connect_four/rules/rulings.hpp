/// The open questions: each an enum, whose first value is the default.
#pragma once

#include <compare>
#include <cstdint>

namespace ruleproof::connect_four {

/// [line.diagonal] Some sets for children count rows and columns only.
enum class Diagonals : std::uint8_t { count, do_not_count };

struct Rulings {
  Diagonals diagonals = Diagonals::count;
  auto operator<=>(const Rulings&) const = default;
};

}  // namespace ruleproof::connect_four

/// The open questions: each an enum, whose first value is the default.
#pragma once

#include "model/connect_four/rules/clauses.hpp"  // IWYU pragma: export
#include "model/core/ruling.hpp"

namespace ruleproof::connect_four {

/// [line.diagonal] Some sets for children count rows and columns only.
enum class Diagonals : std::uint8_t { count, do_not_count };

struct Rulings {
  Diagonals diagonals = Diagonals::count;
  auto operator<=>(const Rulings&) const = default;
};

inline constexpr auto ruling_table = std::to_array<Ruling<Rulings>>({
    ruling<&Rulings::diagonals>(
        "A1", "diagonals", "line.diagonal"_c, "Do four stones in a diagonal win?",
        {{"count", "a diagonal wins like a row"}, {"do-not-count", "only rows and columns win"}}),
});

inline constexpr std::array<Unruled, 0> unruled{};

}  // namespace ruleproof::connect_four

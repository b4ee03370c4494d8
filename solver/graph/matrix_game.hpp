/// Games of two in which both choose once, unseen by each other: the value, exactly, with mixed
/// strategies that show it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace ruleproof::solver {

/// Whole numbers: what the chooser of the row gets. Every row has the same length, at least 1.
using Payoffs = std::vector<std::vector<int>>;

/// A fraction in lowest terms.
struct Share {
  std::int64_t over = 0;
  std::int64_t under = 1;
  auto operator==(const Share&) const -> bool = default;
  [[nodiscard]] auto text() const -> std::string;
};

struct Mixed {
  Share value;
  std::vector<Share> rows;     ///< how often the one chooses each row
  std::vector<Share> columns;  ///< how often the other chooses each column
};

/// By the simplex method, in fractions. The payoffs are to be small: they lie in 64 bits.
[[nodiscard]] auto solve_matrix(const Payoffs& payoffs) -> Mixed;

/// Whether both strategies are what they claim: the rows get at least the value against every
/// column, and the columns give at most the value to every row. That is a proof of the value.
[[nodiscard]] auto is_equilibrium(const Payoffs& payoffs, const Mixed& mixed) -> bool;

}  // namespace ruleproof::solver

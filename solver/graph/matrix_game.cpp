#include "solver/graph/matrix_game.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <boost/rational.hpp>

namespace ruleproof::solver {
namespace {

using Fraction = boost::rational<std::int64_t>;

auto share(const Fraction& f) -> Share { return {f.numerator(), f.denominator()}; }
auto fraction(const Share& s) -> Fraction { return {s.over, s.under}; }

/// Maximises the sum of y under A y <= 1, y >= 0, where all entries of A are positive.
class Tableau {
 public:
  Tableau(const Payoffs& payoffs, int shift)
      : rows_(payoffs.size()), columns_(payoffs.front().size()) {
    for (std::size_t i = 0; i < rows_; ++i) {
      std::vector<Fraction> row(columns_ + rows_ + 1);
      for (std::size_t j = 0; j < columns_; ++j) row[j] = payoffs[i][j] + shift;
      row[columns_ + i] = 1;
      row.back() = 1;
      cells_.push_back(std::move(row));
      basis_.push_back(columns_ + i);
    }
    cost_.resize(columns_ + rows_ + 1);
    std::fill_n(cost_.begin(), columns_, Fraction(-1));
  }

  auto run() -> void {
    // Always the first column and row that will do, so that it cannot go round in circles.
    for (auto column = entering(); column; column = entering()) pivot(leaving(*column), *column);
  }
  [[nodiscard]] auto sum() const -> Fraction { return cost_.back(); }
  [[nodiscard]] auto y(std::size_t column) const -> Fraction {
    const auto at = std::ranges::find(basis_, column);
    return at == basis_.end() ? Fraction(0)
                              : cells_[static_cast<std::size_t>(at - basis_.begin())].back();
  }
  /// The price of row i's bound: the other player's weight.
  [[nodiscard]] auto price(std::size_t row) const -> Fraction { return cost_[columns_ + row]; }

 private:
  [[nodiscard]] auto entering() const -> std::optional<std::size_t> {
    for (std::size_t j = 0; j + 1 < cost_.size(); ++j) {
      if (cost_[j] < 0) return j;
    }
    return std::nullopt;
  }
  [[nodiscard]] auto leaving(std::size_t column) const -> std::size_t {
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < rows_; ++i) {
      if (cells_[i][column] <= 0) continue;
      const auto ratio = cells_[i].back() / cells_[i][column];
      const auto least = best ? cells_[*best].back() / cells_[*best][column] : ratio;
      if (!best || ratio < least || (ratio == least && basis_[i] < basis_[*best])) best = i;
    }
    return best.value();  // the entries are positive, so the sum is bounded
  }
  auto pivot(std::size_t row, std::size_t column) -> void {
    const auto by = cells_[row][column];
    for (auto& cell : cells_[row]) cell /= by;
    const auto clear = [&](std::vector<Fraction>& other) {
      const auto factor = other[column];
      if (factor == 0) return;
      for (std::size_t j = 0; j < other.size(); ++j) other[j] -= factor * cells_[row][j];
    };
    for (std::size_t i = 0; i < rows_; ++i) {
      if (i != row) clear(cells_[i]);
    }
    clear(cost_);
    basis_[row] = column;
  }

  std::size_t rows_;
  std::size_t columns_;
  std::vector<std::vector<Fraction>> cells_;
  std::vector<Fraction> cost_;
  std::vector<std::size_t> basis_;
};

}  // namespace

auto Share::text() const -> std::string {
  return std::to_string(over) + (under == 1 ? "" : '/' + std::to_string(under));
}

auto solve_matrix(const Payoffs& payoffs) -> Mixed {
  int least = payoffs.front().front();
  for (const auto& row : payoffs) least = std::min(least, *std::ranges::min_element(row));
  const int shift = 1 - least;
  Tableau tableau(payoffs, shift);
  tableau.run();
  const auto scale = 1 / tableau.sum();
  Mixed mixed{.value = share(scale - shift), .rows = {}, .columns = {}};
  for (std::size_t i = 0; i < payoffs.size(); ++i) {
    mixed.rows.push_back(share(tableau.price(i) * scale));
  }
  for (std::size_t j = 0; j < payoffs.front().size(); ++j) {
    mixed.columns.push_back(share(tableau.y(j) * scale));
  }
  return mixed;
}

auto is_equilibrium(const Payoffs& payoffs, const Mixed& mixed) -> bool {
  const auto value = fraction(mixed.value);
  const auto is_mix = [](const std::vector<Share>& shares) {
    Fraction sum(0);
    for (const auto& one : shares) {
      if (one.over < 0) return false;
      sum += fraction(one);
    }
    return sum == 1;
  };
  if (mixed.rows.size() != payoffs.size() || mixed.columns.size() != payoffs.front().size() ||
      !is_mix(mixed.rows) || !is_mix(mixed.columns)) {
    return false;
  }
  for (const auto& row : payoffs) {
    Fraction got(0);
    for (std::size_t j = 0; j < row.size(); ++j) {
      got += fraction(mixed.columns[j]) * row[j];
    }
    if (got > value) return false;
  }
  for (std::size_t j = 0; j < payoffs.front().size(); ++j) {
    Fraction got(0);
    for (std::size_t i = 0; i < payoffs.size(); ++i) {
      got += fraction(mixed.rows[i]) * payoffs[i][j];
    }
    if (got < value) return false;
  }
  return true;
}

}  // namespace ruleproof::solver

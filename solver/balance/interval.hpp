/// Intervals that stay true while one looks: a confidence sequence for the mean of bounded
/// observations. Whoever stops as soon as the interval is narrow enough has not fooled himself.
///
/// The method is the empirical Bernstein process of Howard, Ramdas, McAuliffe and Sekhon
/// ("Time-uniform, nonparametric, nonasymptotic confidence sequences", Annals of Statistics 49,
/// 2021, theorem 4) with their gamma-exponential mixture (proposition 9). For observations X in
/// 0..1 with mean m, and predictions P made before each of them,
///
///     exp(l * sum(X - m) - (-log(1 - l) - l) * sum((X - P)^2))
///
/// is for every l in 0..1 a nonnegative supermartingale that starts at 1; so is its mixture over l,
/// and by Ville's inequality it is ever above 2/alpha with a chance of at most alpha/2. Nothing is
/// asked of the distribution: draws, shared wins and rounds of several dependent games are all
/// well.
#pragma once

#include <cstdint>

namespace ruleproof::solver::balance {

/// Observations in whole units: exact, and merged in any order.
struct Sums {
  std::int64_t count = 0;
  std::int64_t sum = 0;
  std::int64_t squares = 0;

  auto add(std::int64_t value) -> void;
  auto add(const Sums& other) -> void;
  auto operator==(const Sums&) const -> bool = default;
};

/// What an observation can be, in units.
struct Range {
  std::int64_t low = 0;
  std::int64_t high = 1;
};

/// How sure an interval is, and for which spread it is at its narrowest. Both are set before the
/// first observation.
struct Confidence {
  double miss = 0.05;    ///< chance that the interval is ever wrong
  double spread = 1000;  ///< sum of squared deviations at which the mixture is tuned
};

struct Interval {
  double mean = 0;
  double low = 0;
  double high = 0;
  [[nodiscard]] auto half_width() const -> double { return (high - low) / 2; }
  [[nodiscard]] auto has(double value) const -> bool { return low <= value && value <= high; }
};

/// By how much the sum of observations of 0..1 may differ from its expectation: the boundary that
/// it ever crosses, to one side, with a chance of at most `miss`.
[[nodiscard]] auto boundary(double spread, double miss, double tuned_spread) -> double;

/// A mean in the making. Batches come in a fixed order; the prediction for a batch is the mean of
/// those before it.
class Sequence {
 public:
  Sequence() = default;
  explicit Sequence(Range range) : range_(range) {}
  /// As it was when it was saved.
  Sequence(Range range, const Sums& sums, double spread)
      : range_(range), sums_(sums), spread_(spread) {}

  auto merge(const Sums& batch) -> void;
  /// In units.
  [[nodiscard]] auto interval(const Confidence& confidence) const -> Interval;
  [[nodiscard]] auto range() const -> Range { return range_; }
  [[nodiscard]] auto sums() const -> const Sums& { return sums_; }
  /// Squared deviations from the predictions, of observations scaled to 0..1.
  [[nodiscard]] auto spread() const -> double { return spread_; }

 private:
  [[nodiscard]] auto width() const -> double {
    return static_cast<double>(range_.high - range_.low);
  }

  Range range_;
  Sums sums_;
  double spread_ = 0;
};

}  // namespace ruleproof::solver::balance

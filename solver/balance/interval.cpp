#include "solver/balance/interval.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include <boost/math/policies/policy.hpp>
#include <boost/math/special_functions/gamma.hpp>

namespace ruleproof::solver::balance {
namespace {

namespace policies = boost::math::policies;
/// Nothing is thrown: what is too small becomes 0.
using Quiet = policies::policy<policies::domain_error<policies::errno_on_error>,
                               policies::pole_error<policies::errno_on_error>,
                               policies::overflow_error<policies::errno_on_error>,
                               policies::evaluation_error<policies::errno_on_error>,
                               policies::promote_double<false>>;

auto log_gamma(double a) -> double { return boost::math::lgamma(a, Quiet{}); }
/// The logarithm of the normalised lower incomplete gamma function.
auto log_gamma_p(double a, double x) -> double {
  return std::log(boost::math::gamma_p(a, x, Quiet{}));
}

/// The parameter with which a normal mixture is narrowest at a spread.
auto best_rho(double spread, double miss) -> double {
  const auto l = 2 * std::log(1 / (2 * miss));
  return spread / (l + std::log(1 + l));
}

/// The logarithm of the gamma-exponential mixture after deviations of `s` and a spread of `v`.
class Mixture {
 public:
  explicit Mixture(double rho)
      : rho_(rho), constant_((rho * std::log(rho)) - log_gamma(rho) - log_gamma_p(rho, rho)) {}
  [[nodiscard]] auto log_at(double s, double v) const -> double {
    const auto a = v + rho_;
    const auto b = s + v + rho_;
    return constant_ + log_gamma(a) + log_gamma_p(a, b) - (a * std::log(b)) + s + v;
  }
  /// How fast that grows with `s`.
  [[nodiscard]] auto slope_at(double s, double v) const -> double {
    const auto a = v + rho_;
    const auto b = s + v + rho_;
    return 1 - (a / b) + std::exp(((a - 1) * std::log(b)) - b - log_gamma(a) - log_gamma_p(a, b));
  }

 private:
  double rho_;
  double constant_;
};

}  // namespace

auto Sums::add(std::int64_t value) -> void {
  ++count;
  sum += value;
  squares += value * value;
}

auto Sums::add(const Sums& other) -> void {
  count += other.count;
  sum += other.sum;
  squares += other.squares;
}

auto boundary(double spread, double miss, double tuned_spread) -> double {
  const Mixture mixture(best_rho(tuned_spread, miss));
  const auto goal = std::log(1 / miss);
  double s = std::max(1.0, 2 * std::sqrt(spread));
  while (mixture.log_at(s, spread) < goal) s *= 2;
  // The mixture grows with `s`, ever faster: Newton's steps come down from above and stay there.
  for (int i = 0; i < 40; ++i) {
    const auto step = (mixture.log_at(s, spread) - goal) / mixture.slope_at(s, spread);
    if (!(step > s * 1e-10)) break;
    s -= step;
  }
  return s;
}

auto Sequence::merge(const Sums& batch) -> void {
  const auto low = static_cast<double>(range_.low);
  const auto count = static_cast<double>(batch.count);
  const auto sum = static_cast<double>(batch.sum);
  const auto scaled_sum = (sum - (count * low)) / width();
  const auto scaled_squares =
      (static_cast<double>(batch.squares) - (2 * low * sum) + (count * low * low)) /
      (width() * width());
  const auto seen = static_cast<double>(sums_.count);
  const auto predicted =
      sums_.count == 0 ? 0.5 : ((static_cast<double>(sums_.sum) / seen) - low) / width();
  const auto deviations =
      scaled_squares - (2 * predicted * scaled_sum) + (count * predicted * predicted);
  spread_ += std::max(0.0, deviations);
  sums_.add(batch);
}

auto Sequence::interval(const Confidence& confidence) const -> Interval {
  const auto low = static_cast<double>(range_.low);
  const auto high = static_cast<double>(range_.high);
  if (sums_.count == 0) return {.mean = (low + high) / 2, .low = low, .high = high};
  const auto count = static_cast<double>(sums_.count);
  const auto mean = static_cast<double>(sums_.sum) / count;
  const auto radius = width() * boundary(spread_, confidence.miss / 2, confidence.spread) / count;
  return {.mean = mean, .low = std::max(low, mean - radius), .high = std::min(high, mean + radius)};
}

}  // namespace ruleproof::solver::balance

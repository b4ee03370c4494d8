#include "solver/divergence/frequency.hpp"

#include <cstdint>

#include <boost/math/distributions/binomial.hpp>

namespace ruleproof::solver {

auto frequency(std::uint64_t count, std::uint64_t of) -> Frequency {
  Frequency result{.count = count, .of = of};
  if (of == 0) return result;
  using Binomial = boost::math::binomial_distribution<double>;
  constexpr double each_side = 0.025;
  const auto trials = static_cast<double>(of);
  const auto successes = static_cast<double>(count);
  result.low = Binomial::find_lower_bound_on_p(trials, successes, each_side);
  result.high = Binomial::find_upper_bound_on_p(trials, successes, each_side);
  return result;
}

}  // namespace ruleproof::solver

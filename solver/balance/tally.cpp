#include "solver/balance/tally.hpp"

#include <cmath>
#include <cstddef>
#include <cstdint>

#include "model/core/assert.hpp"

namespace ruleproof::solver::balance {

Balance::Balance(const Layout& layout) : histograms(layout.distributions.size()) {
  for (const auto& series : layout.series) means.emplace_back(series.range);
}

auto Balance::merge(const Tally& batch) -> void {
  RULEPROOF_ASSERT(batch.sums.size() == means.size());
  RULEPROOF_ASSERT(batch.histograms.size() == histograms.size());
  ++batches;
  rounds += batch.rounds;
  for (std::size_t i = 0; i < means.size(); ++i) means[i].merge(batch.sums[i]);
  for (std::size_t i = 0; i < histograms.size(); ++i) {
    for (const auto& [key, count] : batch.histograms[i]) histograms[i][key] += count;
  }
}

auto total(const Histogram& histogram) -> std::uint64_t {
  std::uint64_t all = 0;
  for (const auto& [key, count] : histogram) all += count;
  return all;
}

auto mean(const Histogram& histogram) -> double {
  double sum = 0;
  for (const auto& [key, count] : histogram) {
    sum += static_cast<double>(key) * static_cast<double>(count);
  }
  return histogram.empty() ? 0 : sum / static_cast<double>(total(histogram));
}

auto deviation(const Histogram& histogram) -> double {
  if (histogram.empty()) return 0;
  const auto middle = mean(histogram);
  double sum = 0;
  for (const auto& [key, count] : histogram) {
    const auto off = static_cast<double>(key) - middle;
    sum += off * off * static_cast<double>(count);
  }
  return std::sqrt(sum / static_cast<double>(total(histogram)));
}

auto quantile(const Histogram& histogram, int hundredths) -> std::int64_t {
  const auto all = total(histogram);
  std::uint64_t below = 0;
  for (const auto& [key, count] : histogram) {
    below += count;
    if (100 * below >= all * static_cast<std::uint64_t>(hundredths)) return key;
  }
  return 0;
}

}  // namespace ruleproof::solver::balance

#include "reports/audit/differences/lengths.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "reports/audit/differences/difference.hpp"
#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {
namespace {

constexpr double least_letters = 40;  // of the longer side: shorter ones differ as they like
constexpr double least_apart = 18;    // and a part that is missing has some
constexpr double surely_short = 0.62;
constexpr double many_letters = 80;
constexpr double perhaps_short = 0.68;

auto letters_of(const std::vector<int>& at, const std::vector<Saying>& says) -> double {
  double letters = 0;
  for (const int i : at) letters += says[static_cast<std::size_t>(i)].letters;
  return letters;
}

}  // namespace

auto shorter_side(const Pairing& pairing, const std::vector<Saying>& first,
                  const std::vector<Saying>& second, double ratio) -> std::optional<Difference> {
  const double expected = letters_of(pairing.first, first) * ratio;
  const double found = letters_of(pairing.second, second);
  const double longer = std::max(expected, found);
  const double apart = longer - std::min(expected, found);
  if (longer < least_letters || apart < least_apart) return std::nullopt;
  const double share = std::min(expected, found) / longer;
  if (share > (longer < many_letters ? surely_short : perhaps_short)) return std::nullopt;
  Difference difference;
  difference.topic = found < expected ? Topic::removed : Topic::added;
  difference.way = Way::lacking;
  (found < expected ? difference.second : difference.first) = fmt::format("{:.0f} %", share * 100);
  difference.sure = share <= surely_short ? 0.85 : 0.6;
  return difference;
}

}  // namespace ruleproof::audit

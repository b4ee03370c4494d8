/// Frequencies in words.
#pragma once

#include <string>

#include "solver/divergence/frequency.hpp"

namespace ruleproof::solver::drako_question {

/// "12.5 %".
inline auto percent(double share) -> std::string {
  const auto tenths = static_cast<int>((share * 1000) + 0.5);
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " %";
}
/// "12.5 % (10.1 % to 15.2 %)".
inline auto in_words(const Frequency& found) -> std::string {
  return percent(found.share()) + " (" + percent(found.low) + " to " + percent(found.high) + ")";
}

}  // namespace ruleproof::solver::drako_question

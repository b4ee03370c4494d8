/// A header of ours with two faults, which whoever includes it is told of.
#pragma once

#include <string>

namespace ruleproof::tidied {

/// A name that is none of ours.
constexpr int BadlyNamed = 3;  // fault: readability-identifier-naming

/// A copy that nobody needs.
inline auto length(std::string text) -> int {  // fault: performance-unnecessary-value-param
  return static_cast<int>(text.size());
}

}  // namespace ruleproof::tidied

/// The check of a report that a test is about.
#pragma once

#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"

namespace ruleproof::cli {

inline auto check_called(const GameReport& report, const std::string& name) -> Check {
  const auto found = std::ranges::find(report.checks, name, &Check::name);
  CAPTURE(name);
  REQUIRE(found != report.checks.end());
  return *found;
}

}  // namespace ruleproof::cli

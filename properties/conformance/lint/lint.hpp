/// Looks at an adapter before any game is held against the rules: does it speak as it should?
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/engine/process.hpp"
#include "properties/conformance/lint/complaints.hpp"
#include "properties/conformance/parts.hpp"

namespace ruleproof::conformance::lint {

struct LintOptions {
  Parts game;
  SetupText setup = {};
  Launch launch;
  std::uint64_t seed = 1;
  int games = 3;      ///< random games that are looked at
  int longest = 150;  ///< moves of each
  /// Of one more where none ended; in River Dragons dice seldom end one at all.
  int to_the_end = 2'000;
  /// Nothing more is asked then, but that it quits: give or take one answer.
  std::chrono::milliseconds time = std::chrono::seconds(60);
  std::function<bool()> stopped = {};  ///< somebody wants an early end
};

/// Everything that is wrong, by the rules of `rules.hpp`. An error where the engine cannot be run
/// or refuses the set-up.
[[nodiscard]] auto look_at(const LintOptions& options) -> Result<Complaints>;

/// Where a phrase stands: "properties/conformance/README.md:46"; empty where nobody knows.
using Locate = std::function<std::string(const Reference&)>;

/// A check for each rule, a finding for each complaint, with the line to read.
[[nodiscard]] auto report_of(const LintOptions& options, const Complaints& complaints,
                             const Locate& locate) -> GameReport;

}  // namespace ruleproof::conformance::lint

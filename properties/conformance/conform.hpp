/// An outside engine held to the model: what `ruleproof conform` does.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/engine/process.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/conformance/triage/baseline.hpp"
#include "properties/files.hpp"

namespace ruleproof::conformance {

struct ConformOptions {
  Parts game;
  SetupText setup = {};
  bool fixed = false;  ///< only this set-up; otherwise its options vary
  Launch launch;
  std::uint64_t seed = 1;
  /// The budget: compared steps, those of looking into findings included, and the clock; whichever
  /// ends first. Steps alone are repeatable.
  std::optional<std::uint64_t> steps = {};
  std::optional<std::chrono::milliseconds> time = {};
  /// Without a time, looking into what a slow engine showed takes as long as its games, or this.
  std::chrono::milliseconds least_for_slow = std::chrono::seconds(30);
  bool keep_going = false;                ///< past a disagreement that was found
  bool shrink = true;                     ///< makes the games of findings short
  std::vector<std::string> ignore = {};   ///< clauses known to be broken: looks past them
  std::optional<Baseline> baseline = {};  ///< what is known does not fail
  bool accept = false;                    ///< all that is found is known from now on
  std::vector<properties::TextFile> scenarios = {};  ///< tried first
  std::vector<properties::TextFile> corpus = {};     ///< inputs of the fuzz corpus: tried next
  std::optional<std::uint64_t> min_coverage = {};    ///< percent of the clauses, or it fails
  std::uint64_t shrink_steps = 200'000;              ///< for each disagreement
  std::size_t most_findings = 20;  ///< that are looked into; the others are told roughly
  /// Is told all that was found, as the next run may know it.
  std::function<void(const Baseline&)> learn = [](const Baseline&) {};
  std::function<void(const std::string&)> progress = [](const std::string&) {};
  /// Whether somebody wants the run to end: what was found by then is reported.
  std::function<bool()> stopped = [] { return false; };
};

/// Compares, and says what was compared and what was found. An error where the engine cannot be
/// run, or refuses the set-up.
[[nodiscard]] auto conform(const ConformOptions& options) -> Result<GameReport>;

}  // namespace ruleproof::conformance

#include "ci/mutants/attempt/engines.hpp"

#include <algorithm>
#include <cstdint>

#include "model/core/record.hpp"

namespace ruleproof::mutants {
namespace {

/// The moves of the shortest record of a finding; -1: none.
auto moves_of(const GameReport& report, const std::string& finding) -> int {
  int fewest = -1;
  for (const auto& found : report.findings) {
    if (found.id != finding || found.witnesses.empty()) continue;
    const auto record = parse_record(found.witnesses[0].record, "witness");
    if (!record) continue;
    const auto moves =
        static_cast<int>(std::ranges::count(record->entries, Entry::Kind::move, &Entry::kind));
    if (fewest < 0 || moves < fewest) fewest = moves;
  }
  return fewest;
}

auto failures_of(const GameReport& report, const Excused& excused) -> std::vector<Failure> {
  std::vector<Failure> failures;
  for (const auto& check : report.checks) {
    if (check.status != Status::failed || excused.contains(check.name)) continue;
    failures.push_back({check.name, check.group, moves_of(report, check.finding)});
  }
  return failures;
}

/// Random games: a few steps first, since most bugs show soon; goals are judged after the most.
auto laws(const Trial& trial, const Excused& excused) -> std::vector<Failure> {
  constexpr std::uint64_t at_first = 500;
  std::uint64_t seed = 1;
  for (auto steps = at_first;; steps = std::min(steps * 4, trial.steps), ++seed) {
    const auto report =
        trial.parts.check_laws({.steps = steps, .seed = seed, .meaningful_steps = trial.steps});
    auto failures = failures_of(report, excused);
    if (!failures.empty() || steps >= trial.steps) return failures;
  }
}

auto scenarios(const Trial& trial, const Excused& excused) -> std::vector<Failure> {
  return failures_of(trial.parts.run_scenarios(trial.scenarios), excused);
}

auto bounds_of(const Trial& trial) -> solver::ExploreOptions {
  solver::ExploreOptions bounds;
  bounds.max_states = 2 * trial.states;
  bounds.max_bytes = std::uint64_t{1} << 29U;
  return bounds;
}

/// The games that are pinned as a whole, with every law at every position: the smaller ones, since
/// laws take their time.
auto small_games(const Trial& trial, const Excused& excused) -> std::vector<Failure> {
  for (const auto& pin : trial.pins) {
    if (pin.depth || 4 * pin.counts.states.value_or(UINT64_MAX / 4) > trial.states) continue;
    const auto report = trial.parts.check_everywhere(pin.setup, bounds_of(trial));
    auto failures = failures_of(report, excused);
    if (!failures.empty()) return failures;
  }
  return {};
}

auto pins(const Trial& trial, const Excused& excused) -> std::vector<Failure> {
  for (const auto& pin : trial.pins) {
    if (pin.counts.states.value_or(UINT64_MAX) > trial.states) continue;
    const auto report = trial.parts.check_pins({pin}, trial.pins_name, bounds_of(trial));
    auto failures = failures_of(report, excused);
    if (!failures.empty()) return failures;
    const bool unbounded = std::ranges::any_of(
        report.checks, [](const Check& check) { return check.status == Status::skipped; });
    if (unbounded && !excused.contains("more positions")) return {{"more positions", "pins", -1}};
  }
  return {};
}

}  // namespace

auto engines() -> std::vector<Engine> {
  return {{"scenarios", scenarios}, {"laws", laws}, {"small games", small_games}, {"pins", pins}};
}

}  // namespace ruleproof::mutants

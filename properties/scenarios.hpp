/// Scenarios: worked examples of the rulebooks and regressions, as records that must replay.
///
///     properties/scenarios/connect_four/diagonal.game
///
/// A scenario that depends on a ruling says so in a line `rulings id=answer`.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "model/core/replay.hpp"
#include "properties/coverage.hpp"
#include "properties/files.hpp"
#include "properties/laws/citations.hpp"
#include "properties/report.hpp"

namespace ruleproof::properties {

namespace detail {

/// A scenario that replays, or the error.
auto add_scenario(GameReport& report, const std::string& file, std::optional<Error> problem,
                  const Record& record, std::uint64_t steps, std::vector<Frame> frames) -> void;

/// The record of a scenario of this game.
[[nodiscard]] auto scenario_record(const TextFile& file, std::string_view game, int ruleset)
    -> Result<Record>;

}  // namespace detail

/// Replays one record under its own set-up; counts what it relied on.
template <class G>
  requires Configurable<G> && Notated<G>
auto replay_scenario(const Record& record, const std::string& where, Citations& citations,
                     std::uint64_t& steps) -> std::optional<Error> {
  const auto game = G::configure(record.setup);
  if (!game) {
    return Error{game.error().code, where + ": " + game.error().where, game.error().message};
  }
  for (const auto& entry : record.entries) {
    // A refusal that was checked is a refusal that was relied on.
    if (entry.kind != Entry::Kind::expect_illegal) continue;
    if (const auto clause = find_clause(G::rulebook, entry.because)) {
      ++citations.verdicts[clause->index];
    }
  }
  const auto end =
      Replayer<G>(*game, where)
          .run(record, [&](const auto& /*before*/, const auto& /*move*/, const auto& step) {
            ++steps;
            citations.add(step.because);
          });
  if (!end) return end.error();
  return std::nullopt;
}

/// Replays all scenarios of a game: one check each.
template <class G>
  requires Configurable<G> && Notated<G>
auto run_scenarios(std::span<const TextFile> files) -> GameReport {
  auto report = report_of<G>();
  Citations citations;
  for (const auto& file : files) {
    const auto record = detail::scenario_record(file, G::name, G::ruleset);
    if (!record) {
      detail::add_scenario(report, file.name, record.error(), {}, 0, {});
      continue;
    }
    Citations here;
    std::uint64_t steps = 0;
    auto problem = replay_scenario<G>(*record, file.name, here, steps);
    std::vector<Frame> frames;
    if (problem) {
      if (const auto game = G::configure(record->setup)) frames = frames_of(*game, *record);
    } else {
      citations.add(here);
    }
    detail::add_scenario(report, file.name, std::move(problem), *record, steps, std::move(frames));
  }
  report.clauses = clause_uses(G::rulebook, citations);
  return report;
}

/// Replays every `*.game` below a folder, e.g. "properties/scenarios/connect_four".
template <class G>
  requires Configurable<G> && Notated<G>
auto run_scenarios(const std::string& folder) -> Result<GameReport> {
  const auto files = read_files(folder, ".game");
  if (!files) return files.error();
  return run_scenarios<G>(std::span<const TextFile>(*files));
}

}  // namespace ruleproof::properties

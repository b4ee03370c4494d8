/// Every law at every position and every step of a small game: exhaustive, where random play only
/// tries.
///
///     const auto report = check_everywhere<ConnectFour>(setup, {.max_states = 1'000'000});
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "properties/laws/generic.hpp"
#include "properties/report.hpp"
#include "solver/explore/explore.hpp"

namespace ruleproof::properties {

/// The group of such checks in a report.
inline constexpr std::string_view scale_group = "laws at a scale";

/// Laws of whole games are left to random play; so are laws that rest on other rulings.
template <Configurable G>
auto check_everywhere(const SetupText& setup, const solver::ExploreOptions& bounds) -> GameReport {
  auto report = report_of<G>();
  const auto scale =
      to_text(setup.options) + (setup.rulings.empty() ? "" : ", " + to_text(setup.rulings));
  const auto game = G::configure(setup);
  if (!game) {
    report.checks.push_back({.group = std::string(scale_group),
                             .name = "the scale " + scale + " can be set up",
                             .status = Status::failed,
                             .amount = {},
                             .message = to_text(game.error()),
                             .finding = {}});
    return report;
  }
  auto laws = laws_of<G>();
  const auto whole_setup = game->setup();
  std::erase_if(laws, [&](const auto& law) {
    return law.game != nullptr || !applies<G>(law.assumes, whole_setup);
  });
  std::vector<std::string> broken(laws.size());
  const auto seen = solver::explore(
      *game, bounds,
      [&](const auto& state, int depth) -> void {
        for (std::size_t i = 0; i < laws.size(); ++i) {
          if (laws[i].position == nullptr || laws[i].position(*game, state)) continue;
          if (broken[i].empty())
            broken[i] = "in a position after " + std::to_string(depth) + " moves";
        }
      },
      [&](const auto& before, const auto& move, const auto& step) -> void {
        for (std::size_t i = 0; i < laws.size(); ++i) {
          if (laws[i].holds == nullptr || laws[i].holds(*game, before, move, step)) continue;
          if (broken[i].empty()) broken[i] = "by \"" + game->to_text(move) + "\"";
        }
      });
  const auto amount = std::to_string(seen.transitions) + " steps of " +
                      std::to_string(seen.states) + " positions: all there are with " + scale;
  for (std::size_t i = 0; i < laws.size(); ++i) {
    const bool holds = broken[i].empty();
    report.checks.push_back(
        {.group = std::string(scale_group),
         .name = std::string(laws[i].name),
         .status = !holds            ? Status::failed
                   : seen.complete() ? Status::passed
                                     : Status::skipped,
         .amount = seen.complete() ? amount : "",
         .message = !holds ? "broken " + broken[i] + ", with " + scale
                           : (seen.complete() ? "" : "not every position was visited"),
         .finding = {}});
  }
  return report;
}

}  // namespace ruleproof::properties

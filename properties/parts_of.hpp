/// The parts of one game, for the files that CMake writes, which see its laws.
#pragma once

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "properties/check.hpp"
#include "properties/everywhere.hpp"
#include "properties/flip.hpp"
#include "properties/kept_game.hpp"
#include "properties/laws/misnamed.hpp"
#include "properties/parts.hpp"
#include "properties/scenarios.hpp"
#include "solver/explore/explore.hpp"

namespace ruleproof::properties {

/// Counts pins by explicit search.
template <class G>
auto count_pins(const std::vector<Pin>& pins, const std::string& file,
                const solver::ExploreOptions& bounds) -> GameReport {
  return check_pins<G>(pins, file, [&](const G& game, std::optional<int> depth) -> PinCounts {
    auto options = bounds;
    if (depth) options.max_depth = *depth;
    const auto all = solver::explore(game, options);
    const bool counted = all.complete() || all.stopped_by == solver::Bound::depth;
    if (!counted) return {};
    return {all.states, all.transitions, all.terminals};
  });
}

/// The laws and goals that are about a clause.
template <class G>
auto law_names() -> std::vector<LawName> {
  std::vector<LawName> names;
  const auto add = [&](const auto& rows) {
    for (const auto& row : rows) {
      if (!row.clause.empty()) names.push_back({row.name, row.clause});
    }
  };
  add(laws_of<G>());
  add(goals_of<G>());
  return names;
}

template <class G>
auto check_all_laws(const CheckOptions& options) -> GameReport {
  auto report = properties::check_laws<G>(options);
  const auto add = [&](std::vector<Check> checks) {
    std::ranges::move(checks, std::back_inserter(report.checks));
  };
  add(misnamed<G>(std::span<const Law<G>>(Tables<G>::laws)));
  add(misnamed<G>(std::span<const Goal<G>>(Tables<G>::goals)));
  return report;
}

template <class G>
auto parts_of() -> Parts {
  return {.name = G::name,
          .own_laws = has_own_laws<G>(),
          .own_goals = !Tables<G>::goals.empty(),
          .laws = law_names<G>(),
          .names_exist = names_exist<G>(Tables<G>::laws) && names_exist<G>(Tables<G>::goals),
          .check_laws = &check_all_laws<G>,
          .check_everywhere = &properties::check_everywhere<G>,
          .still_breaks = &properties::still_breaks<G>,
          .run_scenarios = [](std::span<const TextFile> files) { return run_scenarios<G>(files); },
          .check_pins = &count_pins<G>,
          .flip_rulings = &properties::flip_rulings<G>};
}

}  // namespace ruleproof::properties

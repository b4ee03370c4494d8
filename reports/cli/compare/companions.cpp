#include "reports/cli/compare/companions.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "reports/cli/command/compare.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/verify/project.hpp"

namespace ruleproof::cli {

auto companions_of(const std::string& game, const Scenarios& scenarios, std::string_view ruling)
    -> std::vector<Texts> {
  std::vector<Texts> all;
  const auto info = game_info(game);
  if (!info) return all;
  for (const auto& file : scenarios) {
    auto record = parse_record(file.text, file.name);
    if (!record || !record->setup.rulings.contains(ruling)) continue;
    auto others = record->setup.rulings;
    std::erase_if(others, [&](const auto& said) {
      const auto* row = ruling_called(*info, said.first);
      return said.first == ruling || row == nullptr || row->answers[0].id == said.second;
    });
    if (!others.empty() && std::ranges::count(all, others) == 0) all.push_back(std::move(others));
  }
  return all;
}

auto known_scenario(const Scenarios& scenarios, const Readings& readings, std::string_view from)
    -> std::optional<Record> {
  for (const auto& file : scenarios) {
    auto record = parse_record(file.text, file.name);
    if (!record || std::ranges::count(record->from, from) == 0) continue;
    const auto said = record->setup.rulings.find(readings.ruling);
    if (said == record->setup.rulings.end() || said->second != readings.answer) continue;
    return std::move(record).value();
  }
  return std::nullopt;
}

auto known_parting(const Scenarios& scenarios, const Readings& readings) -> std::optional<Record> {
  // Where the winners are others the games have parted.
  const auto known = known_scenario(scenarios, readings, "compare");
  return known ? known : known_scenario(scenarios, readings, "winners");
}

auto as_in(const Record& known, Readings readings) -> Readings {
  for (auto* setup : {&readings.first, &readings.second}) {
    setup->options = known.setup.options;
    for (const auto& [id, answer] : known.setup.rulings) {
      if (id != readings.ruling) setup->rulings.emplace(id, answer);
    }
  }
  return readings;
}

namespace {

/// Up to the length of the game that is known, under its set-up.
auto compare_as_known(const std::string& game, const Record& known, const Readings& readings,
                      const CompareBudget& budget) -> Result<Compared> {
  constexpr std::uint64_t enough_states = 4'000'000;
  auto exact = budget;
  exact.depth =
      static_cast<int>(std::ranges::count(known.entries, Entry::Kind::move, &Entry::kind));
  exact.states = std::max(budget.states, enough_states);
  return compare_readings(game, as_in(known, readings), exact);
}

}  // namespace

auto compare_with_companions(const std::string& game, const std::string& root,
                             const Readings& readings, const CompareBudget& budget)
    -> Result<Compared> {
  const auto scenarios = scenarios_of(game, root);
  if (!scenarios) return scenarios.error();
  if (readings.first.options.empty()) {
    if (const auto known = known_parting(*scenarios, readings)) {
      auto compared = compare_as_known(game, *known, readings, budget);
      if (compared && !compared->finding.witnesses.empty()) return compared;
    }
  }
  auto alone = compare_readings(game, readings, budget);
  if (!alone || !alone->finding.witnesses.empty()) return alone;
  for (const auto& others : companions_of(game, *scenarios, readings.ruling)) {
    auto together = readings;
    for (auto* setup : {&together.first, &together.second}) {
      for (const auto& [id, answer] : others) setup->rulings.emplace(id, answer);
    }
    auto compared = compare_readings(game, together, budget);
    if (compared && !compared->finding.witnesses.empty()) return compared;
  }
  return alone;
}

}  // namespace ruleproof::cli

#include "reports/cli/companions.hpp"

#include <algorithm>

#include "model/core/record.hpp"
#include "reports/cli/catalogue.hpp"
#include "reports/cli/project.hpp"

namespace ruleproof::cli {

auto companions_of(const std::string& game, const std::string& root, std::string_view ruling)
    -> std::vector<Texts> {
  std::vector<Texts> all;
  const auto info = game_info(game);
  if (!info) return all;
  for (const auto& file : scenarios_of(game, root)) {
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

auto compare_with_companions(const std::string& game, const std::string& root,
                             const Readings& readings, const CompareBudget& budget)
    -> Result<Finding> {
  auto alone = compare_readings(game, readings, budget);
  if (!alone || !alone->witnesses.empty()) return alone;
  for (const auto& others : companions_of(game, root, readings.ruling)) {
    auto together = readings;
    for (auto* setup : {&together.first, &together.second}) {
      for (const auto& [id, answer] : others) setup->rulings.emplace(id, answer);
    }
    auto finding = compare_readings(game, together, budget);
    if (finding && !finding->witnesses.empty()) return finding;
  }
  return alone;
}

}  // namespace ruleproof::cli

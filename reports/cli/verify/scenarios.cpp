#include "reports/cli/verify/scenarios.hpp"

#include <span>
#include <string>
#include <type_traits>

#include "model/core/finding.hpp"
#include "model/games.hpp"
#include "properties/files.hpp"
#include "properties/scenarios.hpp"
#include "reports/cli/verify/project.hpp"

namespace ruleproof::cli {

auto scenarios_report(const std::string& game, const std::string& root) -> Result<GameReport> {
  GameReport report;
  const auto files = scenarios_of(game, root);
  if (!files) return files.error();
  with_game(game, [&]<class G>(std::type_identity<G>) {
    report = properties::run_scenarios<G>(std::span<const properties::TextFile>(*files));
  });
  if (files->empty()) report.checks.push_back(not_there("scenarios", scenarios_folder(game)));
  return report;
}

}  // namespace ruleproof::cli

#include "reports/cli/verify/scenarios.hpp"

#include <string>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/verify/project.hpp"

namespace ruleproof::cli {

auto scenarios_report(const std::string& game, const std::string& root) -> Result<GameReport> {
  const auto files = scenarios_of(game, root);
  if (!files) return files.error();
  auto report = entry_called(game).laws.run_scenarios(*files);
  if (files->empty())
    report.checks.push_back(needed(not_there("scenarios", scenarios_folder(game), root), root));
  return report;
}

}  // namespace ruleproof::cli

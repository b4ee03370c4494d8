#include "reports/cli/verify/scale.hpp"

#include <cstdint>
#include <string>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/print/findings.hpp"

namespace ruleproof::cli {

auto scale_report(const std::string& game) -> GameReport {
  auto report = empty_report(game);
  const auto& entry = entry_called(game);
  if (!entry.facts.scale) return report;
  SetupText setup;
  if (read_pairs(entry.facts.scale->options, "options", setup.options) ||
      read_pairs(entry.facts.scale->rulings, "rulings", setup.rulings)) {
    return report;
  }
  const solver::ExploreOptions bounds{.max_states = 2'000'000,
                                      .max_bytes = std::uint64_t{1} << 30U};
  report.checks = entry.laws.check_everywhere(setup, bounds).checks;
  return report;
}

}  // namespace ruleproof::cli

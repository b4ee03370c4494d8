#include "reports/cli/verify/scale.hpp"

#include <optional>
#include <string>
#include <utility>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/games/entry.hpp"

namespace ruleproof::cli {

auto own_scale(const GameEntry& game) -> std::optional<SetupText> {
  SetupText setup;
  if (!game.facts.scale || read_pairs(game.facts.scale->options, "options", setup.options) ||
      read_pairs(game.facts.scale->rulings, "rulings", setup.rulings)) {
    return std::nullopt;
  }
  return setup;
}

auto scale_report(const std::string& game) -> GameReport {
  auto report = empty_report(game);
  const auto& entry = entry_called(game);
  const auto setup = own_scale(entry);
  if (!setup) return report;
  auto whole = entry.laws.check_everywhere(*setup, scale_bounds());
  report.checks = std::move(whole.checks);
  report.findings = std::move(whole.findings);
  return report;
}

}  // namespace ruleproof::cli

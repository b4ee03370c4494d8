#include "reports/cli/verify/flips.hpp"

#include <cstdint>
#include <string>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "properties/flips.hpp"
#include "properties/report.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/verify/project.hpp"

namespace ruleproof::cli {
namespace {

auto check_of(const properties::Flip& flip, bool any_scenarios) -> Check {
  auto check =
      properties::check_of("ruling mutants", flip.ruling + "=" + flip.answer + " is noticed");
  if (flip.caught_by.empty()) {
    check.status = Status::skipped;
    check.message = any_scenarios ? "No law and no scenario tells this answer from the default."
                                  : "No law tells this answer from the default, and there were "
                                    "no scenarios to try.";
    return check;
  }
  check.amount = flip.caught_by.front();
  if (flip.caught_by.size() > 1) {
    check.amount += " and " + std::to_string(flip.caught_by.size() - 1) + " more";
  }
  return check;
}

}  // namespace

auto flips_report(const std::string& game, const std::string& root, std::uint64_t steps,
                  std::uint64_t seed) -> Result<GameReport> {
  const auto scenarios = scenarios_of(game, root);
  if (!scenarios) return scenarios.error();
  const auto& entry = entry_called(game);
  auto report = empty_report(entry.facts.name, entry.facts.title);
  const auto all = entry.laws.flip_rulings(*scenarios, {.steps = steps, .seed = seed});
  for (const auto& flip : all.flips) {
    report.checks.push_back(check_of(flip, !scenarios->empty()));
  }
  return report;
}

}  // namespace ruleproof::cli

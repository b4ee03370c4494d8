#include "reports/cli/verify/flips.hpp"

#include <cstdint>
#include <string>
#include <type_traits>

#include "model/games.hpp"
#include "properties/flip.hpp"
#include "properties/report.hpp"
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
  GameReport report;
  const auto scenarios = scenarios_of(game, root);
  if (!scenarios) return scenarios.error();
  with_game(game, [&]<class G>(std::type_identity<G>) {
    report = properties::report_of<G>();
    const auto all = properties::flip_rulings<G>(*scenarios, {.steps = steps, .seed = seed});
    for (const auto& flip : all.flips) {
      report.checks.push_back(check_of(flip, !scenarios->empty()));
    }
  });
  return report;
}

}  // namespace ruleproof::cli

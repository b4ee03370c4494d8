#include "reports/cli/balance/planted.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "reports/cli/balance/experiment.hpp"
#include "reports/cli/balance/finding.hpp"
#include "reports/cli/balance/print.hpp"
#include "reports/cli/print/findings.hpp"
#include "solver/balance/bot_spec.hpp"
#include "solver/balance/planted.hpp"
#include "solver/balance/run.hpp"
#include "solver/balance/tally.hpp"

namespace ruleproof::cli {
namespace {

constexpr auto bias = "the first player may pass once";

/// Whether the means of the first seat say so: it wins more, or less, with the bias than without.
auto is_detected(const Results& results) -> bool {
  for (std::size_t i = 0; i < results.layout.series.size(); ++i) {
    const auto& series = results.layout.series[i];
    const bool first_seat = series.quantity == balance::Quantity::seat && series.index == 0;
    if (first_seat && series.difference) return !shown_by(results, i).empty();
  }
  return false;
}

}  // namespace

auto planted_report(std::uint64_t seed) -> Result<GameReport> {
  Experiment experiment{
      .game = "connect-four",
      .variants = {{.name = "as it is", .setup = {}}, {.name = bias, .setup = {}}},
      .plan = {.bots = {{.kind = balance::BotKind::uniform}}, .seed = seed},
      .options = {.until = 0.01, .threads = 1}};
  const auto contest = balance::planted_contest(experiment.plan);
  if (!contest) return contest.error();
  auto played = balance::run(**contest, experiment.options, {});
  if (!played) return played.error();
  const Results results{.title = "Connect Four",
                        .players = 2,
                        .setup = "columns=7 rows=6",
                        .whole = {},
                        .data = "rules only",
                        .layout = (*contest)->layout(),
                        .balance = std::move(played).value(),
                        .confidence = balance::confidence_of(experiment.options)};
  auto report = empty_report(experiment.game);
  auto finding = finding_of(experiment, results);
  finding.id = "connect-four/balance/planted";
  finding.message +=
      " Who may pass and does so by chance gives his lead away; a test holds the effect on a small "
      "board to the exact one.";
  finding.title = std::string("A bias planted on purpose, ") + bias + ", is " +
                  (is_detected(results) ? "detected" : "not detected");
  Check check{.group = "balance",
              .name = "a bias planted in Connect Four is detected: " + std::string(bias),
              .status = is_detected(results) ? Status::passed : Status::failed,
              .amount = finding.bound,
              .message = {},
              .finding = finding.id};
  if (check.status == Status::failed) check.message = "The interval of the effect holds 0.";
  report.checks.push_back(std::move(check));
  report.findings.push_back(std::move(finding));
  return report;
}

}  // namespace ruleproof::cli

#include "reports/cli/command/laws.hpp"

#include <string>
#include <string_view>
#include <utility>

#include "model/core/finding.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/print/findings.hpp"
#include "solver/induction/induction.hpp"

namespace ruleproof::cli {
namespace {

auto fact(const Finding& finding, std::string_view wanted) -> std::string {
  for (const auto& [name, value] : finding.facts) {
    if (name == wanted) return value;
  }
  return "";
}

}  // namespace

auto proved_laws_report(const std::string& game, const solver::AskOptions& options) -> GameReport {
  auto report = empty_report(game);
  for (auto& finding : solver::laws_by_induction(entry_called(game).typed, options)) {
    const bool proved = is_strong(finding.how);
    report.checks.push_back({.group = "laws proved",
                             .name = finding.title,
                             .status = proved                                ? Status::passed
                                       : finding.severity == Severity::error ? Status::failed
                                                                             : Status::skipped,
                             .amount = "for all games, by induction; the relation: " +
                                       fact(finding, "held to the model"),
                             .message = proved ? "" : finding.message,
                             .finding = finding.id});
    report.findings.push_back(std::move(finding));
  }
  return report;
}

}  // namespace ruleproof::cli

#include "reports/cli/audit/page.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "reports/audit/audit.hpp"
#include "reports/audit/matter.hpp"
#include "reports/audit/order.hpp"
#include "reports/audit/page/errata.hpp"
#include "reports/audit/page/page.hpp"
#include "reports/audit/rulings.hpp"
#include "reports/cli/command/audit.hpp"
#include "reports/cli/compare/other_winners.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/door/game_words.hpp"
#include "reports/cli/explorer/explorer.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/render/audit_page.hpp"

namespace ruleproof::cli {
namespace {

auto fact(const Finding& finding, std::string_view name) -> std::string {
  for (const auto& [key, value] : finding.facts) {
    if (key == name) return value;
  }
  return "";
}

/// The rulings of "supply=all-limited card-play=optional".
auto ids_in(std::string_view answers) -> std::vector<std::string> {
  std::vector<std::string> ids;
  while (!answers.empty()) {
    const auto end = std::min(answers.find(' '), answers.size());
    const auto word = answers.substr(0, end);
    if (const auto equals = word.find('='); equals != std::string_view::npos) {
      ids.emplace_back(word.substr(0, equals));
    }
    answers.remove_prefix(std::min(end + 1, answers.size()));
  }
  return ids;
}

/// What was found of a question: by the audit itself, or else by the run's comparisons, of which
/// one with a game says most.
auto parting_of(const audit::Comparison& comparison, const audit::Audit& audit,
                const GameReport& whole) -> std::optional<Finding> {
  const auto id = whole.name + "/texts/" + std::string(comparison.ruling.id);
  const auto own = std::ranges::find(audit.findings, id, &Finding::id);
  if (own != audit.findings.end() && !fact(*own, "set-up").empty()) return *own;
  std::optional<Finding> best;
  const auto stem = whole.name + "/ruling/" + std::string(comparison.ruling.id) + "/";
  for (const auto& finding : whole.findings) {
    if (!finding.id.starts_with(stem) || is_about_winners(finding)) continue;
    if (!best || best->witnesses.empty()) best = finding;
  }
  return best;
}

auto matter_of(const audit::Comparison& comparison, Finding parting, const GameReport& whole)
    -> audit::Matter {
  audit::Matter matter;
  matter.ruling = comparison.ruling.id;
  matter.first = comparison.apart->first;
  matter.second = comparison.apart->second;
  matter.is_small = !audit::in_the_box(parting);
  if (!parting.witnesses.empty()) matter.with = ids_in(fact(parting, "other answers"));
  matter.parting = std::move(parting);
  const auto stem = whole.name + "/ruling/" + matter.ruling + "/";
  for (const auto& finding : whole.findings) {
    if (!finding.id.starts_with(stem) || !is_about_winners(finding)) continue;
    // Of a question that parts games alone, only what it does alone is told.
    const bool leans = !ids_in(fact(finding, "other answers")).empty();
    if (!finding.witnesses.empty() && (!leans || !matter.with.empty())) matter.winner = finding;
  }
  return matter;
}

}  // namespace

auto matters_known(const audit::Audit& audit, const GameReport& whole)
    -> std::vector<audit::Matter> {
  std::vector<audit::Matter> matters;
  for (const auto& comparison : audit.comparisons) {
    if (!comparison.apart) continue;
    if (auto parting = parting_of(comparison, audit, whole)) {
      matters.push_back(matter_of(comparison, *std::move(parting), whole));
    }
  }
  return audit::ranked(std::move(matters));
}

auto in_explorer(const GameReport& game) -> bool {
  const auto recorded = [](const Witness& witness) { return !witness.record.empty(); };
  return is_explorable(game.name) &&
         std::ranges::any_of(game.findings, [&](const Finding& finding) {
           return std::ranges::any_of(finding.witnesses, recorded);
         });
}

auto audit_page_name(const std::string& game) -> std::string { return "audit-" + game + ".html"; }

auto write_audit_page(audit::Audit audit, const GameReport& whole, const std::string& folder)
    -> std::optional<Error> {
  const auto matters = matters_known(audit, whole);
  audit::put_in_order(audit, matters);
  std::vector<std::string> open;
  for (const auto& comparison : audit.comparisons) {
    if (comparison.apart) open.emplace_back(comparison.ruling.id);
  }
  auto report = report_of(audit);
  for (const auto& matter : matters) {
    const bool is_own = std::ranges::count(report.findings, matter.parting->id, &Finding::id) > 0;
    if (!is_own) report.findings.push_back(*matter.parting);
    if (matter.winner) report.findings.push_back(*matter.winner);
  }
  auto page = audit::page_of(audit, matters, audit::smallest_errata(open, matters),
                             std::move(report), words_of_record);
  page.tool_version = version();
  page.explorable = in_explorer(whole);  // as the report decides, which has the explorer beside it
  return write_file(folder + "/" + audit_page_name(whole.name), render::audit_html(page));
}

}  // namespace ruleproof::cli

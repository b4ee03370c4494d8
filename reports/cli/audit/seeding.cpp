#include "reports/cli/audit/seeding.hpp"

#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "reports/audit/seeding/seeding.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/text.hpp"
#include "reports/cli/door/catalogue.hpp"

namespace ruleproof::cli {
namespace {

/// "145 of 147".
auto of(int part, int all) -> std::string {
  return std::to_string(part) + " of " + std::to_string(all);
}

auto finding_of(const GameReport& report, const audit::SeededTable& table) -> Finding {
  const auto total = table.total();
  const auto harmless = table.false_alarms();
  Finding made;
  made.id = report.name + "/text/seeded-edits";
  made.kind = FindingKind::answer;
  made.severity = Severity::note;
  made.game = report.name;
  made.how = {How::counted, Scope{.data = "the texts"}};
  made.title = "The text checks find " + of(total.flagged, total.tried) +
               " seeded edits that change a rule, without any hash";
  made.message = audit::to_text(table);
  made.facts = {{"without the recorded facts of the lines", of(total.without_facts, total.tried)},
                {"alarms on edits that change nothing", of(harmless.flagged, harmless.tried)}};
  return made;
}

}  // namespace

auto add_seeded_edits(GameReport& report, const std::string& texts, int each) -> void {
  const auto info = game_info(report.name);
  if (!info) return;
  const auto tables = tables_of(*info);
  const auto sources = audit::known_sources(tables);
  if (!sources || sources->empty()) return;
  std::vector<audit::Text> read;
  for (const auto& source : *sources) {
    auto text = audit::read_text(texts, source.file);
    if (!text) return;
    read.push_back(std::move(text).value());
  }
  audit::SeededTable table;
  audit::try_edits(tables, *sources, read, each, table);
  const auto total = table.total();
  auto finding = finding_of(report, table);
  const bool passed = total.flagged * 10 >= total.tried * 8;
  report.checks.push_back({.group = "audit",
                           .name = "the text checks find at least 8 of 10 seeded edits",
                           .status = passed ? Status::passed : Status::failed,
                           .amount = of(total.flagged, total.tried),
                           .message = passed ? "" : "the table tells which kinds are missed",
                           .finding = finding.id});
  report.findings.push_back(std::move(finding));
}

}  // namespace ruleproof::cli

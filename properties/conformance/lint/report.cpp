#include "properties/report.hpp"

#include <cstddef>
#include <string>
#include <utility>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "properties/conformance/lint/complaints.hpp"
#include "properties/conformance/lint/lint.hpp"
#include "properties/conformance/lint/rules.hpp"
#include "properties/wording.hpp"

namespace ruleproof::conformance::lint {
namespace {

auto sentence(const Complaint& complaint) -> std::string {
  auto text = complaint.says;
  if (!complaint.fix.empty()) text += " It should be " + complaint.fix + '.';
  return text;
}

auto finding_of(const GameReport& report, const Complaint& complaint, const Locate& locate)
    -> Finding {
  const auto& rule = rule_called(complaint.rule);
  auto id = "lint/" + complaint.rule;
  if (!complaint.subject.empty()) id += '/' + complaint.subject;
  auto finding = properties::finding_of(report, id, FindingKind::engine_differs,
                                        rule.advice ? Severity::note : Severity::error);
  finding.title = complaint.says;
  finding.message = sentence(complaint);
  finding.how = How::sampled;
  finding.bound = "seen " + properties::plural(complaint.times, "time");
  finding.facts.emplace_back("rule", std::string(rule.holds));
  if (!complaint.fix.empty()) finding.facts.emplace_back("should be", complaint.fix);
  if (const auto where = locate(rule.read); !where.empty())
    finding.facts.emplace_back("read", where);
  return finding;
}

}  // namespace

auto report_of(const LintOptions& options, const Complaints& complaints, const Locate& locate)
    -> GameReport {
  GameReport report;
  report.name = options.game.name;
  report.title = options.game.title;
  for (const auto& complaint : complaints.all()) {
    report.findings.push_back(finding_of(report, complaint, locate));
  }
  if (!complaints.ended_early().empty()) {
    report.facts.emplace_back("ended early", complaints.ended_early());
  }
  for (const auto& rule : all_rules()) {
    auto check = properties::check_of("lint", rule.holds,
                                      properties::plural(complaints.looks(rule.id), "answer"));
    if (complaints.looks(rule.id) == 0) {
      check.status = Status::skipped;
      check.message = complaints.ended_early().empty() ? "The engine was not asked."
                                                       : "The engine was not asked: lint ended " +
                                                             complaints.ended_early() + ".";
    }
    for (std::size_t i = 0; i < report.findings.size(); ++i) {
      if (complaints.all()[i].rule != rule.id || rule.advice || !check.finding.empty()) continue;
      check.status = Status::failed;
      check.message = report.findings[i].message;
      check.finding = report.findings[i].id;
    }
    report.checks.push_back(std::move(check));
  }
  return report;
}

}  // namespace ruleproof::conformance::lint

#include "properties/coverage.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/core/assert.hpp"
#include "model/core/clause.hpp"
#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "properties/laws/citations.hpp"
#include "properties/report.hpp"
#include "properties/wording.hpp"

namespace ruleproof::properties {

namespace {

auto to_text(Disposition disposition) -> std::string {
  switch (disposition) {
    case Disposition::enforced:
      return "enforced";
    case Disposition::by_construction:
      return "by construction";
    case Disposition::table_talk:
      return "table talk";
    case Disposition::out_of_scope:
      return "out of scope";
  }
  RULEPROOF_ASSERT(false);
  return {};
}

}  // namespace

auto clause_uses(std::span<const Clause> rulebook, const Citations& citations)
    -> std::vector<ClauseUse> {
  std::vector<ClauseUse> uses;
  uses.reserve(rulebook.size());
  for (std::size_t i = 0; i < rulebook.size(); ++i) {
    const auto& clause = rulebook[i];
    uses.push_back({.tag = std::string(clause.tag),
                    .id = std::string(clause.id),
                    .says = std::string(clause.says),
                    .disposition = to_text(clause.disposition),
                    .reason = std::string(clause.reason),
                    .steps = citations.steps[i],
                    .verdicts = citations.verdicts[i]});
  }
  return uses;
}

auto add_uses(std::vector<ClauseUse>& uses, const std::vector<ClauseUse>& more) -> void {
  if (uses.empty()) uses.resize(more.size());
  for (std::size_t i = 0; i < std::min(uses.size(), more.size()); ++i) {
    const auto steps = uses[i].steps + more[i].steps;
    const auto verdicts = uses[i].verdicts + more[i].verdicts;
    uses[i] = more[i];
    uses[i].steps = steps;
    uses[i].verdicts = verdicts;
  }
}

auto add_coverage(GameReport& report, bool complete) -> void {
  std::uint64_t enforced = 0;
  std::string missing;
  std::uint64_t missed = 0;
  for (const auto& use : report.clauses) {
    if (use.disposition != "enforced") continue;
    ++enforced;
    if (use.steps + use.verdicts > 0) continue;
    ++missed;
    missing += (missing.empty() ? "" : ", ") + use.id;
    if (!complete) continue;
    auto finding =
        finding_of(report, "clause/" + use.id, FindingKind::clause_uncited, Severity::warning);
    finding.clauses = {use.id};
    finding.title = "Nothing relied on clause " + use.id;
    finding.message = "The clause is marked as enforced (\"" + use.says +
                      "\"), but no step and no refusal relied on it. Either it is not modelled, "
                      "or nothing that was played comes near it.";
    finding.how = How::sampled;
    report.findings.push_back(std::move(finding));
  }
  auto check = check_of("laws", "every enforced clause is relied on by some step or some refusal",
                        grouped(enforced - missed) + " of " + plural(enforced, "clause"));
  if (missed > 0) {
    check.status = complete ? Status::failed : Status::skipped;
    check.message = "not relied on: " + missing;
    if (complete) {
      const auto first =
          std::ranges::find(report.findings, FindingKind::clause_uncited, &Finding::kind);
      check.finding = first->id;
    } else {
      check.message += "; too little was tried for that to mean anything";
    }
  }
  report.checks.push_back(std::move(check));
}

}  // namespace ruleproof::properties

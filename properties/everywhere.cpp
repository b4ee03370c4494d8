#include "properties/everywhere.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "model/core/strength.hpp"
#include "properties/report.hpp"
#include "properties/wording.hpp"
#include "solver/explore/exploration.hpp"

namespace ruleproof::properties::detail {
namespace {

auto check_of_scale(std::string_view law) -> Check { return check_of(scale_group, law); }

auto amount_of(const std::string& scale, const solver::Exploration& seen) -> std::string {
  return std::to_string(seen.transitions) + " steps of " + std::to_string(seen.states) +
         " positions: all there are with " + scale;
}

}  // namespace

auto scale_text(const SetupText& setup) -> std::string {
  auto text = ruleproof::to_text(setup.options);
  if (!setup.rulings.empty()) {
    text += (text.empty() ? "" : ", ") + ruleproof::to_text(setup.rulings);
  }
  return text.empty() ? "the default set-up" : text;
}

auto refused_scale(GameReport report, const std::string& scale, const Error& why) -> GameReport {
  auto check = check_of_scale("the scale " + scale + " can be set up");
  check.status = Status::failed;
  check.message = ruleproof::to_text(why);
  report.checks.push_back(std::move(check));
  return report;
}

auto unbroken(std::string_view law, const std::string& scale, const solver::Exploration& seen)
    -> Check {
  auto check = check_of_scale(law);
  if (seen.complete()) {
    check.amount = amount_of(scale, seen);
  } else {
    check.status = Status::skipped;
    check.message = "not every position was visited";
  }
  return check;
}

auto add_broken_somewhere(GameReport& report, std::string_view law, std::string_view clause,
                          const std::string& scale, const solver::Exploration& seen,
                          const std::optional<Record>& record, std::vector<Frame> frames) -> void {
  auto finding =
      finding_of(report, "law-at-a-scale/" + slug(law), FindingKind::law_broken, Severity::error);
  finding.title = "Broken: " + std::string(law);
  finding.message = "A step or a position breaks the law, with " + scale + ".";
  finding.how = How::sampled;
  finding.bound = seen.complete() ? amount_of(scale, seen) : scale;
  if (!clause.empty()) finding.clauses.emplace_back(clause);
  if (record) {
    finding.how = How::replayed;
    finding.message = "A game of " + plural(record->entries.size(), "move") + " with " + scale +
                      " breaks the law with its last move; none is shorter.";
    finding.witnesses.push_back({"with " + scale, ruleproof::to_text(*record), std::move(frames)});
  }
  auto check = check_of_scale(law);
  check.status = Status::failed;
  check.message = finding.message;
  check.finding = finding.id;
  report.checks.push_back(std::move(check));
  report.findings.push_back(std::move(finding));
}

}  // namespace ruleproof::properties::detail

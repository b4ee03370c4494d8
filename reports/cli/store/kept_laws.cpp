#include "reports/cli/store/kept_laws.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "model/core/result.hpp"
#include "model/core/strength.hpp"
#include "properties/report.hpp"
#include "properties/wording.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/witness.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/store/failures.hpp"

namespace ruleproof::cli {
namespace {

/// Whether the kept game breaks its law still; an error where it cannot be played now.
auto still_breaks(const std::string& game, const Failure& failure) -> Result<bool> {
  auto record = parse_record(failure.record, "the kept game");
  if (!record) return record.error();
  return entry_called(game).laws.still_breaks(std::move(record).value(), failure.what);
}

auto finding_of_kept(const GameReport& report, const Failure& failure) -> Finding {
  auto finding = properties::finding_of(report, "law-kept/" + properties::slug(failure.what),
                                        FindingKind::law_broken, Severity::error);
  finding.title = "Still broken: " + failure.what;
  finding.message = failure.why;
  finding.how = How::replayed;
  finding.bound = "the game that an earlier check has left";
  finding.witnesses.push_back({"the kept game", failure.record, {}});
  return finding;
}

/// The law that a finding says is broken; nothing where it is about something else.
auto broken_law(const GameReport& report, const Finding& finding) -> std::optional<std::string> {
  if (finding.kind != FindingKind::law_broken || finding.witnesses.empty()) return std::nullopt;
  const auto check = std::ranges::find(report.checks, finding.id, &Check::finding);
  if (check == report.checks.end()) return std::nullopt;
  return check->name;
}

}  // namespace

auto KeptLaws::of(const std::string& game, const FailedFlags& flags) -> Result<KeptLaws> {
  KeptLaws laws(game, Failures(flags.store, "check", game));
  auto kept = laws.file_.read();
  if (!kept && flags.asked()) return kept.error();
  if (kept) laws.failures_ = std::move(kept).value();
  if (flags.last && laws.failures_.empty()) return nothing_failed(laws.file_.path());
  return laws;
}

auto KeptLaws::names() const -> std::vector<std::string> {
  std::vector<std::string> names;
  names.reserve(failures_.size());
  for (const auto& failure : failures_) names.push_back(failure.what);
  return names;
}

auto KeptLaws::played_again() const -> GameReport {
  auto report = empty_report(game_);
  for (const auto& failure : failures_) {
    auto check = properties::check_of("what failed last", failure.what);
    const auto breaks = still_breaks(game_, failure);
    if (!breaks) {
      check.status = Status::skipped;
      check.message = "Its game cannot be played now: " + ruleproof::to_text(breaks.error());
    } else if (*breaks) {
      auto finding = finding_of_kept(report, failure);
      check.status = Status::failed;
      check.message = finding.title;
      check.finding = finding.id;
      report.findings.push_back(std::move(finding));
    } else {
      check.message = "Its game does not break it any more.";
    }
    report.checks.push_back(std::move(check));
  }
  fill_frames(report);
  return report;
}

auto KeptLaws::untried(const GameReport& again) const -> std::optional<Error> {
  const auto check = std::ranges::find(again.checks, Status::skipped, &Check::status);
  if (check == again.checks.end()) return std::nullopt;
  return Error{Code::no_file, file_.path(),
               "\"" + check->name + "\" failed and cannot be tried now: " + check->message +
                   " Run it without --last-failed, or remove the file"};
}

auto KeptLaws::keep(const GameReport& report) const -> std::optional<Error> {
  std::vector<Failure> now;
  for (const auto& finding : report.findings) {
    auto law = broken_law(report, finding);
    if (!law || std::ranges::count(now, *law, &Failure::what) > 0) continue;
    now.push_back({*std::move(law), finding.message, finding.witnesses.front().record});
  }
  for (const auto& failure : failures_) {
    if (std::ranges::count(now, failure.what, &Failure::what) > 0) continue;
    const auto breaks = still_breaks(game_, failure);
    if (!breaks || *breaks) now.push_back(failure);
  }
  return now == failures_ ? std::nullopt : file_.keep(now);
}

}  // namespace ruleproof::cli

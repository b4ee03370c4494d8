#include "reports/cli/conform/last_failed.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "properties/check_options.hpp"
#include "properties/conformance/conform.hpp"
#include "properties/conformance/recorded.hpp"
#include "properties/files.hpp"
#include "properties/report.hpp"
#include "properties/wording.hpp"
#include "reports/cli/command/conform.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/outputs.hpp"
#include "reports/cli/store/failures.hpp"
#include "reports/render/run_json/run.hpp"

namespace ruleproof::cli {
namespace {

/// The findings of an engine that failed and have a game. `name_of` gives each its name.
template <class NameOf>
auto failures_in(const std::vector<Finding>& findings, const NameOf& name_of)
    -> std::vector<Failure> {
  std::vector<Failure> failures;
  for (const auto& finding : findings) {
    const bool failed =
        finding.severity == Severity::error && finding.kind == FindingKind::engine_differs;
    if (!failed || finding.witnesses.empty()) continue;
    auto name = name_of(finding);
    if (std::ranges::count(failures, name, &Failure::what) > 0) continue;
    failures.push_back({std::move(name), finding.title, finding.witnesses.front().record});
  }
  return failures;
}

/// Those of a report that was written to a folder, by the files of their records.
auto failures_of(const std::string& out) -> Result<std::vector<Failure>> {
  const auto file = properties::read_file(out + "/run.json");
  if (!file) return file.error();
  const auto run = render::read_run(file->text);
  if (!run) return run.error();
  std::vector<Failure> failures;
  for (const auto& game : run->games) {
    for (auto& each :
         failures_in(game.findings, [](const Finding& finding) { return record_path(finding, 0); }))
      failures.push_back(std::move(each));
  }
  if (failures.empty()) return Error{Code::no_file, out, "no finding failed there"};
  return failures;
}

constexpr std::string_view all_engines = "conform";

/// Where failures of an engine are kept: other engines have other faults.
auto place_of(const std::vector<std::string>& command) -> std::string {
  std::string all;
  for (const auto& word : command) all += word + '\n';
  const auto name = file_name_of(command.empty() ? "" : command.back()).substr(0, 40);
  return folder_for(std::string(all_engines) + "/" + name, all);
}

/// The last words of other command lines of which something is kept for this game, in order.
auto kept_of_others(const ConformFlags& flags) -> std::vector<std::string> {
  namespace fs = std::filesystem;
  std::vector<std::string> names;
  std::error_code problem;
  const auto file = file_name_of(flags.set_up.game) + ".json";
  const auto folders = fs::path(flags.failed.store) / "failed" / all_engines;
  for (fs::directory_iterator at(folders, problem), end; !problem && at != end;
       at.increment(problem)) {
    std::error_code ignored;
    if (!fs::exists(at->path() / file, ignored)) continue;
    const auto name = at->path().filename().string();
    names.push_back(name.substr(0, name.rfind('-')));
  }
  std::ranges::sort(names);
  return names;
}

/// Nothing is kept of this engine: perhaps of the same one, called otherwise.
auto nothing_of_engine(const ConformFlags& flags, const std::string& place) -> Error {
  const auto others = kept_of_others(flags);
  if (others.empty()) return nothing_failed(place);
  return {Code::no_file, flags.failed.store,
          fmt::format("nothing is kept that failed of this command behind --; of {} something is "
                      "kept of another one, which ends with {}: give that one as it was, or run "
                      "this one without --last-failed",
                      flags.set_up.game, others.front())};
}

}  // namespace

auto begins_with_report(const ConformFlags& flags) -> bool {
  std::error_code problem;
  return flags.failed.last && !flags.out.empty() &&
         std::filesystem::exists(flags.out + "/run.json", problem);
}

auto FailedGames::of(const ConformFlags& flags) -> Result<FailedGames> {
  FailedGames games(Failures(flags.failed.store, place_of(flags.command), flags.set_up.game));
  games.in_folder_ = begins_with_report(flags);
  auto kept = games.in_folder_ ? failures_of(flags.out) : games.file_.read();
  if (!kept && flags.failed.asked()) return kept.error();
  if (kept) games.failures_ = std::move(kept).value();
  if (flags.failed.last && games.failures_.empty()) {
    return nothing_of_engine(flags, games.file_.path());
  }
  return games;
}

auto FailedGames::played_again(const conformance::ConformOptions& options) -> Result<GameReport> {
  auto all = empty_report(options.game.name);
  std::optional<Error> unplayed;
  std::string gone;
  std::size_t failing = 0;
  for (const auto& each : failures_) {
    const properties::TextFile record{each.what, each.record};
    std::vector<std::string> agreed;
    auto report = conformance::play_records(options, {&record, 1}, &agreed);
    if (!report) {
      if (!unplayed) unplayed = report.error();
      auto check = properties::check_of("conformance", "again: " + each.what);
      check.status = Status::skipped;
      check.message = ruleproof::to_text(report.error());
      all.checks.push_back(std::move(check));
      continue;
    }
    properties::merge(all, std::move(report).value());
    if (agreed.empty()) {
      ++failing;
    } else {
      gone += (gone.empty() ? "Gone: " : " ") + each.why;
      agreed_.push_back(each.record);
    }
  }
  if (unplayed && failing + agreed_.size() == 0) return *unplayed;
  const auto mended = fmt::format("{} of {} that failed {} mended", agreed_.size(),
                                  failures_.size(), agreed_.size() == 1 ? "is" : "are");
  auto check = properties::check_of(
      "conformance",
      failing > 0 ? fmt::format("still broken: {} of {}", failing, failures_.size())
                  : "what failed last is mended",
      fmt::format("{} of {}", agreed_.size(), properties::plural(failures_.size(), "finding")));
  // What passes has no line in ten.
  if (!agreed_.empty()) all.facts.insert(all.facts.begin(), {"since the last run", mended});
  check.status = failing > 0 ? Status::failed : unplayed ? Status::skipped : Status::passed;
  check.message = gone;
  all.checks.push_back(std::move(check));
  return all;
}

auto FailedGames::keep(const GameReport* report) const -> std::optional<Error> {
  if (in_folder_) return std::nullopt;
  std::vector<Failure> now;
  for (const auto& each : failures_) {
    if (std::ranges::count(agreed_, each.record) == 0) now.push_back(each);
  }
  if (report != nullptr) {
    for (auto& each :
         failures_in(report->findings, [](const Finding& found) { return found.id; })) {
      // The same clause may fail in another way: that is another game.
      const bool known =
          std::ranges::any_of(now, [&](const Failure& old) { return old.record == each.record; });
      if (!known) now.push_back(std::move(each));
    }
  }
  return now == failures_ ? std::nullopt : file_.keep(now);
}

}  // namespace ruleproof::cli

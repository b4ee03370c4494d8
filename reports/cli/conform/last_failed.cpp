#include "reports/cli/conform/last_failed.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "model/core/finding.hpp"
#include "properties/conformance/recorded.hpp"
#include "properties/files.hpp"
#include "properties/report.hpp"
#include "properties/wording.hpp"
#include "reports/cli/print/outputs.hpp"
#include "reports/render/run_json/run.hpp"

namespace ruleproof::cli {
namespace {

/// The game of a finding that failed last.
struct FailedGame {
  properties::TextFile record;
  std::string title;
};

auto failed_last(const std::string& out) -> Result<std::vector<FailedGame>> {
  const auto file = properties::read_file(out + "/run.json");
  if (!file) return file.error();
  const auto run = render::read_run(file->text);
  if (!run) return run.error();
  std::vector<FailedGame> failed_games;
  for (const auto& game : run->games) {
    for (const auto& finding : game.findings) {
      const bool failed =
          finding.severity == Severity::error && finding.kind == FindingKind::engine_differs;
      if (!failed || finding.witnesses.empty()) continue;
      failed_games.push_back(
          {{record_path(finding, 0), finding.witnesses.front().record}, finding.title});
    }
  }
  if (failed_games.empty()) return Error{Code::no_file, out, "no finding failed there"};
  return failed_games;
}

}  // namespace

auto conform_last_failed(const std::string& out, const conformance::ConformOptions& options)
    -> Result<GameReport> {
  const auto failed = failed_last(out);
  if (!failed) return failed.error();
  std::vector<properties::TextFile> records;
  for (const auto& each : *failed) records.push_back(each.record);
  std::vector<std::string> agreed;
  auto report = conformance::play_records(options, records, &agreed);
  if (!report) return report;
  auto check = properties::check_of(
      "conformance", "what failed last is mended",
      fmt::format("{} of {}", agreed.size(), properties::plural(failed->size(), "finding")));
  for (const auto& each : *failed) {
    if (std::ranges::count(agreed, each.record.name) == 0) {
      check.status = Status::failed;
    } else {
      check.message += (check.message.empty() ? "Gone: " : " ") + each.title;
    }
  }
  auto shown = std::move(report).value();
  shown.checks.push_back(std::move(check));
  return shown;
}

}  // namespace ruleproof::cli

#include "reports/cli/verify/recorded_answers.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "model/core/strength.hpp"
#include "properties/wording.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/other_run.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/refute/trials.hpp"
#include "reports/cli/verify/project.hpp"
#include "reports/render/quick.hpp"

namespace ruleproof::cli {
namespace {

constexpr std::string_view group = "questions";

/// Why a game of an answer does not show what it did.
auto problem_of(const Witness& witness, const std::string& of) -> std::optional<Error> {
  const auto record = parse_record(witness.record, witness.title);
  if (!record) return record.error();
  if (record->game != of)
    return Error{Code::bad_run, witness.title, "it is a game of " + record->game};
  const auto game = make(record->game, record->setup);
  if (!game) return game.error();
  return (*game)->replay(*record, witness.title, [](const Frame&) {});
}

auto sentence_of(const std::string& game, const std::string& question) -> std::string {
  for (const auto& each : entry_called(game).questions.questions) {
    if (each.id == question) return std::string(each.sentence);
  }
  return question;
}

auto with(std::string_view more, const std::string& text) -> std::string {
  return text.empty() ? std::string(more) : text + "; " + std::string(more);
}

}  // namespace

auto recorded_answers_file(std::string_view game, std::string_view question) -> std::string {
  std::string path(recorded_answers_folder);
  return path.append("/").append(game).append("/").append(question).append(".json");
}

auto is_recorded(std::string_view game, std::string_view question, const std::string& root)
    -> bool {
  std::error_code ignored;
  return std::filesystem::exists(in_root(root, recorded_answers_file(game, question)), ignored);
}

auto recorded_answers_report(const std::string& game, const std::string& question,
                             const std::string& root) -> Result<GameReport> {
  const auto path = in_root(root, recorded_answers_file(game, question));
  std::istringstream nothing;
  auto run = read_run_file(path, nothing);
  if (!run) return run.error();
  if (run->games.size() != 1 || run->games.front().name != game ||
      run->games.front().findings.empty()) {
    return Error{Code::bad_run, path, "these are no answers about " + game};
  }
  auto report = empty_report(game);
  report.findings = run->games.front().findings;
  Check check{.group = std::string(group),
              .name = sentence_of(game, question),
              .status = Status::skipped,
              .amount = properties::plural(report.findings.size(), "answer"),
              .message = std::string(render::recorded_not_asked),
              .finding = {}};
  for (auto& finding : report.findings) {
    if (is_strong(finding.how) && !finding.how.scope()) {
      return Error{Code::bad_run, path, finding.id + " does not say what it holds for"};
    }
    for (const auto& witness : finding.witnesses) {
      const auto problem = witness.record.empty() ? std::nullopt : problem_of(witness, game);
      if (!problem) continue;
      finding.severity = Severity::error;
      finding.message = "A recorded game does not show it any more: " + to_text(*problem) +
                        ". The model has changed, or the record is old: `ci/record-answers " +
                        game + " " + question + "`. What was recorded: " + finding.message;
      check.status = Status::failed;
      check.message = to_text(*problem);
      check.finding = finding.id;
    }
  }
  report.checks.push_back(std::move(check));
  return report;
}

auto as_recorded(GameReport report) -> GameReport {
  const auto tried = [&](const Finding& finding) {
    return std::ranges::any_of(report.checks, [&](const Check& check) {
      return check.group == refuter_group && check.status == Status::passed &&
             check.name == finding.title && !check.amount.empty();
    });
  };
  for (auto& finding : report.findings) {
    const auto recorded = finding.how;
    if (finding.severity == Severity::error) {
      finding.how = How::unknown;
    } else if (recorded != How::replayed && recorded != How::unknown) {
      finding.how = How::stated;
      if (is_strong(recorded) && tried(finding)) finding.how = How::sampled;
    }
    finding.bound =
        with("recorded as " + std::string(to_text(recorded)) + ", not asked again", finding.bound);
  }
  return report;
}

}  // namespace ruleproof::cli

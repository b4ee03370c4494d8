#include "reports/cli/conform/all_rulings.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/conform.hpp"
#include "properties/conformance/survey/survey.hpp"
#include "properties/report.hpp"
#include "reports/games/parts.hpp"

namespace ruleproof::cli {
namespace {

/// A ruling and an answer to it.
using Answered = std::pair<std::string, std::string>;

/// The answers that the set-up does not give; where it is silent, the first is given.
auto other_answers(const games::Parts& game, const SetupText& setup) -> std::vector<Answered> {
  std::vector<Answered> others;
  for (const auto& ruling : game.rulings) {
    const auto said = setup.rulings.find(std::string(ruling.id));
    for (const auto& answer : ruling.answers) {
      const auto given =
          said != setup.rulings.end() ? said->second : std::string(ruling.answers.front().id);
      if (answer.id.empty() || answer.id == given) continue;
      others.emplace_back(ruling.id, answer.id);
    }
  }
  return others;
}

/// What is left of the budget, in equal parts for the readings that are left: an engine that
/// refuses one leaves its part to the others.
class Budget {
 public:
  Budget(const conformance::ConformOptions& options, std::size_t readings)
      : steps_(options.steps), time_(options.time), readings_(readings) {}

  auto give(conformance::ConformOptions& options) const -> void {
    if (steps_) options.steps = std::max<std::uint64_t>(*steps_ / readings_, 1);
    if (time_) options.time = *time_ / static_cast<std::int64_t>(readings_);
  }
  /// What was given is used up, unless the engine refused.
  auto take(const conformance::ConformOptions& options, bool refused) -> void {
    --readings_;
    if (refused) return;
    if (steps_) *steps_ -= std::min(*steps_, *options.steps);
    if (time_) *time_ -= *options.time;
  }

 private:
  std::optional<std::uint64_t> steps_;
  std::optional<std::chrono::milliseconds> time_;
  std::size_t readings_;
};

/// Whether some game is known that tells an answer from the one given.
auto can_show(const conformance::ConformOptions& options, const std::string& name) -> bool {
  conformance::Surveyed row{.name = name, .with = options.setup.rulings};
  conformance::Surveyor("", options).see_whether_it_shows(row);
  return row.shows;
}

auto disagrees(const GameReport& report) -> bool {
  return std::ranges::any_of(report.findings, [](const Finding& finding) {
    return finding.kind == FindingKind::engine_differs && finding.severity == Severity::error;
  });
}

/// What came of one reading, as one check, with its findings; `shows`, whether it can show.
auto add_reading(GameReport& report, const std::string& name, const Result<GameReport>& under,
                 bool shows) -> void {
  auto check = properties::check_of("rulings", "the engine plays by " + name);
  if (!under) {
    check.status = Status::skipped;
    check.message = under.error().message;
  } else {
    const auto fact = std::ranges::find(under->facts, "compared steps",
                                        &std::pair<std::string, std::string>::first);
    if (fact != under->facts.end()) check.amount = fact->second + " steps";
    if (disagrees(*under)) {
      check.status = Status::failed;
    } else if (!shows) {
      check.status = Status::skipped;
      check.message = "no game that was tried tells it from the answer in force";
    }
    for (auto finding : under->findings) {
      finding.id += "/" + name;
      finding.title += " Under " + name + ".";
      if (check.status == Status::failed && check.finding.empty()) check.finding = finding.id;
      report.findings.push_back(std::move(finding));
    }
  }
  report.checks.push_back(std::move(check));
}

}  // namespace

auto conform_under_all(const conformance::ConformOptions& options, const games::Parts& game)
    -> Result<GameReport> {
  const auto others = other_answers(game, options.setup);
  Budget budget(options, others.size() + 1);
  auto with = options;
  budget.give(with);
  auto whole = conformance::conform(with);
  if (!whole) return whole;
  budget.take(with, false);
  auto report = std::move(whole).value();
  with.min_coverage = std::nullopt;  // of the games under the usual answers
  bool found = disagrees(report);
  for (const auto& [ruling, answer] : others) {
    const auto name = ruling + "=" + answer;
    if (options.stopped() || (found && !options.keep_going)) {
      auto check = properties::check_of("rulings", "the engine plays by " + name);
      check.status = Status::skipped;
      check.message = found ? "something was found before; --keep-going looks past it" : "ended";
      report.checks.push_back(std::move(check));
      continue;
    }
    with.setup.rulings = options.setup.rulings;
    with.setup.rulings[ruling] = answer;
    budget.give(with);
    auto under = conformance::conform(with);
    budget.take(with, !under);
    found = found || (under && disagrees(*under));
    const bool agrees = under && !disagrees(*under);
    add_reading(report, name, under, !agrees || can_show(options, name));
  }
  report.facts.emplace_back("readings", std::to_string(others.size() + 1));
  return report;
}

}  // namespace ruleproof::cli

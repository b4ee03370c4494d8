#include "reports/cli/conform/all_rulings.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "properties/report.hpp"

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

/// An equal part of the budget.
auto share(conformance::ConformOptions options, std::size_t parts) -> conformance::ConformOptions {
  if (options.steps) options.steps = std::max<std::uint64_t>(*options.steps / parts, 1);
  if (options.time) *options.time /= static_cast<std::int64_t>(parts);
  return options;
}

auto disagrees(const GameReport& report) -> bool {
  return std::ranges::any_of(report.findings, [](const Finding& finding) {
    return finding.kind == FindingKind::engine_differs && finding.severity == Severity::error;
  });
}

/// What came of one reading, as one check, with its findings.
auto add_reading(GameReport& report, const std::string& name, Result<GameReport> under) -> void {
  auto check = properties::check_of("rulings", "the engine plays by " + name);
  if (!under) {
    check.status = Status::skipped;
    check.message = under.error().message;
  } else {
    const auto fact = std::ranges::find(under->facts, "compared steps",
                                        &std::pair<std::string, std::string>::first);
    if (fact != under->facts.end()) check.amount = fact->second + " steps";
    if (disagrees(*under)) check.status = Status::failed;
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
  auto with = share(options, others.size() + 1);
  auto whole = conformance::conform(with);
  if (!whole) return whole;
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
    auto under = conformance::conform(with);
    found = found || (under && disagrees(*under));
    add_reading(report, name, std::move(under));
  }
  report.facts.emplace_back("readings", std::to_string(others.size() + 1));
  return report;
}

}  // namespace ruleproof::cli

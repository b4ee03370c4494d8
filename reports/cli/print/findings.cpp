#include "reports/cli/print/findings.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <ostream>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "reports/cli/door/words_of_clauses.hpp"
#include "reports/cli/print/brief.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/tallies.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/render/facts.hpp"
#include "reports/render/gravity.hpp"
#include "reports/render/picture/places.hpp"
#include "reports/render/reason.hpp"
#include "reports/render/run_json/run.hpp"
#include "reports/render/words.hpp"

#ifndef RULEPROOF_VERSION
#error "the build says which version this is"
#endif

namespace ruleproof::cli {
namespace {

constexpr std::size_t places_shown = 6;

auto print_witness(std::ostream& out, const Witness& witness) -> void {
  out << "    record: " << witness.title << '\n';
  std::size_t at = 0;
  while (at < witness.record.size()) {
    const auto end = std::min(witness.record.find('\n', at), witness.record.size());
    const auto line = std::string_view(witness.record).substr(at, end - at);
    if (!line.empty()) out << "      " << line << '\n';
    at = end + 1;
  }
}

/// The checks without messages that their findings tell as well.
auto checks_beside(const GameReport& report) -> GameReport {
  GameReport beside;
  beside.checks = report.checks;
  for (auto& check : beside.checks) {
    const auto finding = std::ranges::find(report.findings, check.finding, &Finding::id);
    if (finding != report.findings.end() && finding->message == check.message) {
      check.message.clear();
    }
  }
  return beside;
}

}  // namespace

auto print_checks(std::ostream& out, const GameReport& report) -> void {
  std::vector<std::vector<std::string>> rows;
  rows.reserve(report.checks.size());
  for (const auto& check : report.checks) {
    rows.push_back({std::string(mark(check)), check.group, check.name, check.amount});
  }
  out << columns(rows);
  for (auto at = report.checks.begin(); at != report.checks.end(); ++at) {
    const auto& check = *at;
    const auto says_the_same = [&](const Check& other) {
      return other.message == check.message && other.group == check.group &&
             other.status == check.status;
    };
    if (check.message.empty() || std::any_of(report.checks.begin(), at, says_the_same)) continue;
    const auto others = std::count_if(at + 1, report.checks.end(), says_the_same);
    out << mark(check) << ' ' << check.group << ": " << check.name;
    if (others > 0) out << ", and " << others << " more";
    out << '\n' << wrapped(check.message, "    ");
  }
}

auto head_of(const Finding& finding) -> std::string {
  constexpr std::array<std::string_view, 5> answers{"Yes,", "Yes:", "No,", "No:", "Not known "};
  const bool answers_by_itself = finding.severity == Severity::note &&
                                 std::ranges::any_of(answers, [&](std::string_view answer) {
                                   return finding.title.starts_with(answer);
                                 });
  return answers_by_itself ? "" : std::string(to_text(finding.severity)) + "  ";
}

auto reach_of(const Finding& finding) -> std::string {
  auto text = std::string(to_text(finding.how));
  if (!finding.bound.empty()) text += ": " + finding.bound;
  const auto scope = render::scope_of(finding);
  if (!scope.empty()) text += "; " + scope;
  return text;
}

auto print_finding(std::ostream& out, const Finding& finding, Detail detail) -> void {
  out << head_of(finding) << finding.title << "  (" << reach_of(finding) << ")\n";
  if (detail == Detail::lines) return;
  out << wrapped(render::beyond_title(finding), "    ");
  std::vector<std::vector<std::string>> rows;
  rows.reserve(finding.facts.size());
  for (const auto& [name, value] : finding.facts)
    rows.push_back({name, render::fact_text(name, value)});
  out << columns(rows, "    ");
  for (std::size_t i = 0; i < std::min(places_shown, finding.places.size()); ++i) {
    const auto& place = finding.places[i];
    out << "    " << render::where(place) << '\n' << wrapped(place.quote, "      > ");
  }
  if (finding.places.size() > places_shown) {
    out << "    and " << finding.places.size() - places_shown << " more" << '\n';
  }
  if (detail != Detail::whole) return;
  for (const auto& witness : finding.witnesses) print_witness(out, witness);
}

auto has_failures(const GameReport& report) -> bool {
  return std::ranges::count(report.checks, Status::failed, &Check::status) > 0 ||
         std::ranges::count(report.findings, Severity::error, &Finding::severity) > 0;
}

auto version() -> std::string_view { return RULEPROOF_VERSION; }

auto empty_report(std::string_view name, std::string_view title) -> GameReport {
  GameReport report;
  report.name = name;
  report.title = title;
  return report;
}

auto run_of(GameReport report, std::vector<std::pair<std::string, std::string>> settings) -> Run {
  add_words_of_clauses(report);
  Run run{.tool_version = std::string(version()), .settings = std::move(settings), .games = {}};
  run.games.push_back(std::move(report));
  return run;
}

auto finish(const GameReport& report, std::vector<std::pair<std::string, std::string>> settings,
            bool json, Detail detail, Terminal& terminal) -> int {
  if (json) {
    terminal.out << render::run_json(run_of(report, std::move(settings)));
  } else {
    const auto run = run_of(report, {});
    if (detail == Detail::brief) {
      print_brief(terminal.out, run);
      return has_failures(report) ? exit_findings : exit_clean;
    }
    if (render::is_wrong_or_open(run)) terminal.out << render::sentence(run) << '\n';
    print_checks(terminal.out, detail == Detail::lines ? report : checks_beside(report));
    for (const auto& finding : report.findings) print_finding(terminal.out, finding, detail);
    for (const auto& [name, value] : report.facts) {
      if (name == "data") terminal.out << name << ": " << value << '\n';
    }
    terminal.out << render::verdict(run) << '\n';
  }
  return has_failures(report) ? exit_findings : exit_clean;
}

}  // namespace ruleproof::cli

#include "reports/cli/print/brief.hpp"

#include <algorithm>
#include <sstream>
#include <string>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"

namespace ruleproof::cli {
namespace {

auto answer(const std::string& title, Severity severity = Severity::note) -> Finding {
  Finding finding;
  finding.id = "go/question/" + title;
  finding.title = title;
  finding.severity = severity;
  finding.how = How::sampled;
  finding.bound = std::string(300, 'x');
  finding.witnesses = {{.title = "a game", .record = "ruleproof 1\n", .frames = {{}, {}, {}}}};
  return finding;
}

auto printed(const GameReport& report) -> std::string {
  std::ostringstream out;
  print_brief(out, report);
  return out.str();
}

auto lines(const std::string& text) -> long { return std::ranges::count(text, '\n'); }

TEST_CASE("one answer says how far it goes, and that there is a game") {
  GameReport report;
  report.findings = {answer("White wins")};
  const auto text = printed(report);
  CHECK(text.starts_with("note  White wins\n      with a game of 2 steps; sampled:\n      xxx"));
  CHECK(text.find("-v shows the reasons and the games, --out DIR writes them") !=
        std::string::npos);
}

TEST_CASE("one answer alone tells all of what it rests on, one of several the beginning") {
  GameReport report;
  report.findings = {answer("Yes, it is never so")};
  report.findings[0].bound.clear();
  for (int i = 0; i < 40; ++i) report.findings[0].bound += "steps ";
  report.findings[0].bound += "last";
  CHECK(printed(report).find("last") != std::string::npos);
  CHECK(lines(printed(report)) <= static_cast<long>(brief_lines));
  report.findings.push_back(answer("another"));
  CHECK(printed(report).find("last") == std::string::npos);
}

TEST_CASE("however many answers there are, they are ten lines, the gravest first") {
  GameReport report;
  for (int i = 0; i < 30; ++i) report.findings.push_back(answer("a" + std::to_string(i)));
  report.findings.push_back(answer("worst", Severity::error));
  const auto text = printed(report);
  CHECK(lines(text) <= static_cast<long>(brief_lines));
  CHECK(text.starts_with("error  worst\n"));
  CHECK(text.find("and 27 answers more: -v shows them") != std::string::npos);
}

TEST_CASE("what failed or was not done comes first, and nothing is never ok") {
  GameReport report;
  CHECK(printed(report) == "1 game, no checks. No findings.\n");
  report.checks = {{.group = "questions",
                    .name = "Who wins?",
                    .status = Status::skipped,
                    .amount = {},
                    .message = "not answered within the budget",
                    .finding = {}}};
  CHECK(printed(report).starts_with("skipped  Who wins?: not answered within the budget\n"));
  for (int i = 0; i < 40; ++i) report.checks.push_back(report.checks[0]);
  CHECK(lines(printed(report)) <= static_cast<long>(brief_lines));
}

}  // namespace
}  // namespace ruleproof::cli

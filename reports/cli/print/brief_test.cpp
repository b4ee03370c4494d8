#include "reports/cli/print/brief.hpp"

#include <algorithm>
#include <cstddef>
#include <sstream>
#include <string>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/findings.hpp"

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
  print_brief(out, run_of(report, {}));
  return out.str();
}

auto lines(const std::string& text) -> long { return std::ranges::count(text, '\n'); }

TEST_CASE("one answer says how far it goes, and that there is a game") {
  GameReport report;
  report.findings = {answer("White wins")};
  const auto text = printed(report);
  CHECK(text.starts_with("note  White wins\n      with a game of 2 steps; sampled:\n      xxx"));
  CHECK(text.find("-v shows the reasons and the games\n") != std::string::npos);
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

TEST_CASE("few answers have their titles whole, since what they say stands at the end") {
  GameReport report;
  const std::string readings(70, 'r');
  report.findings = {answer(readings + " matters at once"), answer(readings + " wins otherwise")};
  const auto text = printed(report);
  CHECK(text.find("matters at once") != std::string::npos);
  CHECK(text.find("wins otherwise") != std::string::npos);
  CHECK(lines(text) <= static_cast<long>(brief_lines));
}

TEST_CASE("no line is broader than the terminal, and none has a hole") {
  const auto before = brief_width();
  GameReport report;
  std::string words;
  for (int i = 0; i < 60; ++i) words += "word" + std::to_string(i) + ' ';
  for (int many = 1; many <= 6; ++many) {
    report.findings.push_back(answer(words, Severity::warning));
    for (const std::size_t wide : {60U, 80U}) {
      set_brief_width(wide);
      std::istringstream text(printed(report));
      for (std::string line; std::getline(text, line);) {
        CAPTURE(line);
        CHECK(width(line) <= wide);
        CHECK(line.find("   word", 9) == std::string::npos);
      }
    }
  }
  set_brief_width(before);
}

TEST_CASE("however many answers there are, they are ten lines, the gravest first") {
  GameReport report;
  for (int i = 0; i < 30; ++i) report.findings.push_back(answer("a" + std::to_string(i)));
  report.findings.push_back(answer("worst", Severity::error));
  const auto text = printed(report);
  CHECK(lines(text) <= static_cast<long>(brief_lines));
  CHECK(text.starts_with("1 error was found.\nerror  worst\n"));
  CHECK(text.find("and 27 more: -v shows them") != std::string::npos);
}

TEST_CASE("of what is left out it says how many are of which kind") {
  GameReport report;
  for (int i = 0; i < 9; ++i) {
    report.findings.push_back(answer("w" + std::to_string(i), Severity::warning));
  }
  report.checks = {{.group = "rulings",
                    .name = "one is compared",
                    .status = Status::skipped,
                    .amount = {},
                    .message = {},
                    .finding = {}}};
  report.findings.push_back(answer("nobody knows"));
  report.findings.back().how = How::unknown;
  const auto text = printed(report);
  CAPTURE(text);
  for (int i = 0; i < 9; ++i) {
    report.checks.push_back(report.checks.front());
    report.checks.back().status = Status::failed;
  }
  const auto before = brief_width();
  set_brief_width(40);
  CHECK(printed(report).find("more: -v shows them") != std::string::npos);
  set_brief_width(before);
  CHECK(printed(report).find(" failed, 9 findings, 1 not done, 1 note): -v shows them") !=
        std::string::npos);
  CHECK(text.find(" findings, 1 not done, 1 note): -v shows them") != std::string::npos);
}

TEST_CASE("what failed or was not done comes first, and nothing is never ok") {
  GameReport report;
  CHECK(printed(report) == "Nothing was checked.\n1 game, no checks. No findings.\n");
  report.checks = {{.group = "questions",
                    .name = "Who wins?",
                    .status = Status::skipped,
                    .amount = {},
                    .message = "not answered within the budget",
                    .finding = {}}};
  CHECK(printed(report).find("skipped  Who wins?: not answered within the budget\n") !=
        std::string::npos);
  for (int i = 0; i < 40; ++i) report.checks.push_back(report.checks[0]);
  CHECK(printed(report).find("skipped  41 of questions, such as Who wins?") != std::string::npos);
  for (auto& check : report.checks) check.status = Status::passed;
  for (auto& check : report.checks) check.amount = "0 games";
  const auto text = printed(report);
  CHECK(text.find("nothing  41 of questions, such as Who wins?") != std::string::npos);
  CHECK(lines(text) <= static_cast<long>(brief_lines));
}

TEST_CASE("how a fault is shown again can be copied whole") {
  GameReport report;
  report.findings = {answer("Breaks a clause", Severity::error)};
  const std::string command = "ruleproof conform " + std::string(200, 'y');
  report.findings[0].facts = {{"shown again by", command}};
  for (int i = 0; i < 30; ++i) report.facts.emplace_back("a fact", std::string(30, 'z'));
  report.facts.emplace_back("data", "rules only");
  const auto text = printed(report);
  CHECK(text.find(command + "\n") != std::string::npos);
  CHECK(text.find("data: rules only\n") != std::string::npos);
  CHECK(lines(text) <= static_cast<long>(brief_lines));
}

TEST_CASE("where answers are only counted, those that are open or wrong are listed all the same") {
  Run run;
  run.games.resize(2);
  run.games[0].title = "Go";
  run.games[0].findings = {answer("White wins"), answer("bad", Severity::warning)};
  std::ostringstream out;
  print_brief(out, run, Notes::counted, {"report: out"});
  CHECK(out.str().find("warning  Go: bad\n") != std::string::npos);
  CHECK(out.str().find("White wins") == std::string::npos);
  CHECK(out.str().find("report: out\n2 games, ") != std::string::npos);
}

TEST_CASE("however many groups and failures there are, what is left off has a sign") {
  for (int failures = 0; failures < 15; ++failures) {
    CAPTURE(failures);
    auto report = empty_report("go");
    for (int i = 0; i < 60; ++i) {
      report.checks.push_back({.group = "group of checks " + std::to_string(i),
                               .name = "check",
                               .status = i < failures ? Status::failed : Status::passed,
                               .amount = "3 games",
                               .message = {},
                               .finding = {}});
    }
    std::ostringstream out;
    print_brief(out, run_of(report, {}), Notes::listed, {"report: here"});
    const auto text = out.str();
    CAPTURE(text);
    CHECK(std::ranges::count(text, '\n') <= static_cast<long>(brief_lines));
    CHECK(text.find("report: here") != std::string::npos);
    const bool counted = text.find("group of checks 59: 1 hold") != std::string::npos;
    CHECK((counted || text.find("group of checks 20") == std::string::npos ||
           text.find(" …\n") != std::string::npos));
  }
}

TEST_CASE("lines are as wide as the terminal, in characters") {
  const std::string line(300, 'x');
  const std::string cyrillic =
      "Дракон облетает дозором свои владения над морем и над сушей, над горами и реками";
  CHECK(cut_lines(cyrillic).front() == cyrillic);  // 80 characters, twice as many bytes
  for (const std::size_t said : {10U, 50U, 120U, 1'000U}) {
    CAPTURE(said);
    set_brief_width(said);
    CHECK(brief_width() == std::clamp<std::size_t>(said, 40, 200));
    CHECK(width(cut_lines(line).front()) == brief_width());
    CHECK(width(cut_lines(cyrillic).front()) == std::min<std::size_t>(brief_width(), 80));
  }
  set_brief_width(80);
}

TEST_CASE("the first lines say how many are left out") {
  CHECK(first_lines({"a", "b"}, 2) == "a\nb\n");
  CHECK(first_lines({"a", "b", "c"}, 2) == "a\nand 2 more: -v shows them\n");
  CHECK(first_lines({}, 2).empty());
}

}  // namespace
}  // namespace ruleproof::cli

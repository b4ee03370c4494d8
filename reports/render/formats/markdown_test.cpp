#include "reports/render/formats/markdown.hpp"

#include <sstream>
#include <string>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/render/quick.hpp"
#include "reports/render/sample_run.hpp"
#include "reports/render/since.hpp"

namespace ruleproof::render {
namespace {

/// Without what stands in fences, where nothing is markup. No fence is shorter than what it holds.
auto outside_of_fences(const std::string& text) -> std::string {
  std::istringstream lines(text);
  std::string out;
  std::string fence;
  for (std::string line; std::getline(lines, line);) {
    if (!fence.empty()) {
      if (line == fence) fence.clear();
    } else if (line.starts_with("  ```")) {
      fence = line.substr(0, line.find_last_of('`') + 1);
    } else {
      out += line + "\n";
    }
  }
  return out;
}

TEST_CASE("hostile texts neither link, mention nor draw") {
  const auto whole = markdown(hostile_run());
  CHECK(whole.find('\x1B') == std::string::npos);
  const auto text = outside_of_fences(whole);
  for (const std::string part : {"<script", "@octocat", " #12", "](", "`code`", "\x1B"}) {
    CAPTURE(part);
    CHECK(text.find(part) == std::string::npos);
  }
}

TEST_CASE("the summary always fits a comment") {
  Run run = hostile_run();
  run.games.resize(2000, run.games[0]);
  for (auto& game : run.games) game.findings.resize(100, game.findings[0]);
  const auto text = markdown(run);
  CHECK(text.size() < 65'536);
  const auto all = since(Run{}, run);
  CHECK(markdown(run, &all).size() < 65'536);
}

TEST_CASE("what is different from another run comes before what is the same") {
  auto before = sample_run();
  before.games[0].findings.erase(before.games[0].findings.begin());
  before.games[0].checks[0].status = Status::passed;
  const auto now = sample_run();
  const auto different = since(before, now);
  const auto text = markdown(now, &different);
  const auto words = text.find("**Since the other run: 1 new, 1 check fails that did not");
  CHECK(words < text.find("| Game |"));
  CHECK(text.find("- **new**, ") < text.find("| Game |"));
  CHECK(markdown(now).find("Since") == std::string::npos);
}

/// A run of one game, with an error that a check gave.
auto failing() -> Run {
  Run run;
  run.games.emplace_back();
  auto& game = run.games.front();
  game.name = "go";
  game.clauses = {{.tag = "G1",
                   .id = "ko",
                   .says = "Nobody repeats a position.",
                   .disposition = "enforced",
                   .reason = {}}};
  game.checks = {{.group = "conformance",
                  .name = "the fields are the model's",
                  .status = Status::failed,
                  .amount = {},
                  .message = "After \"a1\" the positions differ. A reason.",
                  .finding = "go/engine/state/ko"}};
  Finding finding;
  finding.id = "go/engine/state/ko";
  finding.kind = FindingKind::engine_differs;
  finding.severity = Severity::error;
  finding.clauses = {"ko"};
  finding.title = "Breaks ko: After \"a1\" the positions differ.";
  finding.message = game.checks.front().message;
  finding.facts = {{"shown again by", "ruleproof conform go --record out/a.game -- ./engine"}};
  finding.witnesses = {{"what the model says", "ruleproof 1\ngame go ruleset 1\np1 ```a1\n", {}}};
  game.findings = {finding};
  return run;
}

auto times(const std::string& text, const std::string& part) -> int {
  int count = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

TEST_CASE("a failure is told once, with the clause, its game and the command") {
  const auto text = markdown(failing());
  CHECK(times(text, "the positions differ") == 1);
  CHECK(times(text, "A reason") == 1);
  CHECK(text.find("Nobody repeats a position") != std::string::npos);
  CHECK(text.find("\n  ````text\n  ruleproof 1\n  game go ruleset 1\n  p1 ```a1\n  ````\n") !=
        std::string::npos);
  CHECK(text.find("  ruleproof conform go --record out/a.game -- ./engine\n") != std::string::npos);
}

TEST_CASE("what is told of no finding is told of its check") {
  auto run = failing();
  auto& game = run.games.front();
  for (int i = 0; i < 6; ++i) {
    auto check = game.checks.front();
    auto finding = game.findings.front();
    check.message = "WHY " + std::to_string(i);
    finding.id += std::to_string(i);
    finding.message = check.message;
    check.finding = finding.id;
    game.checks.push_back(check);
    game.findings.push_back(finding);
  }
  const auto text = markdown(run);
  for (int i = 0; i < 6; ++i) CHECK(times(text, "WHY " + std::to_string(i)) == 1);
}

TEST_CASE("a quick run says that it was") {
  auto run = failing();
  CHECK(markdown(run).find("quick") == std::string::npos);
  run.settings.emplace_back("budget", "quick");
  CHECK(markdown(run).find("quick: less was tried") != std::string::npos);
  run.games.front().checks.front().message = recorded_not_asked;
  CHECK(markdown(run).find("1 question was not asked") != std::string::npos);
}

TEST_CASE("a long game is left to the report") {
  auto run = failing();
  for (int i = 0; i < 40; ++i) run.games[0].findings[0].witnesses[0].record += "p1 b2\n";
  CHECK(markdown(run).find("p1 b2") == std::string::npos);
}

TEST_CASE("answers are listed where nothing fails, and the rest is counted") {
  Run run;
  run.games.emplace_back();
  Finding finding;
  finding.kind = FindingKind::answer;
  finding.title = "Yes, it can be: after 3 moves";
  finding.bound = "3 moves";
  finding.how = How::sampled;
  run.games[0].findings.resize(22, finding);
  const auto text = markdown(run);
  CHECK(times(text, "- Yes, it can be: after 3 moves (sampled, 3 moves)\n") == 20);
  CHECK(text.find("- and 2 more in the report\n") != std::string::npos);
  run.games[0].findings[0].severity = Severity::error;
  CHECK(markdown(run).find("**Answers**") == std::string::npos);
}

TEST_CASE("a question that nobody could answer is named, whatever else there is") {
  Run run;
  auto& game = run.games.emplace_back();
  Finding open;
  open.kind = FindingKind::answer;
  open.title = "Who wins was not found out";
  open.how = How::unknown;
  game.findings = {open};
  CHECK(markdown(run).find("**Questions without an answer**\n\n- Who wins was not found out") !=
        std::string::npos);
  game.checks.emplace_back().status = Status::failed;
  CHECK(markdown(run).find("Who wins was not found out") != std::string::npos);
}

TEST_CASE("the last line says with which version") {
  CHECK(markdown(sample_run()).ends_with("\nBy ruleproof 0.1.0.\n"));
}

TEST_CASE("an empty run says so") {
  CHECK(markdown(Run{}).find("Nothing was checked.") != std::string::npos);
}

}  // namespace
}  // namespace ruleproof::render

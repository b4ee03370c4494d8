#include "reports/render/gravity.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "reports/render/sample_run.hpp"

namespace ruleproof::render {
namespace {

auto check(Status status, std::string finding = "") -> Check {
  return {.group = "laws",
          .name = "a law",
          .status = status,
          .amount = {},
          .message = {},
          .finding = std::move(finding)};
}

auto one_game() -> Run {
  Run run;
  run.games.emplace_back();
  run.games[0].name = "go";
  return run;
}

TEST_CASE("the gravest come first, and nothing is left out or named twice") {
  const auto run = sample_run();
  const auto items = gravest_first(run);
  std::size_t findings = 0;
  for (const auto& game : run.games) findings += game.findings.size();
  CHECK(std::ranges::count_if(items, [](const Item& item) { return item.finding != nullptr; }) ==
        static_cast<std::ptrdiff_t>(findings));
  std::set<std::string> names;
  auto last = Severity::error;
  for (const auto& item : items) {
    CHECK(names.insert(item.at).second);
    const auto severity = item.finding != nullptr ? item.finding->severity : Severity::error;
    CHECK(last <= severity);
    last = severity;
  }
}

TEST_CASE("what nobody could answer stands before other notes") {
  auto run = one_game();
  for (const auto* id : {"go/question/a", "go/question/b"}) {
    Finding finding;
    finding.id = id;
    finding.how = How::sampled;
    run.games[0].findings.push_back(finding);
  }
  run.games[0].findings[1].how = How::unknown;
  CHECK(gravest_first(run)[0].at == "go/question/b");
}

TEST_CASE("a failed check is an item of its own where no finding tells of it") {
  auto run = one_game();
  run.games[0].checks = {check(Status::failed, "go/law"), check(Status::failed, "gone"),
                         check(Status::passed)};
  Finding finding;
  finding.id = "go/law";
  run.games[0].findings.push_back(finding);
  const auto items = gravest_first(run);
  REQUIRE(items.size() == 2);
  CHECK(items[0].check == &run.games[0].checks[1]);
  CHECK(items[0].at == "go/check/1");
  CHECK(items[1].finding == &run.games[0].findings[0]);
}

TEST_CASE("the sentence says what is wrong, then what is open") {
  auto run = one_game();
  CHECK(sentence(Run{}) == "Nothing was checked.");
  CHECK(sentence(run) == "Nothing was checked.");
  run.games[0].checks = {check(Status::skipped)};
  CHECK(sentence(run) == "Nothing was checked.");  // never "nothing fails"
  Finding finding;
  finding.severity = Severity::warning;
  run.games[0].findings.push_back(finding);
  CHECK(sentence(run) == "No check was made; 1 finding asks for a decision.");
  run.games[0].checks.push_back(check(Status::passed));
  run.games[0].checks.back().amount = "0 games";
  CHECK(sentence(run) == "Nothing was looked at; 1 finding asks for a decision.");
  run.games[0].checks.back().amount = "3 games";
  CHECK(sentence(run) == "Nothing fails; 1 finding asks for a decision.");
  finding.severity = Severity::note;
  finding.how = How::unknown;
  run.games[0].findings.push_back(finding);
  CHECK(sentence(run) ==
        "Nothing fails; 1 finding asks for a decision and 1 question has no answer.");
  run.games[0].checks.push_back(check(Status::failed));
  finding.severity = Severity::error;
  run.games[0].findings.push_back(finding);
  CHECK(sentence(run) ==
        "1 check fails and 1 error was found; 1 finding asks for a decision and 1 question has no "
        "answer.");
}

auto answer(Severity severity, std::string title, FindingKind kind = FindingKind::answer)
    -> Finding {
  Finding finding;
  finding.severity = severity;
  finding.title = std::move(title);
  finding.kind = kind;
  finding.how = How::stated;
  return finding;
}

TEST_CASE("without checks the sentence is the answer, or how much was found") {
  auto run = one_game();
  auto& findings = run.games[0].findings;
  findings = {answer(Severity::note, "Yes, it can be that a > 20: after 7 moves.")};
  CHECK(sentence(run) == "Yes, it can be that a > 20: after 7 moves.");
  findings[0].how = How::unknown;
  CHECK(sentence(run) == "Yes, it can be that a > 20: after 7 moves.");  // which says so itself
  findings.push_back(answer(Severity::note, "No"));
  CHECK(sentence(run) == "2 findings; 1 question has no answer.");
  findings = {answer(Severity::warning, "A", FindingKind::texts_differ),
              answer(Severity::note, "B", FindingKind::text_silent)};
  CHECK(sentence(run) == "2 entries, of them 1 warning.");
  findings[0].severity = Severity::error;
  CHECK(sentence(run) == "1 error was found.");
}

TEST_CASE("a run that ended early is incomplete, whatever was not made") {
  auto run = one_game();
  run.games[0].checks = {check(Status::passed), check(Status::skipped), check(Status::skipped)};
  CHECK(sentence(run) == "Nothing fails.");  // skipped with a reason
  run.settings = {{"interrupted", "yes"}};
  CHECK(sentence(run) == "Incomplete: 2 checks were not made; nothing that was made fails.");
  run.games[0].checks[0] = check(Status::failed);
  CHECK(sentence(run) == "1 check fails; the run ended early and 2 checks were not made.");
  run.settings.clear();
  run.games[0].facts = {{"ended early", "by Ctrl-C"}};
  run.games[0].checks = {check(Status::skipped)};
  CHECK(sentence(run) == "Incomplete: 1 check was not made.");
}

}  // namespace
}  // namespace ruleproof::render

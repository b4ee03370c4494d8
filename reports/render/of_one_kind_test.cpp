
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "reports/render/gravity.hpp"

namespace ruleproof::render {
namespace {

auto drako() -> Run {
  Run run;
  run.games.emplace_back();
  run.games[0].name = "drako";
  run.games[0].title = "Drako";
  return run;
}

auto check(std::string group, Status status) -> Check {
  Check made;
  made.group = std::move(group);
  made.status = status;
  return made;
}

auto readings(std::string id, std::string title, bool shown) -> Finding {
  Finding finding;
  finding.id = "drako/ruling/" + std::move(id);
  finding.kind = FindingKind::ruling_matters;
  finding.title = std::move(title);
  finding.how = How::replayed;
  finding.facts = {{"first", "net=a"}, {"second", "net=b"}};
  if (shown) finding.witnesses.emplace_back();
  return finding;
}

TEST_CASE("the page of a rulebook is no page on which nothing fails") {
  auto run = drako();
  run.games[0].checks = {check("clauses", Status::passed), check("clauses", Status::passed)};
  CHECK(sentence(run) == "2 clauses of Drako: 2 are shown by a game.");
  run.games[0].checks.push_back(check("clauses", Status::skipped));
  CHECK(sentence(run) == "3 clauses of Drako: 2 are shown by a game, 1 is stated without one.");
  run.games[0].checks.push_back(check("ends", Status::passed));
  CHECK(sentence(run) ==
        "3 clauses of Drako: 2 are shown by a game, 1 is stated without one; 1 way to end.");
  run.games[0].checks.push_back(check("laws", Status::passed));
  CHECK(sentence(run) == "Nothing fails.");
}

TEST_CASE("of two readings it is said which they are, and what differs") {
  auto run = drako();
  auto& findings = run.games[0].findings;
  findings = {readings("net/b", "net=a or net=b: no game was found that tells them apart", false)};
  CHECK(sentence(run) ==
        "Two readings of Drako, net=a and net=b: no game was found that tells them apart.");
  findings = {readings("net/b", "net=a or net=b: it matters after 3 moves", true),
              readings("net/b/winner", "net=a or net=b: other winners after 9 moves", true)};
  findings[0].facts.emplace_back("what differs", "position");
  CHECK(sentence(run) ==
        "Two readings of Drako, net=a and net=b: it matters after 3 moves (position); other "
        "winners after 9 moves.");
}

TEST_CASE("of one question its first answer is said") {
  auto run = drako();
  run.games[0].checks = {check("questions", Status::passed)};
  run.games[0].checks[0].name = "Can a deck run out?";
  auto& findings = run.games[0].findings;
  findings.resize(3);
  for (auto& each : findings) each.how = How::stated;
  findings[0].title = "That of the dwarves can, after 30 moves.";
  CHECK(sentence(run) ==
        "Can a deck run out? That of the dwarves can, after 30 moves; 2 more answers.");
  run.games[0].checks.push_back(check("laws", Status::passed));
  CHECK(sentence(run) == "Nothing fails.");
}

TEST_CASE("of many readings it is said how many matter") {
  auto run = drako();
  run.games[0].findings = {readings("net/b", "a: it matters", true),
                           readings("net/b/winner", "a: other winners", true),
                           readings("net/c", "a: no game was found", false)};
  CHECK(sentence(run) ==
        "2 pairs of readings of Drako: 1 was seen to matter, 1 to decide who wins.");
  run.games[0].findings.emplace_back().how = How::stated;
  CHECK(sentence(run) == "4 findings.");
}

}  // namespace
}  // namespace ruleproof::render

#include "reports/render/since.hpp"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "reports/render/sample_run.hpp"

namespace ruleproof::render {
namespace {

auto finding(std::string id, How how) -> Finding {
  Finding made;
  made.id = std::move(id);
  made.title = made.id;
  made.how = {how, Scope{.data = "rulebook"}};
  return made;
}

auto run_of(std::vector<Finding> findings, std::vector<Check> checks = {}) -> Run {
  Run run;
  run.tool_version = "1";
  run.games.emplace_back();
  run.games[0].name = "go";
  run.games[0].findings = std::move(findings);
  run.games[0].checks = std::move(checks);
  return run;
}

auto check(std::string name, Status status) -> Check {
  return {.group = "laws",
          .name = std::move(name),
          .status = status,
          .amount = {},
          .message = {},
          .finding = {}};
}

TEST_CASE("the same run is not different") {
  const auto none = since(sample_run(), sample_run());
  CHECK(none.findings.empty());
  CHECK(in_words(none) == "Since the other run: nothing is different.");
}

TEST_CASE("findings are new, gone, weaker, stronger or changed") {
  auto said = finding("go/d", How::sampled);
  said.message = "other words";
  const auto all = since(run_of({finding("go/a", How::proved), finding("go/b", How::proved),
                                 finding("go/c", How::sampled), finding("go/d", How::sampled)}),
                         run_of({finding("go/b", How::bounded), finding("go/c", How::exhaustive),
                                 said, finding("go/e", How::stated)}));
  REQUIRE(all.findings.size() == 5);
  const auto is = [&](int at, Turn turn, const std::string& id) {
    CHECK(all.findings[static_cast<std::size_t>(at)].turn == turn);
    CHECK(all.findings[static_cast<std::size_t>(at)].id == id);
  };
  is(0, Turn::appeared, "go/e");
  is(1, Turn::weaker, "go/b");
  is(2, Turn::stronger, "go/c");
  is(3, Turn::changed, "go/d");
  is(4, Turn::gone, "go/a");
  CHECK(all.findings[1].what == "bounded, was proved");
  CHECK(all.findings[3].what == "message");
  CHECK(in_words(all) == "Since the other run: 1 new, 1 weaker, 1 stronger, 1 changed, 1 gone.");
}

TEST_CASE("checks fail, are mended, or are no longer made") {
  const auto all = since(run_of({}, {check("a", Status::passed), check("b", Status::failed),
                                     check("c", Status::passed), check("d", Status::passed)}),
                         run_of({}, {check("a", Status::failed), check("b", Status::passed),
                                     check("c", Status::skipped), check("e", Status::failed)}));
  CHECK(all.failing == std::vector<std::string>{"go: laws: a", "go: laws: e"});
  CHECK(all.mended == std::vector<std::string>{"go: laws: b"});
  CHECK(all.unchecked == std::vector<std::string>{"go: laws: c", "go: laws: d"});
}

TEST_CASE("clauses are reached and no longer reached") {
  auto before = run_of({});
  for (const auto* id : {"one", "two"}) {
    auto& clause = before.games[0].clauses.emplace_back();
    clause.id = id;
    clause.disposition = "enforced";
  }
  before.games[0].clauses[0].steps = 3;
  auto now = before;
  now.games[0].clauses[0].steps = 0;
  now.games[0].clauses[1].verdicts = 1;
  const auto all = since(before, now);
  CHECK(all.reached == std::vector<std::string>{"go: two"});
  CHECK(all.unreached == std::vector<std::string>{"go: one"});
}

TEST_CASE("a game that only one run has is new or gone, whole; settings are compared") {
  auto before = run_of({finding("go/a", How::proved)});
  before.settings = {{"steps", "1000"}};
  auto now = run_of({finding("chess/a", How::proved)});
  now.games[0].name = "chess";
  now.settings = {{"steps", "10"}};
  const auto all = since(before, now);
  REQUIRE(all.findings.size() == 2);
  CHECK(all.findings[0].game == "chess");
  CHECK(all.findings[1].turn == Turn::gone);
  CHECK(all.findings[1].game == "go");
  CHECK(all.settings == std::vector<std::string>{"steps: 10, was 1000"});
}

TEST_CASE("a sentence in which somebody changed a word is a changed finding, with that word") {
  Run before;
  before.games.emplace_back().name = "pair";
  Finding alone;
  alone.id = "pair/0001";
  alone.kind = FindingKind::text_silent;
  alone.places = {{"a.txt", 3, 3, "Each player «must» draw two cards at the end."}};
  before.games[0].findings = {alone};
  auto now = before;
  auto& finding = now.games[0].findings[0];
  finding.id = "pair/0002";
  finding.places[0].quote = "Each player must draw three cards at the end.";
  const auto different = since(before, now);
  REQUIRE(different.findings.size() == 1);
  CHECK(different.findings[0].turn == Turn::changed);
  CHECK(different.findings[0].id == "pair/0002");
  CHECK(different.findings[0].what == "\"three\" was \"two\"");
  finding.places[0].quote = "Whoever has no card left is out.";
  CHECK(since(before, now).findings.size() == 2);
}

}  // namespace
}  // namespace ruleproof::render

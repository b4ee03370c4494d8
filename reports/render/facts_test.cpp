#include "reports/render/facts.hpp"

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/render/run_json/json.hpp"
#include "reports/render/run_json/run.hpp"
#include "reports/render/since.hpp"

namespace ruleproof::render {
namespace {

auto run_with(std::string fact) -> Run {
  Finding finding;
  finding.id = "tower/one";
  finding.game = "tower";
  finding.title = "one";
  finding.facts = {{"positions searched", std::move(fact)}};
  Run run;
  run.games.emplace_back();
  run.games.back().name = "tower";
  run.games.back().findings.push_back(std::move(finding));
  return run;
}

TEST_CASE("numbers are in groups for people, and without for machines") {
  CHECK(in_groups("200003") == "200,003");
  CHECK(in_groups("999") == "999");
  CHECK(in_groups("007") == "007");
  CHECK(in_groups("1/2000") == "1/2000");
  CHECK(in_groups("99999999999999999999999") == "99999999999999999999999");
  CHECK(in_groups("").empty());
  CHECK(ungrouped("200,003") == "200003");
  CHECK(ungrouped("20,03") == "20,03");
  CHECK(ungrouped("1,2,3") == "1,2,3");
  CHECK(ungrouped("31 of 1,000") == "31 of 1,000");
  CHECK(ungrouped(",").empty() == false);
  CHECK(ungrouped("").empty());
}

TEST_CASE("a number that is a name has no groups, and what an engine wrote stays as it is") {
  CHECK(fact_text("seed", "20261128") == "20261128");
  CHECK(fact_text("steps", "20261128") == "20,261,128");
  auto run = run_with("1,234");
  run.games[0].findings[0].kind = FindingKind::engine_differs;
  CHECK(parse_json(run_json(run))["games"][0]["findings"][0]["facts"][0][1] == "1,234");
}

TEST_CASE("a fact that is a number is one in JSON, and the same fact when it is read") {
  const auto run = run_with("200,003");
  const auto text = run_json(run);
  CHECK(parse_json(text)["games"][0]["findings"][0]["facts"][0][1] == 200003);
  const auto read = read_run(text);
  REQUIRE(read);
  CHECK(run_json(*read) == text);
  CHECK(since(run, *read).findings.empty());
  CHECK(since(run_with("200,004"), *read).findings.size() == 1);
}

}  // namespace
}  // namespace ruleproof::render

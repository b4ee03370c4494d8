#include "reports/render/formats/sarif.hpp"

#include <cstddef>
#include <string>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/telling/game_words.hpp"
#include "reports/render/beside.hpp"
#include "reports/render/run_json/json.hpp"
#include "reports/render/sample_run.hpp"

namespace ruleproof::render {
namespace {

/// Calls `visit(name, value)` for every member of every object.
template <class Visit>
auto walk(const Json& json, const Visit& visit) -> void {
  for (auto at = json.begin(); at != json.end(); ++at) {
    if (json.is_object()) visit(at.key(), *at);
    if (at->is_structured()) walk(*at, visit);
  }
}

TEST_CASE("what GitHub refuses does not occur") {
  for (const auto& run : {sample_run(), hostile_run()}) {
    const auto json = parse_json(sarif(run));
    REQUIRE(!json.is_discarded());
    CHECK(json["version"] == "2.1.0");
    CHECK(json["runs"].size() == 1);
    walk(json, [](const std::string& name, const Json& value) {
      CAPTURE(name);
      if (name == "startLine" || name == "endLine") CHECK(value.get<int>() >= 1);
      if (value.is_array() && name != "results") CHECK(!value.empty());
      if (value.is_string()) CHECK(!value.get<std::string>().empty());
      if (name == "uri") {
        const auto uri = value.get<std::string>();
        CHECK(!uri.starts_with('/'));
        CHECK(uri.find_first_of(" <>\"\\{}|^`:") == std::string::npos);
      }
    });
    for (const auto& result : json["runs"][0]["results"]) {
      CHECK(result["locations"].size() >= 1);
      CHECK(result["partialFingerprints"]["ruleproofFinding/v1"].get<std::string>().size() == 64);
      const auto& rule =
          json["runs"][0]["tool"]["driver"]["rules"][result["ruleIndex"].get<std::size_t>()];
      CHECK(rule["id"] == result["ruleId"]);
    }
  }
}

TEST_CASE("findings without a place are told as notifications") {
  const auto json = parse_json(sarif(sample_run()))["runs"][0];
  CHECK(json["results"].size() == 9);
  CHECK(json["invocations"][0]["toolExecutionNotifications"].size() == 7);
}

TEST_CASE("long games end within a thousand steps, and many findings within the limit") {
  Run run = sample_run();
  auto& findings = run.games[0].findings;
  auto& frames = findings[0].witnesses[0].frames;
  while (frames.size() < 3000) frames.push_back(frames.back());
  findings.resize(6000, findings[1]);
  for (auto& finding : findings) {
    finding.places = {{.file = "a.txt", .line = 1, .last_line = 1, .quote = {}}};
    if (&finding != &findings[0]) finding.witnesses.clear();
  }
  findings[0].severity = Severity::error;
  const auto json = parse_json(sarif(run))["runs"][0];
  CHECK(json["results"].size() == 5000);
  const auto& steps = json["results"][0]["codeFlows"][0]["threadFlows"][0]["locations"];
  CHECK(steps.size() == 1000);
  CHECK(steps[999]["location"]["message"]["text"].get<std::string>().starts_with("2999: "));
}

TEST_CASE("steps are told in the words of their game") {
  const Beside beside{.words = [](const std::string&) {
    return GameWords{.seats = {{"the prince"}}, .fields = {telling::value("p#.yuan", "@'s yuan")}};
  }};
  const auto words = sarif(sample_run(), beside);
  CHECK(words.find("the prince's yuan: 6 -> 8") != std::string::npos);
  CHECK(sarif(sample_run()).find("p1.yuan 6 -> 8") != std::string::npos);
}

}  // namespace
}  // namespace ruleproof::render

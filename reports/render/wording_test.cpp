#include "reports/render/wording.hpp"

#include <array>
#include <fstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/telling/game_words.hpp"
#include "model/core/telling/told.hpp"
#include "reports/render/run_json/json.hpp"

namespace ruleproof::render {
namespace {

auto change_of(const Json& json) -> Change {
  return {json.at("field"), json.at("before"), json.at("after")};
}

TEST_CASE("what a step changed is told as the cases say, where a game has no words for it") {
  std::ifstream file("reports/render/told_cases.json");
  const auto cases = Json::parse(file);
  CHECK(cases.size() > 10);
  for (const auto& each : cases) {
    const std::array changes{change_of(each.at(0))};
    CAPTURE(each.dump());
    const auto all = told({}, changes);
    if (each.at(1).is_null()) {
      CHECK(all.empty());
    } else {
      const auto [field, before, after] = change_of(each.at(1));
      CHECK(all == std::vector{Told{field, field, before, after}});
    }
  }
}

TEST_CASE("a witness is told in the words of its game under its set-up, which are asked for once") {
  std::vector<std::string> heads;
  Speech speech([&](const std::string& head) {
    heads.push_back(head);
    return GameWords{.seats = {{"the dwarves", true}}};
  });
  const std::string head = "ruleproof 1\ngame drako ruleset 1\nsetup players=2\n";
  const Witness one{
      .title = {}, .record = head + "from seed 1\n\np1 draw\nsetup=3\n", .frames = {}};
  const Witness two{.title = {}, .record = head + "\np1 skip\n", .frames = {}};
  CHECK(speech.of(one).seats.size() == 1);
  CHECK(speech.of(two).seats.size() == 1);
  CHECK(heads == std::vector{head});
  CHECK(speech.of({}).seats.empty());
  CHECK(Speech{}.of(one).seats.empty());
}

}  // namespace
}  // namespace ruleproof::render

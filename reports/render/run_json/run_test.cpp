#include "reports/render/run_json/run.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "model/core/strength.hpp"
#include "reports/render/run_json/at.hpp"
#include "reports/render/run_json/json.hpp"
#include "reports/render/run_json/pictures.hpp"
#include "reports/render/sample_run.hpp"

namespace ruleproof::render {
namespace {

auto problem(std::string_view text) -> std::string {
  const auto run = read_run(text);
  REQUIRE(!run);
  CHECK(run.error().code == Code::bad_run);
  CHECK(!run.error().message.empty());
  return run.error().where;
}

TEST_CASE("a run comes back as it was") {
  auto run = sample_run();
  run.games[1].findings.pop_back();  // its malformed UTF-8 is replaced
  const auto back = read_run(run_json(run));
  REQUIRE(back);
  CHECK(*back == run);
  CHECK(*read_run(run_json(Run{})) == Run{});
}

TEST_CASE("hostile texts come back, and from then on unchanged") {
  const auto once = read_run(run_json(hostile_run()));
  REQUIRE(once);
  const auto twice = read_run(run_json(*once));
  REQUIRE(twice);
  CHECK(*once == *twice);
}

TEST_CASE("a run that is cut off anywhere is an error") {
  const auto text = run_json(sample_run());
  for (std::size_t length = 0; length + 2 < text.size(); length += 13) {
    problem(std::string_view{text}.substr(0, length));
  }
}

TEST_CASE("errors say where") {
  CHECK(problem("") == "run.json");
  CHECK(problem("[]") == "the whole");
  CHECK(problem("{}") == "ruleproof_run");
  CHECK(problem(R"({"ruleproof_run":5})") == "ruleproof_run");
  CHECK(problem(R"({"schema":"ruleproof.games","version":1,"games":[]})") == "schema");
  CHECK(problem(R"({"ruleproof_run":"2"})") == "ruleproof_run");
  const auto inside = [](const std::string& rest) {
    return problem(R"({"ruleproof_run":2,"pieces":["title"],"pictures":[[-1,0]],)" + rest + "}");
  };
  CHECK(inside(R"("games":{})") == "games");
  CHECK(inside(R"("games":[1])") == "games[0]");
  CHECK(inside(R"("settings":[["a"]])") == "settings[0]");
  CHECK(inside(R"("games":[{"findings":[{"how":"surely"}]}])") == "games[0].findings[0].how");
  CHECK(inside(R"("games":[{"findings":[{"places":[{"line":-1}]}]}])") ==
        "games[0].findings[0].places[0].line");
  CHECK(inside(R"("games":[{"findings":[{"places":[{"line":4294967296}]}]}])") ==
        "games[0].findings[0].places[0].line");
  CHECK(inside(R"("games":[{"clauses":[{"steps":1.5}]}])") == "games[0].clauses[0].steps");
  CHECK(inside(R"("games":[{"findings":[{"witnesses":[{"frames":[{"panels":[1]}]}]}]}])") ==
        "games[0].findings[0].witnesses[0].frames[0].panels[0]");
}

TEST_CASE("a run of an older ruleproof is refused with what to do") {
  const auto run = read_run(R"({"ruleproof_run":1,"games":[]})");
  REQUIRE(!run);
  CHECK(run.error().message.find("an older ruleproof wrote it") != std::string::npos);
}

TEST_CASE("a version that nobody knows is refused, whichever of the two members says it") {
  const auto run = [](const std::string& version, const std::string& older) {
    return problem(R"({"schema":"ruleproof.run","version":)" + version + R"(,"ruleproof_run":)" +
                   older + R"(,"games":[]})");
  };
  CHECK(run("99", "3") == "version");
  CHECK(run("0", "3") == "version");
  CHECK(run("3", "99") == "ruleproof_run");
  CHECK(run("-1", "3") == "version");
  CHECK(run("\"3\"", "3") == "version");
  CHECK(read_run(R"({"schema":"ruleproof.run","version":3,"ruleproof_run":3,"games":[]})"));
}

TEST_CASE(
    "numbers are numbers, and texts that are none stay texts; the last version is read, too") {
  Run run;
  run.settings = {{"seed", "18446744073709551615"},
                  {"steps", "1000"},
                  {"zero", "0"},
                  {"padded", "007"},
                  {"width", "0.5"},
                  {"budget", "full"},
                  {"", ""}};
  GameReport tower;
  tower.name = "tower";
  tower.facts = {{"positions", "42"}};
  run.games.push_back(tower);
  const auto text = run_json(run);
  CHECK(text.find("1000") != std::string::npos);
  CHECK(text.find("\"1000\"") == std::string::npos);
  CHECK(text.find("\"42\"") == std::string::npos);
  for (const auto* kept : {"\"18446744073709551615\"", "\"007\"", "\"0.5\""}) {
    CAPTURE(kept);
    CHECK(text.find(kept) != std::string::npos);
  }
  const auto again = read_run(text);
  REQUIRE(again);
  CHECK(again->settings == run.settings);
  CHECK(again->games.front().facts == run.games.front().facts);
  for (const auto* version : {"2", "3", "4"}) {
    const auto older = read_run(R"({"ruleproof_run":)" + std::string(version) +
                                R"(,"settings":[["steps","1000"]],"games":[]})");
    REQUIRE(older);
    CHECK(older->settings[0].second == "1000");
  }
}

TEST_CASE("pictures that are not made of pieces, or of pictures before them, are refused") {
  const auto pictures = [](const std::string& rows) {
    return problem(R"({"ruleproof_run":2,"games":[],"pieces":["a","b"],"pictures":[)" + rows +
                   "]}");
  };
  for (const std::string bad :
       {"[]", "[-1]", "[-2,0]", "[0,-1]", "[-1,2]", "[-1,-1]", "[1,0]", "[-1,4294967296]"}) {
    CAPTURE(bad);
    CHECK(pictures(bad).starts_with("pictures[0]"));
  }
  CHECK(pictures("[-1,0],{}") == "pictures[1]");
  CHECK(pictures("[-1,0],[0,-2]") == "pictures[1]");
}

TEST_CASE("set-ups, amounts and changes have numbers, and come back as they were") {
  Run run;
  run.games.emplace_back().name = "tower";
  auto& game = run.games.front();
  game.checks.push_back({.group = "laws",
                         .name = "a law",
                         .status = Status::passed,
                         .amount = "12",
                         .message = {},
                         .finding = {}});
  auto& finding = game.findings.emplace_back();
  Scope scope;
  scope.options = {{"players", {"2", "3"}}, {"data", {"box"}}};
  finding.how = Strength(How::bounded, scope);
  Frame frame;
  frame.changes = {{"p1.score", "-3", "0"}, {"p1.hand", "", "ace"}, {"p1.left", "007", "-0"}};
  finding.witnesses.push_back({"a game", "", {frame}});
  const auto text = run_json(run);
  for (const auto* part :
       {R"("amount": 12)", R"("players":[2,3])", R"("data":["box"])", R"(["p1.score",-3,0])",
        R"(["p1.hand","","ace"])", R"(["p1.left","007","-0"])"}) {
    CAPTURE(part);
    const auto plain = parse_json(text).dump();
    CHECK((text.find(part) != std::string::npos || plain.find(part) != std::string::npos));
  }
  const auto again = read_run(text);
  REQUIRE(again);
  CHECK(again->games.front().checks.front().amount == "12");
  CHECK(again->games.front().findings.front().how.scope()->options == scope.options);
  CHECK(again->games.front().findings.front().witnesses.front().frames.front().changes ==
        frame.changes);
}

TEST_CASE("a short text that stands for very much is refused before it fills the memory") {
  auto json = parse_json(R"({"pieces":["x",""],"pictures":[[-1,0,1,1,1,1,1,1,1,1,1,1]]})");
  json["pieces"][1] = std::string(1000, 'x');
  for (int i = 0; i < 5000; ++i) json["pictures"].push_back({0, -11});
  Reading reading;
  reading.room = 1'000'000;
  static_cast<void>(read_pictures(At{reading, json, ""}));
  CHECK(reading.where.starts_with("pictures["));
  CHECK(reading.problem.find("too large") != std::string::npos);
}

TEST_CASE("pictures that share much are short") {
  auto run = sample_run();
  auto& frames = run.games[0].findings[1].witnesses[0].frames;
  frames.clear();
  std::string background;
  for (int i = 0; i < 500; ++i) background += "<circle r=\"" + std::to_string(i) + "\"/>";
  for (int i = 0; i < 100; ++i) {
    Frame frame;
    const auto pawn = "<rect x=\"" + std::to_string(i) + "\"/>";
    frame.panels.push_back({"board", "<svg>" + background + pawn + background + "</svg>"});
    frames.push_back(frame);
  }
  const auto text = run_json(run);
  CHECK(text.size() < 60'000);
  const auto back = read_run(text);
  REQUIRE(back);
  CHECK(back->games[0].findings[1].witnesses[0].frames == frames);
}

/// Replaces every value of a document in turn by one of another type.
auto spoil(Json& json, Json& whole, int& tried) -> void {
  for (auto& value : json) {
    for (const auto& other :
         {Json(nullptr), Json(-7), Json("word"), Json::array({1}), Json::object()}) {
      auto kept = std::exchange(value, other);
      static_cast<void>(static_cast<bool>(read_run(to_text(whole))));
      value = std::move(kept);
      ++tried;
    }
    if (value.is_structured()) spoil(value, whole, tried);
  }
}

TEST_CASE("no value of a wrong type crashes") {
  auto json = parse_json(run_json([] {
    auto run = sample_run();
    run.games.resize(1);
    return run;
  }()));
  int tried = 0;
  spoil(json, json, tried);
  CHECK(tried > 500);
  problem(std::string(100'000, '['));
}

TEST_CASE("JSON that is nested deeper than any run is refused, wherever it stands") {
  const auto nested = [](std::size_t levels) {
    return std::string(levels, '[') + std::string(levels, ']');
  };
  const auto inside = [&](const std::string& name, std::size_t levels) {
    return problem(R"({"ruleproof_run":2,"games":[],")" + name + "\":" + nested(levels) + "}");
  };
  CHECK(problem(nested(deepest_json)) == "the whole");
  CHECK(problem(nested(deepest_json + 1)) == "run.json");
  CHECK(problem(nested(200'000)) == "run.json");
  CHECK(inside("tool_version", deepest_json - 1) == "tool_version");
  for (const std::string name : {"tool_version", "games", "pictures", "no such member"}) {
    CAPTURE(name);
    CHECK(inside(name, deepest_json) == "run.json");
    CHECK(inside(name, 200'000) == "run.json");
  }
  CHECK(parse_json(R"({"a":[1,{"b":null}],"c":[]})").dump() == R"({"a":[1,{"b":null}],"c":[]})");
}

}  // namespace
}  // namespace ruleproof::render

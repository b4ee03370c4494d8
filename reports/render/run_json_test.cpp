#include "reports/render/run_json.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include <doctest/doctest.h>

#include "model/core/result.hpp"
#include "reports/render/json.hpp"
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
  CHECK(problem(R"({"ruleproof_run":2})") == "ruleproof_run");
  CHECK(problem(R"({"ruleproof_run":"1"})") == "ruleproof_run");
  const auto inside = [](const std::string& rest) {
    return problem(R"({"ruleproof_run":1,"pictures":[{"svg":""}],)" + rest + "}");
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

}  // namespace
}  // namespace ruleproof::render

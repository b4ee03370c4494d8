#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/record.hpp"
#include "model/core/result.hpp"
#include "properties/conformance/export/suites.hpp"
#include "properties/conformance/export/tale.hpp"
#include "properties/conformance/parts.hpp"

using namespace ruleproof;
using namespace ruleproof::conformance;

namespace {

auto told(const std::string& game, const std::string& lines) -> Result<Tale> {
  const auto record =
      parse_record("ruleproof 1\ngame " + game + " ruleset 1\n" + lines, "a.game").value();
  return tale_of(*parts_called(game), record, "a.game");
}

auto sentences(const Tale& tale) -> std::vector<std::string> {
  std::vector<std::string> lines;
  lines.reserve(tale.sentences.size());
  for (const auto& [word, json] : tale.sentences) {
    lines.push_back(std::to_string(static_cast<int>(word)) + ' ' + json);
  }
  return lines;
}

auto has(const std::string& text, std::string_view part) -> bool {
  return text.find(part) != std::string::npos;
}

const std::string column = R"(setup columns=2 rows=1
from conform: the column is "full"

p1 drop 1
expect stage=0
expect to-act=p2
expect that stage = 0
expect illegal p2 "drop 1" because drop.full
p2 drop 2
expect cites drop.bottom
expect winner.p1=1
)";

}  // namespace

TEST_CASE("a tale has the moves, refusals and fields of a record, and all of its end") {
  const auto tale = told("connect-four", column);
  REQUIRE(tale);
  CHECK(tale->title == "conform: the column is \"full\"");
  CHECK(tale->position.empty());
  CHECK(tale->set_up ==
        R"({"protocol":1,"game":"connect-four","players":2,)"
        R"("setup":{"columns":"2","rows":"1"},"rulings":{"diagonals":"count"},"components":{}})");
  CHECK(sentences(*tale) ==
        std::vector<std::string>{R"(0 "drop 1")", R"(3 {"stage": 0})", R"(3 {"to-act": "p2"})",
                                 R"(1 "drop 1")", R"(0 "drop 2")", "2 []",
                                 R"(3 {"stones1":1,"stones2":4,"stage":3,"to-act":"nobody"})",
                                 R"(4 {"over":true,"scores":[0,0],"winners":["p1","p2"]})"});
}

TEST_CASE(
    "a tale from a position begins there; where a move is expected, all legal ones are told") {
  const auto tale = told("connect-four",
                         "setup columns=2 rows=2\nposition ../x.\n\n"
                         "expect legal p2 \"drop 1\"\np2 drop 1\n");
  REQUIRE(tale);
  CHECK(tale->position == "\"../x.\"");
  CHECK(sentences(*tale).at(0) == R"(2 ["drop 1","drop 2"])");
  CHECK(sentences(*tale).at(2) == R"(2 ["drop 2"])");
}

TEST_CASE("what is taken back is told in every language") {
  const auto tale = told("connect-four", "\np1 drop 1\nundo\nexpect stage=0\np1 drop 2\n");
  REQUIRE(tale);
  const auto all = sentences(*tale);
  REQUIRE(all.size() == 7);
  CHECK(all[1] == "5 ");
  CHECK(all[3] == R"(0 "drop 2")");
  const std::vector<NamedTale> tales{{"back", *tale}};
  CHECK(has(written(tales, Suite::pytest), "    engine.takes_back()\n"));
  CHECK(has(written(tales, Suite::jest), "  game.takesBack();\n"));
  CHECK(has(written(tales, Suite::doctest), "  CHECK(game.takes_back() == \"\");\n"));
}

TEST_CASE("components go with the tale, and moves are told in their one form") {
  const auto tale = told("drako",
                         "setup data=lane\nrulings placement=preset\n\n"
                         "chance dragon get bite-2/walk-2\n");
  REQUIRE(tale);
  CHECK(has(tale->set_up, R"("dragon_deck")"));
  CHECK(has(tale->set_up, R"("placement":"preset")"));
  CHECK(tale->sentences.front().json == R"("dragon get bite-2/walk-2")");
}

TEST_CASE("a record that does not replay has no tale") {
  const auto tale = told("connect-four", "\np2 drop 1\n");
  REQUIRE_FALSE(tale);
  CHECK(tale.error().code == Code::illegal_move);
}

TEST_CASE("each suite writes the same tale in its language") {
  const std::vector<NamedTale> tales{{"column", told("connect-four", column).value()}};
  const auto python = written(tales, Suite::pytest);
  CHECK(has(python, "def test_column(engine):\n    \"\"\"conform: the column is 'full'.\"\"\"\n"));
  CHECK(has(python, "    engine.begins(**json.loads(r'''{\"protocol\":1,"));
  CHECK(has(python, "    engine.refuses(\"drop 1\")\n"));
  CHECK(has(python, "    engine.ends(json.loads(r'''{\"over\":true,"));
  auto ended = tales;
  ended.front().tale.title = "The column is full.";
  CHECK(has(written(ended, Suite::pytest), "    \"\"\"The column is full.\"\"\"\n"));
  const auto jest = written(tales, Suite::jest);
  CHECK(has(jest, "test('column', () => {\n  // conform: the column is 'full'\n"));
  CHECK(has(jest, "  game.shows({\"stage\": 0});\n"));
  const auto doctest = written(tales, Suite::doctest);
  CHECK(has(doctest, "TEST_CASE(\"column\") {\n"));
  CHECK(has(doctest, "  CHECK(game.plays(\"drop 1\") == \"\");\n"));
  CHECK(has(doctest, "  CHECK(game.offers(R\"json([])json\") == \"\");\n"));
}

TEST_CASE("tests are named after their files") {
  CHECK(test_name("out/records/drako-net.holds.game") == "drako_net_holds");
  CHECK(test_name("é.game") == "__");
  CHECK(test_name("/") == "record");
  CHECK(suite_called("catch2") == Suite::doctest);
  CHECK_FALSE(suite_called("junit"));
}

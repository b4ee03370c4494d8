#include "reports/render/picture/steps.hpp"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/telling/game_words.hpp"
#include "reports/render/run_json/json.hpp"

namespace ruleproof::render {
namespace {

auto frame(std::string move) -> Frame {
  return {.seat = "p1",
          .move = std::move(move),
          .because = {"drop.bottom"},
          .changes = {{"stones", "4", "5"}},
          .panels = {}};
}

auto add(StepStore& store, const std::vector<std::string>& moves) -> std::size_t {
  StepStore::Play play;
  for (std::size_t k = 0; k < moves.size(); ++k) store.add(play, k, frame(moves[k]), {});
  return store.add(play);
}

TEST_CASE("a step is its texts by number") {
  StepStore store;
  StepStore::Play play;
  store.add(play, 0, {}, {0, 1});
  store.add(play, 1, frame("drop 1"), {0, 2});
  CHECK(store.add(play) == 0);
  const auto json = parse_json(store.json());
  CHECK(json["words"] ==
        Json::array({"", "the opening", "p1", "drop 1", "drop.bottom", "stones", "4", "5"}));
  CHECK(json["seats"].dump() == "[0,2]");
  CHECK(json["moves"].dump() == "[1,3]");
  CHECK(json["because"].dump() == "[[],[4]]");
  CHECK(json["changes"].dump() == "[[],[5,6,7]]");
  CHECK(json["pictures"].dump() == "[[0,0],[-1,1,0]]");
  CHECK(json["plays"].dump() == "[[0,0,2]]");
}

TEST_CASE("a game is told in its words, which keep the names of fields behind a tab") {
  const GameWords game{.seats = {{"the dwarves", true}},
                       .fields = {telling::value("stones", "stones left")}};
  StepStore store;
  StepStore::Play play;
  store.add(play, 1, frame("drop 1"), {}, game);
  CHECK(parse_json(store.json())["words"] ==
        Json::array({"the dwarves", "drop 1", "drop.bottom", "stones left\tstones", "4", "5"}));
}

TEST_CASE("two games that part late share the steps before") {
  StepStore store;
  CHECK(add(store, {"a", "b", "c", "d"}) == 0);
  CHECK(add(store, {"a", "b", "c", "e"}) == 1);
  const auto json = parse_json(store.json());
  CHECK(json["moves"].size() == 5);
  CHECK(json["plays"].dump() == "[[0,0,4],[0,0,3,3,4,1]]");
}

TEST_CASE("a game without its middle keeps the numbers of its steps") {
  StepStore store;
  StepStore::Play play;
  store.add(play, 0, frame("a"), {});
  store.add(play, 9, frame("b"), {});
  store.add(play);
  CHECK(parse_json(store.json())["plays"].dump() == "[[0,0,1,9,1,1]]");
}

TEST_CASE("no text of a step is markup or invisible") {
  StepStore store;
  add(store, {"</script><b>", "\xE2\x80\xAE"});
  const auto text = store.json();
  CHECK(text.find('<') == std::string::npos);
  CHECK(parse_json(text)["words"][1] == "</script><b>");
  CHECK(text.find("[U+202E]") != std::string::npos);
}

}  // namespace
}  // namespace ruleproof::render

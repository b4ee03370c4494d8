/// What expressions mean, and what is said of malformed ones.
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/expression/before.hpp"
#include "model/core/expression/compile.hpp"
#include "model/core/expression/strictly.hpp"
#include "model/core/expression/syntax.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/naming.hpp"
#include "model/core/play.hpp"
#include "model/drako/drako.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"

namespace ruleproof::expression {
namespace {

using river_dragons::RiverDragons;
using year_of_the_dragon::YearOfTheDragon;

const YearOfTheDragon dragon = YearOfTheDragon::configure({{{"players", "3"}}, {}}).value();

auto holds(std::string_view text, const year_of_the_dragon::State& state) -> bool {
  const auto program = compile(text, vocabulary_of(dragon));
  CAPTURE(text);
  if (!program) FAIL(program.error().message);
  return Asked(dragon, *program).holds(state);
}
auto distance(std::string_view text, const year_of_the_dragon::State& state) -> std::int64_t {
  return Asked(dragon, compile(text, vocabulary_of(dragon)).value()).distance(state);
}
template <class G>
auto refused(const G& game, std::string_view text) -> std::string {
  const auto program = compile(text, vocabulary_of(game));
  return program ? "" : program.error().message;
}

/// Three players with 5, 0 and 2 yuan; p1 has two palaces.
auto rich_and_poor() -> year_of_the_dragon::State {
  auto state = dragon.start();
  for (const auto& [field, text] :
       std::to_array<std::pair<std::string_view, std::string_view>>({{"round", "5"},
                                                                     {"stage", "person"},
                                                                     {"p1.yuan", "5"},
                                                                     {"p2.yuan", "0"},
                                                                     {"p3.yuan", "2"},
                                                                     {"p1.rice", "1"},
                                                                     {"p2.rice", "0"},
                                                                     {"p3.rice", "3"},
                                                                     {"p1.palaces", "2[a]+1[]"}})) {
    REQUIRE(set_field(state, field, text) == SetOutcome::done);
  }
  return state;
}

}  // namespace

TEST_CASE("an expression reads the fields of a position") {
  const auto state = rich_and_poor();
  CHECK(holds("p1.yuan = 5", state));
  CHECK_FALSE(holds("p1.yuan != 5", state));
  CHECK(holds("p1.yuan - p3.yuan * 2 = 1", state));
  CHECK(holds("-p1.yuan < 0 and round = 5", state));
  CHECK(holds("p1.yuan = 4 or not p1.yuan = 4", state));
  CHECK(holds("0 <= p2.yuan < p3.yuan < p1.yuan <= 5", state));
  CHECK_FALSE(holds("0 < p2.yuan < p3.yuan", state));
  CHECK(holds("(p1.yuan + 1) * 2 = 12", state));
  CHECK(holds("not (p1.yuan = 5 and p2.yuan = 5)", state));
  CHECK(holds("abs(p2.yuan - p1.yuan) = 5", state));
  CHECK(holds("bits(p1.yuan) = 2", state));
}

TEST_CASE("common counts the bits that all of its numbers have") {
  const auto state = rich_and_poor();  // p1 has 5 yuan, p2 none, p3 two
  CHECK(holds("common(p1.yuan, 4) = 1 and common(p1.yuan, 7) = 2", state));
  CHECK(holds("common(p1.yuan, p3.yuan) = 0", state));
  CHECK(holds("common(7, p1.yuan, 3) = 1", state));
  CHECK(holds("common(p1.yuan, p1.yuan) = bits(p1.yuan)", state));
  CHECK(holds("common(-1, p1.yuan) = 2", state));
  CHECK(holds("sum(common(p*.yuan, 2)) = 1", state));
  CHECK(holds("all(i, j: i = j or common(p[i].yuan, p[j].yuan) = 0)", state));
  CHECK_FALSE(holds("common(p1.yuan, p1.palaces9.bits) = 0", state));  // what is not there
}

TEST_CASE("and binds before or, not before and, times before plus") {
  const auto state = rich_and_poor();
  CHECK(holds("round = 5 or round = 6 and round = 7", state));
  CHECK_FALSE(holds("not round = 6 and round = 7", state));
  CHECK(holds("1 + 2 * 3 = 7", state));
  CHECK(holds("10 - 3 - 2 = 5", state));
}

TEST_CASE("aggregates go over the players of the game") {
  const auto state = rich_and_poor();
  CHECK(holds("sum(p*.yuan) = 7", state));
  CHECK(holds("max(p*.yuan) = 5 and min(p*.yuan) = 0", state));
  CHECK(holds("count(p*.yuan > 0) = 2", state));
  CHECK(holds("any(p*.yuan = 0 and p*.rice = 0)", state));
  CHECK_FALSE(holds("all(p*.rice > 0)", state));
  CHECK(holds("any(i: p[i].rice > p[i].yuan)", state));
  CHECK(holds("all(i: any(j: p[j].yuan >= p[i].yuan))", state));
  CHECK(holds("count(i, j: p[i].yuan < p[j].yuan) = 3", state));
  CHECK(holds("max(p1.rice, p2.rice, 2) = 2", state));
  CHECK(holds("count(p*.acted = 0) = 3", state));  // not five: three players
  CHECK(holds("sum(i: i * p[i].yuan) = 11", state));
  // What is bound further out is so again after an aggregate within.
  CHECK(holds("all(p*.yuan <= max(p*.yuan))", state));
  CHECK(holds("count(p*.yuan < max(p*.yuan) - min(p*.rice)) = 2", state));
  CHECK(holds("sum(i: max(i: p[i].rice) + p[i].yuan) = 16", state));
  // An index of a list of one that is bound further in, or after it.
  CHECK(holds("sum(k: count(i: p[i].hand[k] >= 0)) = 3 * count(p1.hand* >= 0)", state));
  CHECK(holds("count(k, i: p[i].hand[k] >= 0) = 3 * count(p1.hand* >= 0)", state));
}

TEST_CASE("what is not there is passed over, and fulfils nothing") {
  const auto state = rich_and_poor();
  CHECK(holds("p1.palaces.size = 2", state));
  CHECK_FALSE(holds("outcome.p1 >= 0", state));
  CHECK_FALSE(holds("not outcome.p1 >= 0", state));
  CHECK(holds("all(outcome.p* > 1000)", state));
  CHECK_FALSE(holds("any(outcome.p* >= 0)", state));
  CHECK(holds("not any(outcome.p* >= 0)", state));
  CHECK(holds("sum(outcome.p*) = 0", state));
  CHECK_FALSE(holds("max(outcome.p*) < 5", state));
  // The last comparison has no p4.
  CHECK(holds("count(i: p[i].yuan != p[i+1].yuan) = 2", state));
}

TEST_CASE("an index may lead beyond a list of words: there it is neither so nor not so") {
  const auto river = RiverDragons::configure({}).value();
  const auto program = compile("all(k: k = 5 or p1.plan[k] = \"-\" and p1.plan[k + 1] != move1)",
                               vocabulary_of(river));
  REQUIRE(program);
  CHECK(Asked(river, *program).holds(river.start()));
}

TEST_CASE("an index that leads beyond its list asks nothing, and is refused") {
  CHECK(refused(dragon, "p[4].yuan = 7") ==
        "column 3: \"p\" has 3 elements, numbered from 1: there is none of number 4");
  CHECK(refused(dragon, "p1.yuan < 5 or p[0].yuan < 0").starts_with("column 18: \"p\" has 3"));
  CHECK(refused(dragon, "all(i: p[i].yuan > 0 or p[2 + 2].yuan > 0)").starts_with("column 27: "));
  CHECK(refused(dragon, "all(i: p[i].yuan < p[i + 3].yuan)")
            .starts_with("column 1: it asks nothing"));
  CHECK(refused(dragon, "sum(i: p[i].yuan * p[i - 3].yuan) = 7")
            .starts_with("column 1: it asks nothing"));
  CHECK(refused(dragon, "all(i: p[i].yuan + p[i + 2].yuan >= 0)").empty());
  CHECK(refused(dragon, "all(k: pile[k] > 9 or sum(i: p[k].yuan + p[i].yuan) >= 0)").empty());
  CHECK(refused(dragon, "p[3].yuan >= 0").empty());
}

TEST_CASE("what a list may be too short for is noted where it stands alone") {
  const auto notes = [](std::string_view text) {
    return compile(text, vocabulary_of(dragon)).value().notes;
  };
  CHECK(notes("p1.palaces[3].bits >= 0 or p1.yuan < 1") ==
        std::vector<std::string>{"column 1: a position without p1.palaces3.bits is neither so nor "
                                 "not so where that decides"});
  CHECK(notes("all(p1.palaces*.bits >= 0) and p1.yuan >= 0").empty());
  CHECK(notes("all(i: p1.palaces[i].bits >= 0)").empty());
}

TEST_CASE("words and texts are compared with fields that have some") {
  const auto state = rich_and_poor();
  CHECK(holds("stage = person", state));
  CHECK(holds("\"person\" = stage", state));
  CHECK(holds("stage != over", state));
  CHECK(holds("p1.palaces = \"2[a]+1[]\"", state));
  CHECK_FALSE(holds("p1.palaces = '1[]'", state));
  CHECK(holds("over = 0 and to-act != nobody", state));
}

TEST_CASE("the distance to what is asked for is how far its numbers are off") {
  const auto state = rich_and_poor();
  CHECK(distance("p1.yuan = 5", state) == 0);
  CHECK(distance("p1.yuan >= 9", state) == 4);
  CHECK(distance("p1.yuan >= 9 and p2.yuan > 0", state) == 5);
  CHECK(distance("p1.yuan >= 9 or p2.yuan > 0", state) == 1);
  CHECK(distance("not p1.yuan < 9", state) == 4);
  CHECK(distance("all(p*.yuan = 0)", state) == 7);
  CHECK(distance("sum(p*.yuan) > 20", state) == 14);
}

TEST_CASE("a word that is a field, too, is the word beside = and !=, and that is noted") {
  auto state = rich_and_poor();
  const auto notes = [&](std::string_view text) {
    return compile(text, vocabulary_of(dragon)).value().notes;
  };
  CHECK_FALSE(holds("stage = over", state));
  CHECK_FALSE(holds("over = stage", state));
  CHECK(holds("stage != over", state));
  CHECK(holds("over = 0", state));
  REQUIRE(set_field(state, "stage", "row") == SetOutcome::done);  // the number 1, as over may be
  CHECK(holds("stage != over and stage != \"over\"", state));
  REQUIRE(set_field(state, "stage", "lot") == SetOutcome::done);  // the number 0, as over is
  CHECK_FALSE(holds("stage = over", state));
  CHECK(holds("stage = over + 0", state));
  CHECK(notes("round = 3 or stage = over or over = stage") ==
        std::vector<std::string>{"column 22: \"over\" is the value of stage, not the field",
                                 "column 30: \"over\" is the value of stage, not the field"});
  CHECK(notes("stage = \"over\" or stage = person or over = 1").empty());
}

TEST_CASE("who types an expression is told of a word that is a field, too") {
  const auto strictly = [](std::string_view text) {
    return compile_strictly(parse(text).value(), vocabulary_of(dragon));
  };
  for (const auto* text : {"round = 3 or stage = over", "round = 3 or stage != over"}) {
    const auto program = strictly(text);
    REQUIRE(!program);
    CHECK(program.error().message.find("\"over\" is a value of stage and a field, too: in quotes "
                                       "it is the value") != std::string::npos);
  }
  CHECK(strictly("round = 3 or over = stage").error().message.starts_with("column 14: "));
  CHECK(strictly("stage = \"over\" or stage = person or over = 1"));
}

TEST_CASE("implies is the loosest, and groups from the right") {
  auto state = rich_and_poor();
  const auto same = [&](std::string_view one, std::string_view other) {
    return holds(one, state) == holds(other, state);
  };
  CHECK(holds("1 = 2 implies 1 = 3", state));
  CHECK(holds("1 = 1 implies 1 = 1", state));
  CHECK_FALSE(holds("1 = 1 or 1 = 2 implies 1 = 3", state));
  CHECK(holds("1 = 2 implies 1 = 1 implies 1 = 2", state));  // not (... implies ...) implies ...
  CHECK(same("p1.yuan > 5 implies p2.yuan > 5", "not (p1.yuan > 5) or p2.yuan > 5"));
  CHECK(refused(dragon, "round = 3 implies").starts_with("column 18"));
  CHECK(refused(dragon, "implies = 3").starts_with("column 1"));
}

TEST_CASE("what could be two things is refused") {
  CHECK(refused(dragon, "round = 3 or stage < over")
            .starts_with("column 22: \"over\" is a value of stage and a field, too"));
  CHECK(refused(dragon, "any(person: p[person].yuan = 0 and stage = person)")
            .starts_with("column 44: \"person\" is a value of stage and an index"));
  CHECK(refused(dragon, "stage = to-act").starts_with("column 9: stage and to-act have other"));
  CHECK(refused(dragon, "stage = round")
            .starts_with("column 9: stage has words for values, round numbers"));
  CHECK(refused(dragon, "round < stage").starts_with("column 1: stage has words for values"));
  CHECK(refused(dragon, "stage + 0 = round").empty());
}

TEST_CASE("every value of every field with words can be asked for, in one way") {
  const auto try_all = [](const auto& game) {
    const auto vocabulary = vocabulary_of(game);
    const auto state = game.start();
    for (const auto& symbol : vocabulary.symbols()) {
      for (std::size_t i = 0; i < symbol.words.size(); ++i) {
        const auto& word = symbol.words[i];
        const auto quoted = symbol.path + " = \"" + word + '"';
        CAPTURE(quoted);
        const auto meant = compile(quoted, vocabulary);
        REQUIRE(meant);
        const auto number =
            symbol.path + " + 0 = " + std::to_string(symbol.low + static_cast<int>(i));
        const auto same = compile(
            "(" + quoted + ") and " + number + " or not (" + quoted + ") and not (" + number + ")",
            vocabulary);
        REQUIRE(same);
        const bool there =
            Asked(game, *compile(number + " or not " + number, vocabulary)).holds(state);
        CHECK(Asked(game, *same).holds(state) == there);  // or the element is not there
        const auto bare = compile(symbol.path + " = " + word, vocabulary);
        if (bare) CHECK(bare->notes.empty() == (vocabulary.find(word) == nullptr));
        if (bare) CHECK(Asked(game, *bare).holds(state) == Asked(game, *meant).holds(state));
      }
    }
  };
  try_all(dragon);
  try_all(RiverDragons::configure({}).value());
  try_all(drako::Drako::configure({}).value());
  try_all(sea_dragons::SeaDragons::configure({}).value());
}

TEST_CASE("arithmetic that leaves 64 bits is an error, with its column") {
  for (const auto& [text, column] : std::to_array<std::pair<std::string_view, int>>({
           {"9223372036854775807 + 1 = 9223372036854775807", 1},
           {"p1.yuan > 9223372036854775807 * -2", 11},
           {"p1.yuan > -9223372036854775807 - 2", 11},
           {"p1.yuan = sum(9223372036854775807, 1)", 11},
           {"p1.yuan < abs(-9223372036854775807 - 1 - 1)", 15},
           {"p1.yuan = 9223372036854775808", 11},
           {"p1.yuan = -99999999999999999999", 12},
       })) {
    CAPTURE(text);
    const auto said = refused(dragon, text);
    CAPTURE(said);
    CHECK(said.starts_with("column " + std::to_string(column) + ": "));
    CHECK(said.find("64 bits") != std::string::npos);
  }
  const auto state = rich_and_poor();
  const auto overflow = [&](std::string_view text) {
    const Asked asked(dragon, compile(text, vocabulary_of(dragon)).value());
    CHECK_FALSE(asked.holds(state));
    return asked.overflowed();
  };
  CHECK(overflow("round = 5 and p1.yuan + 9223372036854775807 > 0") == 15);
  CHECK(overflow("sum(p*.yuan * 9223372036854775807) < 0") == 5);
  CHECK(overflow("p2.yuan - 9223372036854775807 - 2 > 0") == 1);
  CHECK(overflow("p2.yuan + 9223372036854775807 < 0") == std::nullopt);
  CHECK(holds("-9223372036854775807 - 1 < 0", state));
}

TEST_CASE("lists within a position: planks and plans") {
  const auto game = RiverDragons::configure({}).value();
  const auto state = game.start();
  const auto asked = [&](std::string_view text) {
    const auto program = compile(text, vocabulary_of(game));
    if (!program) FAIL(program.error().message);
    return Asked(game, *program).holds(state);
  };
  CHECK(asked("p.size = 2"));
  CHECK(asked("all(p*.plan* = \"-\")"));
  CHECK_FALSE(asked("any(i: p[i].plan[1] = jump)"));
}

namespace {

struct Malformed {
  std::string_view text;
  std::string_view says;
};

}  // namespace

TEST_CASE("a field that is 0 or 1 is a condition by itself") {
  auto state = rich_and_poor();
  CHECK(holds("p1.yuan = 5 and not over", state));
  CHECK_FALSE(holds("over or p1.yuan = 4", state));
  REQUIRE(set_field(state, "stage", "over") == SetOutcome::done);
  CHECK(holds("over", state));
  CHECK(refused(dragon, "over + 1").find("a number, where something true") != std::string::npos);
}

TEST_CASE("of what is many, empty is said by its size") {
  const auto game = sea_dragons::SeaDragons::configure({}).value();
  CHECK(refused(game, "stack = \"\"") ==
        "column 9: \"\" is no value of stack; empty it is where stack.size = 0");
  CHECK(refused(game, "stack = \"x\"") == "column 9: \"x\" is no value of stack");
  CHECK(refused(game, "stack.size = 0").empty());
}

TEST_CASE("a malformed question is refused, and the column is said") {
  for (const auto& [text, says] : std::to_array<Malformed>({
           {"", "column 1: expected"},
           {"p1.yuan =", "column 10: expected"},
           {"p1.yuan = 4 4", "column 13: expected an operator or the end, found \"4\""},
           {"(p1.yuan = 4", "column 13: expected ')', found the end"},
           {"p1.yuan = 4)", "column 12: expected an operator or the end"},
           {"p1.yaun = 4", R"(column 1: no field is called "p1.yaun"; did you mean "p1.yuan"?)"},
           {"round = 3 and p1.rce > 2", "column 15: no field is called \"p1.rce\""},
           {"p1.yuan", "column 1: a number, where something true or false is needed"},
           {"p1.yuan + (round = 3) = 2", "column 12: something true or false, where a number"},
           {"sum(p*.yuan > 3) = 2", "column 5: something true or false, where a number"},
           {"any(p*.yuan)", "column 5: a number, where something true"},
           {"p*.yuan = 3", "column 2: * stands for each one only within"},
           {"p[i].yuan = 3", "column 3: an index is a number, or bound"},
           {"any(i: round = 3)", "column 1: \"i\" is the index of no list"},
           {"any(i: p[i + 1].yuan = 3)", "column 1: how far \"i\" runs is not said"},
           {"any(i: round[i] = 3)", "column 8: \"round\" is no list"},
           {"any(i: p[i].yaun = 3)", "column 8: no field is called \"p1.yaun\""},
           {"any(round: p[round].yuan = 3)", "column 1: \"round\" is a field"},
           {"stage = persn", R"(column 9: stage is never "persn"; did you mean "person"?)"},
           {"p1.palaces = \"x\"", "column 14: \"x\" is no value of p1.palaces"},
           {"p1.palaces > 1",
            "column 1: p1.palaces is a text: compare it with one in quotes, or its numbers: "
            "p1.palaces.size, p1.palaces1.bits, p1.palaces2.bits..."},
           {R"("a" = "b")", "column 1: a text can only be compared with a field"},
           {"p1.yuan = p2.yun", "column 11: no field is called \"p2.yun\""},
           {"p1.yuan-p2.yuan = 1", "column 1: no field is called \"p1.yuan-p2.yuan\""},
           {"p1.yuan = 99999999999999999999", "column 11: the number leaves 64 bits"},
           {"p1.yuan = \"abc", "column 15: expected '\"', found the end"},
           {"bits(1, 2) = 1", "column 1: bits is of one number"},
           {"common(p1.yuan) = 1", "column 1: common is of two numbers or more"},
           {"common(1, 1 = 1) = 1", "column 11: something true or false"},
           {"not", "column 4: expected"},
           {"1 < 2 < ", "column 9: expected"},
           {"p1.yuan % 2 = 1", "column 9: expected an operator or the end, found \"% 2"},
           {"p9.yuan = 1", "column 1: no field is called \"p9.yuan\""},
       })) {
    CAPTURE(text);
    const auto said = refused(dragon, text);
    CAPTURE(said);
    CHECK(said.starts_with(says));
    CHECK(said.find('\n') == std::string::npos);
  }
}

TEST_CASE("an expression on one line is the same, and its opposite is its opposite") {
  CHECK(on_one_line(" round = 5\n\tand  p1.palaces != 'a  b' \r\n") ==
        "round = 5 and p1.palaces != 'a  b'");
  const auto state = rich_and_poor();
  CHECK(holds("round = 5 or stage = person", state));
  CHECK_FALSE(holds(negated("round = 5 or stage = person"), state));
  CHECK(parse("1 = )", {.column = 14}).error().message.starts_with("column 18: "));
}

TEST_CASE("what an expression kept of one position it does not tell of another") {
  for (const std::string_view text :
       {"p1.yuan > p2.yuan or round >= 3", "p1.palaces = \"2[]+2[]\" or p2.rice > 1",
        "count(p*.yuan < 4) = 2 and stage != person", "sum(p*.hand.size) * 2 > 40 or to-act = p2",
        "p1.palaces.size > 2 or any(k: p1.palaces[k] = \"1[]\")"}) {
    CAPTURE(text);
    const auto program = compile(text, vocabulary_of(dragon)).value();
    const Asked kept(dragon, program);
    const std::vector<std::int64_t> weights(program.nodes.size(), 3);
    Random random(7);
    auto state = dragon.start();
    MoveList<YearOfTheDragon::Move> moves;
    for (int step = 0; step < 400 && dragon.to_act(state) != Seat::nobody; ++step) {
      const Asked fresh(dragon, compile(text, vocabulary_of(dragon)).value());
      CHECK(kept.holds(state) == fresh.holds(state));
      CHECK(kept.distance(state) == fresh.distance(state));
      CHECK(kept.distance(state, weights) == fresh.distance(state, weights));
      ruleproof::moves(dragon, state, moves);
      state = dragon.apply(state, moves[random.below(moves.size())]).next;
    }
  }
}

TEST_CASE("a name of the position before a move is told from one of a position") {
  const auto names = names_of_moves(dragon);
  CHECK(compile("any(i: before.p[i].yuan > p[i].yuan) and before.to-act = p2", names));
  CHECK(compile("before.p1.palaces = \"2[a]+1[]\" or any(before.p*.palaces.size = 3)", names));
  CHECK(names.find("before.p1.yuan")->high == names.find("p1.yuan")->high);
  const auto size = sizeof(year_of_the_dragon::State);
  CHECK(is_about_moves(*compile("before.round < 3", names), size));
  CHECK(is_about_moves(*compile("before.to-act = p1", names), size));
  CHECK_FALSE(is_about_moves(*compile("start.round < round and to-act = p1", names), size));
  for (const auto& [text, says] : std::to_array<std::pair<std::string_view, std::string_view>>({
           {"1 = 1 and before.over = 0",
            "column 11: no move is made once the game is over: there is no \"before.over\""},
           {"before.outcome.p1 = 3",
            "column 1: no move is made once the game is over: there is no \"before.outcome.p1\""},
           {"round = before.before.round",
            "column 9: a question sees one move: the position before it, and after"},
           {"before.start.round = 1",
            "column 1: the opening is the same before a move and after it: say \"start.round\""},
           {"start.before.round = 1",
            "column 1: no move leads to the opening: nothing is before it"},
           {"before.rond = 1",
            R"(column 1: no field is called "before.rond"; did you mean "before.round"?)"},
           {"before.p[9].yuan = 1",
            "column 10: \"before.p\" has 3 elements, numbered from 1: there is none of number 9"},
       })) {
    CAPTURE(text);
    CHECK(compile(text, names).error().message == says);
  }
  CHECK(refused(dragon, "before.round = 1") ==
        "column 1: \"before.round\" is about a move, and this is asked of a position alone");
}

TEST_CASE("nothing that is typed can exhaust the program") {
  CHECK(refused(dragon, std::string(5000, '(')).starts_with("column "));
  CHECK(
      refused(dragon, std::string(60, '(') + "1" + std::string(60, ')')).starts_with("column 51"));
  std::string nots;
  for (int i = 0; i < 240; ++i) nots += "not ";
  CHECK(refused(dragon, nots + "1 = 1").empty());
  CHECK(refused(dragon,
                "count(a,b,c,d,e,f: p[a].yuan + p[b].yuan + p[c].yuan + p[d].yuan + "
                "p[e].yuan + p[f].yuan + pile[a] + pile[b] + pile[c] + pile[d] + pile[e] + "
                "pile[f] > 3) = 2") == "column 1: the question is too large");
}

TEST_CASE("every field of every position is a name, with its range and meaning") {
  const auto vocabulary = vocabulary_of(dragon);
  for (const auto& field : named_fields(dragon.start())) {
    if (field.path.starts_with("p4") || field.path.starts_with("p5")) continue;
    CAPTURE(field.path);
    CHECK(vocabulary.find(field.path) != nullptr);
  }
  REQUIRE(vocabulary.find("p1.yuan") != nullptr);
  CHECK(vocabulary.find("p1.yuan")->high == 1023);
  CHECK(vocabulary.find("p1.yuan")->says.starts_with("money, in yuan"));
  CHECK(vocabulary.find("p4.yuan") == nullptr);
}

}  // namespace ruleproof::expression

/// Forty typed questions about the four games, and their answers.
#include "solver/typed/typed.hpp"

#include <array>
#include <chrono>
#include <string>
#include <string_view>
#include <utility>

#include <doctest/doctest.h>

#include "model/core/expression/syntax.hpp"
#include "model/core/finding.hpp"
#include "model/core/parts.hpp"
#include "model/core/record.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "model/core/strength.hpp"
#include "solver/deadline.hpp"
#include "solver/parts.hpp"
#include "solver/parts_called.hpp"

namespace ruleproof::solver {
namespace {

constexpr int not_found = -1;
constexpr int any_number = -2;  ///< found, but not shown to be shortest

struct Row {
  std::string_view game;
  std::string_view options;
  std::string_view rulings;
  Asks asks;
  std::string_view text;
  std::string_view says;
  How how;
  int moves;
};

// Small games are looked at whole; large ones are bounded, or the witness replays.
constexpr std::string_view dragon = "year-of-the-dragon";
constexpr std::string_view month = "players=2,rounds=1,types=3,actions=1";
constexpr std::string_view river = "river-dragons";
constexpr std::string_view ford =
    "data=toy-3,cards=1,actions=stone1+plank1+move1,dragons=0,planks=1";
constexpr std::string_view hub = "data=toy-hub,players=3,cards=1,actions=move1+jump";
constexpr std::string_view lane = "data=lane";
constexpr std::string_view quick = "placement=preset,end=deck-at-once";
constexpr std::string_view sea = "sea-dragons";
constexpr std::string_view puddle = "players=2,data=toy,heads=1";

constexpr auto can = Asks::can;
constexpr auto always = Asks::always;
constexpr auto never = Asks::never;

constexpr auto rows = std::to_array<Row>({
    {dragon, month, "", can, "any(p*.yuan = 0)", "no", How::exhaustive, not_found},
    {dragon, month, "", always, "all(p*.yuan >= 0)", "yes", How::exhaustive, not_found},
    {dragon, month, "", never, "p1.palaces.size > 2", "yes", How::exhaustive, not_found},
    {dragon, month, "", can, "p1.score = p2.score and over = 1", "yes", How::replayed, 13},
    {dragon, month, "", always, "order1 != order2 or stage = lot", "yes", How::exhaustive,
     not_found},
    {dragon, month, "", can, "stage = person and to-act = p2", "yes", How::replayed, 9},
    {dragon, "players=2", "", can, "round = 2 and any(p*.palaces.size = 0)", "unknown",
     How::bounded, not_found},
    {dragon, "players=2", "", can, "any(p*.large >= 1)", "yes", How::replayed, any_number},
    {dragon, "players=5", "", can, "count(p*.yuan > 9) >= 3", "yes", How::replayed, any_number},
    {dragon, "players=3", "", never, "any(p*.yuan < 0)", "unknown", How::bounded, not_found},

    {river, ford, "", can, "winner > 0", "yes", How::replayed, 17},
    {river, ford, "", can, "bits(stones.bits) = 3", "yes", How::replayed, 7},
    {river, ford, "", always, "bits(stones.bits) <= 3", "yes", How::exhaustive, not_found},
    {river, ford, "", can, "over = 1 and bits(stones.bits) = 0", "no", How::exhaustive, not_found},
    {river, ford, "", always, "sum(winner.p*) <= 1", "yes", How::exhaustive, not_found},
    {river, hub, "", can, "winner > 0", "no", How::exhaustive, not_found},
    {river, hub, "", can, "count(p*.plan1 = jump) = 3", "yes", How::replayed, 3},
    {river, hub, "", always, "all(i, j: i = j or p[i].pawn.at != p[j].pawn.at)", "yes",
     How::exhaustive, not_found},
    {river, "", "", can, "count(p*.plan* = jump) = 2", "yes", How::replayed, any_number},
    {river, "", "", can, "bits(stones.bits) >= 4", "yes", How::replayed, any_number},

    {"drako", lane, quick, can, "ending = dragon-slain", "no", How::exhaustive, not_found},
    {"drako", lane, quick, can, "ending = dragon-survived", "yes", How::replayed, 7},
    {"drako", lane, quick, always, "dragon.armour <= 1", "yes", How::exhaustive, not_found},
    {"drako", lane, quick, always, "all(i: p[i].held + p[i].left + p[i].out.size = 3)", "yes",
     How::exhaustive, not_found},
    {"drako", lane, quick, never, "p1.held > 2", "no", How::replayed, 6},
    {"drako", lane, quick, can, "over = 1 and winner.p1 = winner.p2", "no", How::exhaustive,
     not_found},
    {"drako", lane, quick, always, "all(dwarf*.wounds <= 1)", "yes", How::exhaustive, not_found},
    {"drako", "", "", can, "p1.held = 6 and p2.held = 6", "yes", How::replayed, any_number},
    {"drako", "", "", can, "dragon.armour > 0", "yes", How::replayed, any_number},
    {"drako", "", "", never, "any(i: p[i].held > 8)", "unknown", How::bounded, not_found},

    {sea, puddle, "", can, "over = 1", "yes", How::replayed, any_number},
    {sea, puddle, "", can, "max(p*.gold) >= 3", "yes", How::replayed, 0},
    {sea, puddle, "", never, "any(p*.missions.bits > 0)", "no", How::replayed, any_number},
    {sea, puddle, "", can, "winner.p1 = 1 and winner.p2 = 1", "yes", How::replayed, any_number},
    {sea, puddle, "", always, "sum(p*.heads) <= 2", "unknown", How::bounded, not_found},
    {sea, puddle, "", can, "any(p*.reefs.size > 0)", "yes", How::replayed, any_number},
    {sea, puddle, "", never, "any(p*.dragons != '-') and stage = hands", "unknown", How::bounded,
     not_found},
    {sea, "players=2", "", can, "stage = \"ships\"", "yes", How::replayed, 4},
    {sea, "players=2", "", can, "max(p*.gold) >= 20", "yes", How::replayed, any_number},
    {sea, "players=4", "sides=chosen", can, "stage = sides", "yes", How::replayed, 1},
});
static_assert(rows.size() == 40);

auto called(std::string_view game) -> Parts { return parts_called(all_parts(), game).value(); }

auto setup_of(const Row& row) -> SetupText {
  SetupText setup;
  CHECK(!read_pairs(row.options, "options", setup.options));
  CHECK(!read_pairs(row.rulings, "rulings", setup.rulings));
  return setup;
}

/// Enough for the small games, little for the large ones.
const TypedBudget budget{.states = 130'000, .guided = 120'000, .hunted = 60'000};

auto fact(const Finding& finding, std::string_view name) -> std::string {
  for (const auto& [known, value] : finding.facts) {
    if (known == name) return value;
  }
  return "";
}

}  // namespace

TEST_CASE("forty typed questions, ten of each game") {
  for (const auto& row : rows) {
    CAPTURE(row.game);
    CAPTURE(row.text);
    const auto finding =
        ask_typed(called(row.game), setup_of(row), {row.asks, std::string(row.text)}, budget);
    if (!finding) FAIL(finding.error().message);
    CAPTURE(finding->title);
    CHECK(fact(*finding, "answer") == row.says);
    CHECK(finding->how == row.how);
    CHECK(finding->severity == Severity::note);
    CHECK(finding->witnesses.size() == (row.moves == not_found ? 0 : 1));
    const auto shortest = row.moves >= 0 ? "yes" : row.moves == any_number ? "not shown" : "";
    CHECK(fact(*finding, "shortest") == shortest);
    if (row.moves >= 0) CHECK(fact(*finding, "moves") == std::to_string(row.moves));
    if (row.how == How::bounded) CHECK(!finding->bound.empty());
  }
}

TEST_CASE("a witness is a record that anything replays") {
  const auto finding = ask_typed(called("drako"), {{{"data", "lane"}}, {{"placement", "preset"}}},
                                 {can, "ending = dragon-slain"}, budget);
  REQUIRE(finding);
  REQUIRE(finding->witnesses.size() == 1);
  const auto record = parse_record(finding->witnesses[0].record, "witness");
  REQUIRE(record);
  REQUIRE(record->entries.size() == 14);
  CHECK(record->entries.back().kind == Entry::Kind::expect_claim);
  CHECK(record->entries.back().text == "ending = dragon-slain");
  CHECK(finding->witnesses[0].frames.size() == 14);
}

TEST_CASE("what is found is claimed in its record, and without it the replay fails") {
  const struct {
    std::string_view game;
    TypedQuestion question;
    std::string_view claim;
  } claims[] = {{dragon, {can, "p1.yuan\n > 5"}, "p1.yuan > 5"},
                {dragon, {never, "any(p*.palaces.size = 3)"}, "any(p*.palaces.size = 3)"},
                {"drako", {always, "p1.held < 5"}, "not (p1.held < 5)"},
                {river, {can, "stage != plan and count(p*.plan* = jump) > 0"}, ""},
                {sea, {never, "max(p*.gold) >= 20"}, ""},
                {"connect-four", {always, "bits(stones1) = bits(stones2)"}, ""}};
  for (const auto& [game, question, claimed] : claims) {
    CAPTURE(game);
    CAPTURE(question.text);
    const auto finding = ask_typed(called(game), {}, question, budget);
    if (!finding) FAIL(finding.error().message);
    REQUIRE(finding->witnesses.size() == 1);
    auto record = parse_record(finding->witnesses[0].record, "witness").value();
    const auto replays = [&] {
      auto rules = any_game::make(record.game, record.setup).value();
      return !rules->replay(record, "witness", [](const Frame&) {});
    };
    CHECK(replays());
    auto& last = record.entries.back();
    REQUIRE(last.kind == Entry::Kind::expect_claim);
    if (!claimed.empty()) CHECK(last.text == claimed);
    last.text = expression::negated(last.text);
    CHECK(!replays());
  }
}

TEST_CASE("arithmetic that leaves 64 bits on the way is an error of the question") {
  const auto said = [&](std::string text) {
    const auto finding = ask_typed(called("drako"), {}, {can, std::move(text)}, budget);
    return finding ? "answered" : to_text(finding.error());
  };
  CHECK(said("p1.held * 4611686018427387904 < 0") ==
        "RP-001: --can: column 1: the number leaves 64 bits in a position");
  CHECK(said("9223372036854775807 + 1 = 9223372036854775807") ==
        "RP-001: --can: column 1: the number leaves 64 bits");
  CHECK(said("p1.held > -9223372036854775808") == "answered");
  CHECK(said("-9223372036854775808 - 1 < 0") ==
        "RP-001: --can: column 1: the number leaves 64 bits");
  CHECK(said("p1.held > --9223372036854775808") ==
        "RP-001: --can: column 11: the number leaves 64 bits");
  CHECK(said("p1.held > abs(-9223372036854775808)") ==
        "RP-001: --can: column 11: the number leaves 64 bits");
  CHECK(said("p1.held > 9223372036854775808") ==
        "RP-001: --can: column 11: the number leaves 64 bits");
  CHECK(said("p1.held > -9223372036854775809") ==
        "RP-001: --can: column 12: the number leaves 64 bits");
}

TEST_CASE("can, never and always say of one thing what they must") {
  const SetupText four{{{"columns", "4"}, {"rows", "4"}}, {}};
  const auto says = [&](Asks asks, std::string text) {
    return fact(*ask_typed(called("connect-four"), four, {asks, std::move(text)}), "answer");
  };
  CHECK(says(can, "winner.p1 = 1") == "yes");
  CHECK(says(never, "winner.p1 = 1") == "no");
  CHECK(says(always, "winner.p1 = 0") == "no");
  CHECK(says(always, "bits(stones1) - bits(stones2) = 0 or bits(stones1) - bits(stones2) = 1") ==
        "yes");
  CHECK(says(can, "bits(stones1) < bits(stones2)") == "no");
  CHECK(says(never, "bits(stones1) < bits(stones2)") == "yes");
}

TEST_CASE("a depth that is given is the bound, and what lies beyond is not claimed") {
  const TypedQuestion question{can, "stage = \"ships\""};
  const SetupText two{{{"players", "2"}}, {}};
  const auto three = ask_typed(called(sea), two, question, {.depth = 3});
  REQUIRE(three);
  CHECK(three->how == How::bounded);
  CHECK(three->bound == "every game of 3 moves, stopped by the bound on depth");
  CHECK(fact(*three, "answer") == "unknown");
  const auto four = ask_typed(called(sea), two, question, {.depth = 4});
  REQUIRE(four);
  CHECK(fact(*four, "moves") == "4");
}

TEST_CASE("running out of memory, positions or time is an answer") {
  const TypedQuestion question{never, "any(p*.yuan < 0)"};
  const SetupText two{{{"players", "2"}}, {}};
  const auto small = ask_typed(called(dragon), two, question,
                               {.max_bytes = 1 << 20, .guided = 500, .hunted = 500});
  REQUIRE(small);
  CHECK(small->how == How::bounded);
  CHECK(small->bound.find("the bound on memory") != std::string::npos);
  const auto hurried =
      ask_typed(called(dragon), two, question, {.end = Deadline::in(std::chrono::milliseconds(0))});
  REQUIRE(hurried);
  CHECK(hurried->bound.find("the bound on time") != std::string::npos);
  const auto nothing =
      ask_typed(called(dragon), two, question, {.states = 0, .guided = 0, .hunted = 0});
  REQUIRE(nothing);
  CHECK(fact(*nothing, "answer") == "unknown");
}

TEST_CASE("the same seed gives the same answer") {
  const TypedQuestion question{can, "p1.held = 6 and p2.held = 6"};
  const TypedBudget small{.states = 2'000, .guided = 20'000, .hunted = 20'000, .seed = 3};
  const auto first = ask_typed(called("drako"), {}, question, small);
  const auto second = ask_typed(called("drako"), {}, question, small);
  REQUIRE(first);
  REQUIRE(second);
  CHECK(*first == *second);
}

TEST_CASE("a name that is a field and a value is refused, with its column and what to write") {
  const auto asked = [](std::string text) {
    return ask_typed(called(sea), {{{"players", "2"}}, {}}, {can, std::move(text)}, {.depth = 1});
  };
  for (const auto* text : {"stage = missions", "over = 0 and stage != missions"}) {
    CAPTURE(text);
    const auto refused = asked(text);
    REQUIRE(!refused);
    const auto column = std::string(text).find("missions") + 1;
    CHECK(to_text(refused.error()) ==
          "RP-001: --can: column " + std::to_string(column) +
              ": \"missions\" is a value of stage and a field, too: in quotes it is the value");
  }
  CHECK(asked("stage = \"missions\""));
  CHECK(asked("stage = hands"));
}

TEST_CASE("errors name the flag and the column; set-ups that there are not are errors") {
  const auto wrong = ask_typed(called("drako"), {}, {always, "p1.hled = 0"});
  REQUIRE(!wrong);
  CHECK(to_text(wrong.error()) ==
        "RP-001: --always: column 1: no field is called \"p1.hled\"; did you mean \"p1.held\"?");
  CHECK(ask_typed(called("drako"), {{{"players", "7"}}, {}}, {can, "1 = 1"}).error().code ==
        Code::bad_setup);
}

}  // namespace ruleproof::solver

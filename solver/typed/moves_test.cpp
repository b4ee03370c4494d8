/// Typed questions about moves: "before." is the position before the move.
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/parts.hpp"
#include "model/core/record.hpp"
#include "model/core/setup.hpp"
#include "model/core/strength.hpp"
#include "solver/induction/answered.hpp"
#include "solver/parts.hpp"
#include "solver/parts_called.hpp"
#include "solver/typed/typed.hpp"

namespace ruleproof::solver {
namespace {

constexpr auto can = Asks::can;
constexpr auto always = Asks::always;
constexpr auto never = Asks::never;

struct Row {
  std::string_view game;
  std::string_view options;
  std::string_view rulings;
  Asks asks;
  std::string_view text;
  std::string_view says;
  How how;
};

constexpr std::string_view four = "connect-four";
constexpr std::string_view four_by_three = "columns=4,rows=3";
constexpr std::string_view dragon = "year-of-the-dragon";
constexpr std::string_view month = "players=2,rounds=1,types=3,actions=1";
constexpr std::string_view river = "river-dragons";
constexpr std::string_view ford =
    "data=toy-3,cards=1,actions=stone1+plank1+move1,dragons=0,planks=1";
constexpr std::string_view lane = "data=lane";
constexpr std::string_view quick = "placement=preset,end=deck-at-once";
constexpr std::string_view sea = "sea-dragons";
constexpr std::string_view puddle = "players=2,data=toy,heads=1";

constexpr auto rows = std::to_array<Row>({
    {four, four_by_three, "", always, "bits(before.stones1) <= bits(stones1)", "yes",
     How::exhaustive},
    {four, four_by_three, "", always,
     "bits(stones1) + bits(stones2) = bits(before.stones1) + bits(before.stones2) + 1", "yes",
     How::exhaustive},
    {four, four_by_three, "", never, "before.to-act = to-act", "yes", How::exhaustive},
    {four, four_by_three, "", can, "before.stones1 != stones1 and before.stones2 != stones2", "no",
     How::exhaustive},
    {four, four_by_three, "", can, "before.to-act = p2 and winner.p2 = 1", "yes", How::replayed},
    {four, four_by_three, "", can, "before.to-act = p1 and winner.p2 = 1", "no", How::exhaustive},
    // The opening was not before itself.
    {four, four_by_three, "", can, "before.stones1 = stones1 and before.stones2 = stones2", "no",
     How::exhaustive},

    {dragon, month, "", always, "before.round <= round", "yes", How::exhaustive},
    {dragon, month, "", always, "all(i: before.p[i].score <= p[i].score)", "yes", How::exhaustive},
    {dragon, "players=2", "", can, "any(i: before.p[i].yuan > p[i].yuan)", "yes", How::replayed},
    {dragon, "players=2", "", can, "any(i: p[i].yuan - before.p[i].yuan >= 4)", "yes",
     How::replayed},
    {dragon, "players=2", "", never, "before.p1.palaces.size > p1.palaces.size + 3", "no",
     How::replayed},

    {river, ford, "", always, "bits(before.stones.bits) <= bits(stones.bits) + 1", "yes",
     How::exhaustive},
    {river, ford, "", can, "before.p1.pawn.at != p1.pawn.at and before.p2.pawn.at != p2.pawn.at",
     "no", How::exhaustive},
    {river, "players=2", "", can, "bits(before.stones.bits) > bits(stones.bits)", "yes",
     How::replayed},

    {"drako", lane, quick, always, "before.p1.left >= p1.left", "yes", How::exhaustive},
    {"drako", lane, quick, never, "before.dwarf1.wounds > dwarf1.wounds", "yes", How::exhaustive},
    {"drako", "", "", can, "before.dragon.armour < dragon.armour", "yes", How::replayed},

    {sea, puddle, "", can, "before.p1.gold + 2 <= p1.gold", "yes", How::replayed},
    {sea, "players=2", "", can, "before.p2.gold > p2.gold and before.to-act = p2", "yes",
     How::replayed},
});

auto called(std::string_view game) -> Parts { return parts_called(all_parts(), game).value(); }

auto fact(const Finding& finding, std::string_view wanted) -> std::string {
  for (const auto& [name, value] : finding.facts) {
    if (name == wanted) return value;
  }
  return "";
}

auto replays(std::string_view game, const Record& record) -> bool {
  const auto rules = any_game::make(game, record.setup);
  REQUIRE(rules);
  return !(*rules)->replay(record, "witness", [](const Frame&) {});
}

}  // namespace

TEST_CASE("a question about moves is asked of the moves of all games") {
  const TypedBudget budget{.states = 130'000, .guided = 120'000, .hunted = 60'000};
  for (const auto& row : rows) {
    CAPTURE(row.game);
    CAPTURE(row.text);
    SetupText setup;
    REQUIRE(!read_pairs(row.options, "options", setup.options));
    REQUIRE(!read_pairs(row.rulings, "rulings", setup.rulings));
    const auto finding =
        ask_typed(called(row.game), setup, {row.asks, std::string(row.text)}, budget);
    REQUIRE(finding);
    CAPTURE(finding->title);
    CHECK(fact(*finding, "answer") == row.says);
    CHECK(finding->how == row.how);
    if (row.how != How::replayed) continue;
    // The record expects it of its last move, and fails with the contrary.
    REQUIRE(finding->witnesses.size() == 1);
    auto record = parse_record(finding->witnesses[0].record, "witness").value();
    CHECK(replays(row.game, record));
    REQUIRE(record.entries.back().kind == Entry::Kind::expect_claim);
    record.entries.back().text = "not (" + record.entries.back().text + ")";
    CHECK_FALSE(replays(row.game, record));
  }
}

TEST_CASE("what is asked of a move where there is none is refused, with the column") {
  for (const auto& [text, says] : std::to_array<std::pair<std::string_view, std::string_view>>({
           {"before.over = 1",
            "column 1: no move is made once the game is over: there is no \"before.over\""},
           {"stage = deal or before.winner.p2 = 1",
            "column 17: no move is made once the game is over: there is no \"before.winner.p2\""},
           {"before.p1.hled = 1",
            R"(column 1: no field is called "before.p1.hled"; did you mean "before.p1.held"?)"},
       })) {
    const auto wrong = ask_typed(called("drako"), {}, {always, std::string(text)});
    REQUIRE_FALSE(wrong);
    CHECK(wrong.error().message == says);
    CHECK(wrong.error().where == "--always");
  }
}

TEST_CASE("a law about moves follows from laws and facts, or it is said that it does not") {
  const SetupText two{{{"players", "2"}}, {}};
  const TypedBudget small{.states = 3'000, .guided = 3'000, .hunted = 3'000};
  const auto answered = [&](std::string_view game, Asks asks, std::string text) {
    return answer_typed(called(game), two, {asks, std::move(text)}, small, small).value();
  };
  // Cards are played and never taken up again.
  for (const std::string_view text :
       {"before.p1.hand.size >= p1.hand.size", "before.p1.yuan >= 0 and p1.yuan >= 0",
        "before.round < 2 or before.p1.score + p1.score >= 0"}) {
    const auto told = answered(dragon, always, std::string(text));
    CAPTURE(text);
    CAPTURE(told.answer.title);
    CHECK_FALSE(told.fault);
    CHECK(fact(told.answer, "answer") == "yes");
    CHECK((told.answer.how == How::relation || told.answer.how == How::proved));
  }
  const auto open = answered(dragon, never, "before.p1.palaces.size > p1.palaces.size + 3");
  CHECK(fact(open.answer, "answer") == "unknown");
  CHECK(open.answer.message.ends_with("written down."));
}

}  // namespace ruleproof::solver

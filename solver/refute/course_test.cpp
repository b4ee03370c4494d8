/// Claims about the course of a game: the position before, how many moves are legal, how many were
/// made. What is planted is found, and what holds is not refuted.
#include "solver/refute/course.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "model/core/record.hpp"
#include "model/core/strength.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/refute/claim.hpp"
#include "solver/refute/content.hpp"
#include "solver/refute/course_claim.hpp"
#include "solver/refute/parts.hpp"

namespace ruleproof::solver::refute {
namespace {

auto tried(std::string_view game, std::string always, Scope scope) -> Trial {
  const auto all = all_parts();
  const auto parts = std::ranges::find(all, game, &Parts::name);
  REQUIRE(parts != all.end());
  const std::vector<Claim> claims = {{always, std::move(scope), always}};
  auto trials = parts->refute(claims, {.steps = 40'000, .guided = 0, .pairs = 0});
  REQUIRE(trials.size() == 1);
  CAPTURE(always);
  CHECK(trials[0].problem == "");
  CHECK(trials[0].says == Content::rules);
  return trials[0];
}

auto refuted(std::string_view game, std::string always, Scope scope = {}) -> bool {
  return tried(game, std::move(always), std::move(scope)).contrary.has_value();
}

const Scope two{.options = {{"players", {"2"}}}};

TEST_CASE("names of the course are beside all others") {
  const auto game = year_of_the_dragon::YearOfTheDragon::configure({}).value();
  const auto names = names_in_course(game);
  for (const auto* name : {"p1.yuan", "start.p1.yuan", "before.p1.yuan", "before.p1.palaces2.bits",
                           "legal-moves", "moves-made", "to-act", "before.to-act"}) {
    CAPTURE(name);
    CHECK(names.find(name) != nullptr);
  }
  CHECK(names.elements("before.p") == names.elements("p"));
  CHECK(counts_moves(compile_in_course("legal-moves > 0", names).value()));
  CHECK(counts_moves(compile_in_course("times(legal-moves > 0) > 0", names).value()));
  CHECK_FALSE(counts_moves(compile_in_course("moves-made > 0", names).value()));
}

TEST_CASE("a stone that is laid stays, and no other claim of the kind holds") {
  const std::string_view game = "connect-four";
  CHECK_FALSE(refuted(game, "stones1 >= before.stones1 and stones2 >= before.stones2"));
  CHECK_FALSE(refuted(game, "bits(stones1) + bits(stones2) = moves-made"));
  CHECK_FALSE(refuted(game, "common(stones1, before.stones1) = bits(before.stones1)"));
  CHECK(refuted(game, "stones1 = before.stones1"));
  CHECK_FALSE(refuted(game, "moves-made = 0 or to-act != before.to-act"));
  CHECK(refuted(game, "moves-made = 0 or before.to-act = p1"));
  CHECK(refuted(game, "bits(stones1) = moves-made"));
}

TEST_CASE("whoever is to act can do something, but not always as much") {
  CHECK_FALSE(refuted("connect-four", "over = 1 or legal-moves > 0"));
  CHECK_FALSE(refuted("drako", "over = 1 or legal-moves > 0"));
  CHECK(refuted("connect-four", "over = 1 or legal-moves = 7"));
  CHECK(refuted("drako", "over = 1 or legal-moves > 1"));
}

TEST_CASE("a game that is too long is found") {
  CHECK_FALSE(refuted("connect-four", "moves-made <= 42"));
  CHECK(refuted("connect-four", "moves-made <= 30"));
}

TEST_CASE("an event that costs nobody a person is found, and Mongols and contagion are none") {
  const auto costs = [](int event) {
    return "before.round = 0 or before.stage = release or round = before.round and over = 0 or "
           "any(m: m = before.round and events[m] != " +
           std::to_string(event) +
           ") or any(i: not any(k: p[i].palaces[k] != \"1[]\" and p[i].palaces[k] != \"2[]\" and "
           "p[i].palaces[k] != \"3[]\"))";
  };
  using year_of_the_dragon::Event;
  const std::string_view game = "year-of-the-dragon";
  CHECK_FALSE(refuted(game, costs(static_cast<int>(Event::mongols)), two));
  CHECK_FALSE(refuted(game, costs(static_cast<int>(Event::contagion)), two));
  CHECK(refuted(game, costs(static_cast<int>(Event::drought)), two));
}

TEST_CASE("planks that are out of the game stay out, unless they come from the box") {
  const std::string stay = "count(p*.plank*.at = 40) >= count(before.p*.plank*.at = 40)";
  CHECK_FALSE(refuted("river-dragons", stay, two));
  auto box = two;
  box.rulings = {{"empty-reserve", {"from-the-box"}}};
  CHECK(refuted("river-dragons", "count(p*.plank*.at <= 32) >= count(before.p*.plank*.at <= 32)",
                two));
  CHECK(refuted("river-dragons", stay, box));
}

TEST_CASE("the record of a contrary shows the position where records have no words for it") {
  const auto trial = tried("connect-four", "bits(stones1) = moves-made", {});
  REQUIRE(trial.contrary);
  const auto record = parse_record(trial.contrary->record, "contrary");
  REQUIRE(record);
  REQUIRE(record->entries.size() > 2);
  CHECK(record->entries.back().kind == Entry::Kind::expect_claim);
  CHECK(record->entries.back().text.find("stones2 = ") != std::string::npos);
}

TEST_CASE("claims count how often something was so in a game") {
  const std::string view = "connect-four";
  // Each move changes whose turn it is: the first player has had as many as there are stones of
  // his.
  CHECK_FALSE(refuted(view, "times(bits(stones1) > bits(before.stones1)) = bits(stones1)"));
  CHECK(refuted(view, "times(bits(stones1) > bits(before.stones1)) <= 3"));
  CHECK(refuted(view, "times(over = 0 and legal-moves < 7) <= times(bits(stones2) > 9)"));
}

TEST_CASE("a count can begin anew within a game") {
  const std::string_view game = "connect-four";
  // Two moves are made between two of the first player's, one of which is his.
  const std::string own = "bits(stones1) > bits(before.stones1)";
  CHECK_FALSE(refuted(game, "times(moves-made > 0 since " + own + ") <= 2"));
  CHECK(refuted(game, "times(moves-made > 0 since " + own + ") <= 1"));
  CHECK(refuted(game, "times(" + own + " since moves-made < 5) <= 2"));
}

TEST_CASE("the count begins anew with each game") {
  CHECK_FALSE(refuted("connect-four", "times(bits(stones1) + bits(stones2) = 0) = 1"));
}

TEST_CASE("claims speak of the clauses that the last move relied on") {
  CHECK_FALSE(refuted("connect-four", "moves-made = 0 or because.drop.bottom = 1"));
  CHECK(refuted("connect-four", "times(because.drop.bottom = 1) < 7"));
}

// What answers claim of turns, rounds and moves, made false by a little: a game shows it.
TEST_CASE("bounds on what happens in a game or in a round are broken where they are too low") {
  const auto refuses = [](std::string_view game, const std::string& claim) {
    CAPTURE(claim);
    CHECK(refuted(game, claim, two));
  };
  refuses("river-dragons",
          "times(because.round.end = 1) > because.round.end or count(p*.plank*.at "
          "= 40) <= 2");
  refuses("river-dragons",
          "times(p1.pawn.at != before.p1.pawn.at and before.stage = move and "
          "because.move.fall = 0 since because.round.end = 1) <= 1");
  refuses("drako", "times(because.net.shaken = 1) = 0");
  refuses("drako", "times(stage = action and turn = dwarves and before.turn = dragon) <= 11");
  refuses("drako",
          "p1.left > 0 or times(before.stage = action and before.turn = dwarves and "
          "(p1.held < before.p1.held or stage = draw)) <= 20");
  refuses("drako", "stage != march or turn = dwarves or legal-moves > 2");
}

TEST_CASE("what cannot be counted is told, not passed over") {
  const auto problem = [](const std::string& claim) {
    const connect_four::ConnectFour game;
    const auto said = compile_in_course(claim, names_in_course(game));
    return said ? std::string() : said.error().message;
  };
  CHECK(problem("times(bits(stones1) > 3) = 0") == "");
  CHECK(problem("times(bits(stones1) > 3 = 0") == "times( is not closed");
  CHECK(problem("times(no.such) = 0").find("no.such") != std::string::npos);
  CHECK(problem("times(over = 1 since no.such = 1) = 0").find("no.such") != std::string::npos);
  CHECK(problem("times(over = 1 and \")\" = \"(\") = 0") != "times( is not closed");
  std::string many = "0";
  for (int i = 0; i < 9; ++i) many += " + times(over = 1)";
  CHECK(problem(many + " = 0") == "a claim may count 8 things");
}

TEST_CASE("whoever wants an end gets what was tried until then") {
  const auto all = all_parts();
  const auto parts = std::ranges::find(all, "connect-four", &Parts::name);
  REQUIRE(parts != all.end());
  const std::vector<Claim> claims = {{"true", {}, "bits(stones1) <= 21"},
                                     {"false", {}, "bits(stones1) <= 2"}};
  Effort effort{.steps = 40'000, .guided = 100, .pairs = 0};
  effort.stop = [asked = 0]() mutable { return ++asked > 5; };
  const auto trials = parts->refute(claims, effort);
  CHECK(trials[0].cut);
  CHECK(trials[0].tried.games > 0);
  CHECK(trials[0].tried.games < 10);
  CHECK(trials[1].contrary);
  CHECK_FALSE(trials[1].cut);
  effort.stop = {};
  CHECK_FALSE(parts->refute(claims, effort)[0].cut);
}

}  // namespace
}  // namespace ruleproof::solver::refute

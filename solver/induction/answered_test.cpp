#include "solver/induction/answered.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "solver/deadline.hpp"
#include "solver/induction/facts.hpp"
#include "solver/parts.hpp"
#include "solver/parts_called.hpp"
#include "solver/questions/question.hpp"
#include "solver/typed/typed.hpp"
#include "solver/typed/words.hpp"

namespace ruleproof::solver {
namespace {

const SetupText two{{{"players", "2"}}, {}};

auto with(std::string_view game, const std::vector<Fact>& planted) -> Parts {
  auto parts = parts_called(all_parts(), game).value();
  for (const auto& fact : planted) parts.facts.push_back(fact);
  return parts;
}
auto fact(const Finding& finding, std::string_view wanted) -> std::string {
  for (const auto& [name, value] : finding.facts) {
    if (name == wanted) return value;
  }
  return "";
}

/// The strong findings of a question under default readings.
auto strong_answers(std::string_view game, std::string_view id) -> std::vector<Finding> {
  std::vector<Finding> strong;
  for (const auto& question : questions_of(game)) {
    if (question.id != id) continue;
    for (auto& finding : findings_of(question)) {
      const bool usual = finding.how.scope() && finding.how.scope()->rulings.empty();
      if (is_strong(finding.how) && usual) strong.push_back(std::move(finding));
    }
  }
  return strong;
}

}  // namespace

TEST_CASE(
    "what proofs take from the catalogue is claimed there, for all players that a fact says") {
  std::size_t taken = 0;
  for (const auto& game : all_parts()) {
    for (const auto& fact : game.facts) {
      if (fact.answer.empty()) continue;
      ++taken;
      CAPTURE(fact.says);
      CHECK(fact.readings == Readings::usual);
      std::size_t claimed = 0;
      const auto answers = strong_answers(game.name, fact.answer);
      for (const auto& answer : answers) {
        const auto players = answer.how.scope()->options.find("players");
        const bool meant =
            fact.players.empty() || (players != answer.how.scope()->options.end() &&
                                     players->second == std::vector{std::string(fact.players)});
        if (!meant) continue;
        ++claimed;
        CHECK(std::ranges::count(answer.always, fact.says) == 1);
      }
      CHECK(claimed == (fact.players.empty() ? 4 : 1));
    }
  }
  CHECK(taken >= 10);
}

TEST_CASE("what is answered in the catalogue is not left open when it is typed") {
  for (const auto* text : {"over = 0 or min(p*.score) >= 5", "round > 4 or sum(p*.yuan) <= 66",
                           "round = 0 or sum(pile*) - sum(p*.hand.size) <= 13"}) {
    CAPTURE(text);
    const auto told =
        answer_typed(with("year-of-the-dragon", {}), two, {.asks = Asks::always, .text = text});
    REQUIRE(told);
    CHECK(!told->fault);
    CHECK(told->answer.how == How::relation);
    CHECK(fact(told->answer, "fact").find(", as is answered to ") != std::string::npos);
  }
}

TEST_CASE("what is proved is tried by games, and says so in the line of its scope") {
  const struct {
    const char* game;
    TypedQuestion question;
    How how;
  } questions[] = {{"drako", {Asks::never, "p1.held > 8 and p1.left = 1"}, How::relation},
                   {"year-of-the-dragon", {Asks::always, "p1.score >= 0"}, How::relation},
                   {"river-dragons", {Asks::can, "winner > 2"}, How::relation},
                   {"connect-four", {Asks::never, "over = 1 and to-act = p1"}, How::proved}};
  for (const auto& [game, question, how] : questions) {
    CAPTURE(question.text);
    const auto told = answer_typed(
        with(game, {}), game == std::string("connect-four") ? SetupText{} : two, question);
    REQUIRE(told);
    CHECK(!told->fault);
    const auto& answer = told->answer;
    CHECK(answer.how == how);
    const auto steps = std::stoull(fact(answer, typed::tried));
    CHECK(steps > 100'000);
    CHECK(answer.bound.ends_with(std::to_string(steps) +
                                 " steps of games that were tried do not break it"));
    const bool held = answer.bound.starts_with("held to the model in ") ||
                      answer.bound.starts_with("from facts written by hand, held to the model in ");
    CHECK(held == (how == How::relation));
  }
}

TEST_CASE("a fact that is false is contradicted by a game, though sampled games obeyed it") {
  const struct {
    const char* game;
    Fact planted;
    TypedQuestion question;
  } questions[] = {{"drako",
                    {"sum(dragon.ability*) <= 6", "wounds.armour"},
                    {Asks::never, "sum(dragon.ability*) > 6"}},
                   {"connect-four", {"stage != 3", "end.full"}, {Asks::always, "stage < 3"}},
                   {"year-of-the-dragon",
                    {"max(p*.yuan) <= 30", "action.taxes"},
                    {Asks::can, "p1.yuan > 30 or p2.yuan > 30"}}};
  for (const auto& [game, planted, question] : questions) {
    CAPTURE(question.text);
    const auto parts = with(game, {planted});
    const auto setup = game == std::string("connect-four") ? SetupText{} : two;
    CHECK(parts.hold_facts(parts.facts, setup, 25, 1).broken == "");
    CHECK(parts.prove(parts, setup, question, {}, {}));
    const auto told = answer_typed(parts, setup, question);
    REQUIRE(told);
    CHECK(told->answer.how == How::replayed);
    CHECK(told->answer.witnesses.size() == 1);
    CHECK(fact(told->answer, "answer") == (question.asks == Asks::can ? "yes" : "no"));
    REQUIRE(told->fault);
    CHECK(told->fault->severity == Severity::error);
    CHECK(told->fault->how == How::unknown);
    CHECK(told->fault->message.starts_with("Internal error: it was proved, and a game shows"));
    CHECK(fact(*told->fault, "fact") == planted.says);
  }
}

TEST_CASE("a fact that sampled games break proves nothing, and is told as a fault") {
  const auto parts = with("drako", {{"p1.left > 30", "draw.two"}});
  const auto told = answer_typed(parts, {}, {Asks::always, "p1.left > 30"});
  REQUIRE(told);
  CHECK(told->answer.how == How::replayed);
  REQUIRE(told->fault);
  CHECK(told->fault->severity == Severity::error);
  CHECK(told->fault->message.find("not so: p1.left > 30") != std::string::npos);
}

TEST_CASE("what is proved for want of a case says so") {
  const auto told = answer_typed(with("connect-four", {}), {},
                                 {Asks::always, "bits(stones1) <= 21 or stones2 = 5"});
  REQUIRE(told);
  CHECK(told->answer.how == How::relation);
  CHECK(told->answer.title.starts_with(
      "It speaks of what was never seen (its condition was met in "));
}

TEST_CASE("a proof leaves the search half of the time that is given") {
  using std::chrono::minutes;
  CHECK_FALSE(Deadline().half().is_set());
  const auto half = Deadline::in(minutes(60)).half();
  CHECK(half.at_most(minutes(60)) <= minutes(30));
  CHECK(half.at_most(minutes(60)) > minutes(20));
}

TEST_CASE("with a depth that is given, nothing deeper is tried") {
  const auto told = answer_typed(with("drako", {}), {},
                                 {Asks::never, "p1.held > 8 and p1.left = 1"}, {}, {.depth = 2});
  REQUIRE(told);
  CHECK(told->answer.bound.find(" steps of games that were tried") != std::string::npos);
  CHECK(std::stoull(fact(told->answer, typed::tried)) < 1'000);
}

}  // namespace ruleproof::solver

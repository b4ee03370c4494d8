#include "solver/questions/question.hpp"

#include <algorithm>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"

namespace ruleproof::solver {
namespace {

using year_of_the_dragon::YearOfTheDragon;

TEST_CASE("questions have ids of their own, in small letters, and a tag") {
  std::set<std::string_view> ids;
  for (const auto& question : questions_of(YearOfTheDragon::name)) {
    CHECK(ids.insert(question.id).second);
    CHECK(std::ranges::all_of(question.id,
                              [](char c) { return c == '-' || (c >= 'a' && c <= 'z'); }));
    CHECK(question.tag.starts_with("Q"));
    CHECK(question.sentence.ends_with("?"));
    CHECK(question.game == YearOfTheDragon::name);
  }
  CHECK(ids.size() >= 10);
  CHECK(questions_of("no-such-game").empty());
}

TEST_CASE("a question is found by its id, several by the tag that they share") {
  const auto one = find_questions(YearOfTheDragon::name, "event-row-law");
  REQUIRE(one);
  CHECK(one->size() == 1);
  const auto six = find_questions(YearOfTheDragon::name, "Q6");
  REQUIRE(six);
  CHECK(six->size() == 6);
}

TEST_CASE("a misspelt question is an error that names the right one") {
  const auto wrong = find_questions(YearOfTheDragon::name, "rice-run-out");
  REQUIRE(!wrong);
  CHECK(wrong.error().code == Code::unknown_question);
  CHECK(wrong.error().message ==
        "there is no question \"rice-run-out\"; did you mean \"rice-runs-out\"?");
}

TEST_CASE("a game that does not show what it should makes its answer an error") {
  const YearOfTheDragon game;
  MoveList<YearOfTheDragon::Move> list;
  moves(game, game.start(), list);
  const std::span<const YearOfTheDragon::Move> one(list.data(), 1);
  const auto good = show(game, one, "a draw", "round = 0 or round = 1");
  CHECK(!good.fails);
  CHECK(good.witness.frames.size() == 2);
  CHECK(good.witness.record.find("expect that round = 0 or round = 1\n") != std::string::npos);
  CHECK(!show(game, one, "a draw", "round < 2", [](const auto&) { return true; }).fails);
  REQUIRE(show(game, one, "a draw", "round < 2", [](const auto&) { return false; }).fails);
  CHECK(show(game, one, "a draw", "roun < 2").fails->code == Code::bad_record);
  const auto next = game.apply(game.start(), one[0]).next;
  MoveList<YearOfTheDragon::Move> then;
  moves(game, next, then);
  CHECK(!show(game, one, "a draw", is_legal(game, next, then[0])).fails);
  CHECK(show(game, one, "a draw", is_illegal(game, next, then[0])).fails);
  CHECK(!show(game, one, "a draw", difference_claim(next, game.start())).fails);
  const auto bad = show(game, one, "a draw", "round > 1");
  REQUIRE(bad.fails);
  CHECK(bad.fails->code == Code::expectation);

  const auto& question = questions_of(YearOfTheDragon::name).front();
  Answer answer{.says = Says::yes, .how = How::replayed, .title = "It can."};
  answer.shown = {good};
  CHECK(finding_of(question, answer).severity == Severity::note);
  CHECK(finding_of(question, answer).how == How::replayed);
  answer.shown = {bad};
  const auto finding = finding_of(question, answer);
  CHECK(finding.severity == Severity::error);
  CHECK(finding.how == How::unknown);
  CHECK(finding.message.starts_with("Internal error"));
}

TEST_CASE("what was only seen in a sample is no yes and no no, unless a game shows it") {
  const YearOfTheDragon game;
  MoveList<YearOfTheDragon::Move> list;
  moves(game, game.start(), list);
  const std::span<const YearOfTheDragon::Move> one(list.data(), 1);
  const auto& question = questions_of(YearOfTheDragon::name).front();
  const auto said = [&](const Answer& answer) { return finding_of(question, answer).facts[1]; };
  for (const auto says : {Says::yes, Says::no}) {
    Answer answer{.says = says, .how = How::sampled, .title = "It was never so"};
    CHECK(said(answer) == std::pair<std::string, std::string>("answer", "unknown"));
    const auto finding = finding_of(question, answer);
    CHECK(finding.how == How::sampled);
    CHECK(finding.title == "In all that was sampled: It was never so");
    CHECK(finding.message.find("beyond the sample") != std::string::npos);
    answer.shown = {show(game, one, "a draw", "round < 2")};
    CHECK(said(answer).second == to_text(says));
  }
  CHECK(said({.says = Says::value, .how = How::sampled, .title = "3"}).second == "value");
  CHECK(
      said({.says = Says::no, .how = {How::exhaustive, scope_of(game)}, .title = "Never"}).second ==
      "no");
}

}  // namespace
}  // namespace ruleproof::solver

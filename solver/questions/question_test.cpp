#include "solver/questions/question.hpp"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "model/core/finding.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/questions/held.hpp"

namespace ruleproof::solver {
namespace {

using year_of_the_dragon::YearOfTheDragon;

/// Whether building this ends a process that does nothing else.
auto ends_the_program(How how, const Scope& scope) -> bool {
  const auto child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    std::signal(SIGABRT, SIG_DFL);  // the test runner's own handler would report a failed test
    std::freopen("/dev/null", "w", stderr);
    const Strength built(how, scope);
    _exit(built == how ? 0 : 1);
  }
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
}

TEST_CASE("a strong word with a scope that says nothing ends the program") {
  const auto words = {How::proved, How::exhaustive, How::counted, How::relation};
  for (const auto how : words) {
    CHECK(ends_the_program(how, Scope{}));
    CHECK_FALSE(ends_the_program(how, Scope{}.with_players(2, 2)));
    CHECK_FALSE(ends_the_program(how, Scope{.data = "rulebook"}));
  }
  CHECK_FALSE(ends_the_program(How::replayed, Scope{}));  // a weak word may stand alone
}

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

/// The first move of a game for so many, under a reading.
auto first_move(int players, const year_of_the_dragon::Rulings& rulings = {}) -> Shown {
  year_of_the_dragon::Setup setup;
  setup.players = players;
  setup.rulings = rulings;
  const auto game = YearOfTheDragon::make(setup).value();
  MoveList<YearOfTheDragon::Move> list;
  moves(game, game.start(), list);
  return show(game, std::span<const YearOfTheDragon::Move>(list.data(), 1), "a move", "round < 2");
}

TEST_CASE("what games show holds for their set-ups, and for no others") {
  const auto& question = questions_of(YearOfTheDragon::name).front();
  const auto scope = [&](std::vector<Shown> shown) {
    Answer answer{.says = Says::yes, .how = How::replayed, .title = "It can.", .data = "rulebook"};
    answer.shown = std::move(shown);
    return to_text(finding_of(question, answer).how.scope().value());
  };
  const year_of_the_dragon::Rulings ranked{.festival_zero =
                                               year_of_the_dragon::FestivalZero::ranked};
  CHECK(scope({first_move(2)}) == "2 players; default rulings; data: rulebook, public source");
  CHECK(scope({first_move(2), first_move(3)}) ==
        "2 or 3 players; default rulings; data: rulebook, public source");
  CHECK(scope({first_move(2), first_move(2, ranked)}) ==
        "2 players; festival-zero=scores-nothing or ranked, other rulings by default; data: "
        "rulebook, public source");
  // Two players under the second reading, which both together would stand for, are in no game.
  CHECK(scope({first_move(2), first_move(3, ranked)}) ==
        "2 players; default rulings; data: rulebook, public source");
  Answer proved{.how = {How::counted, Scope{.data = "rulebook"}.with_players(2, 5)}};
  proved.shown = {first_move(2)};
  CHECK(to_text(finding_of(question, proved).how.scope().value()) ==
        "2 to 5 players; default rulings; data: rulebook");
}

TEST_CASE(
    "an answer says in how many steps its relation was held, and is none where one breaks it") {
  Held held;
  const auto resting = [&] {
    Answer answer{.says = Says::no,
                  .how = {How::relation, Scope{.data = "rulebook"}},
                  .title = "Never",
                  .always = {"round < 2"}};
    rest_on(held, answer);
    return answer;
  };
  CHECK(resting().how == How::unknown);  // nothing was tried
  held.check(true);
  held.check(true);
  CHECK(resting().how == How::relation);
  CHECK(resting().facts.back() == std::pair<std::string, std::string>(steps_held, "2"));
  held.check(false);
  CHECK(resting().how == How::unknown);
  CHECK(resting().says == Says::unknown);
  CHECK(resting().always.empty());
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

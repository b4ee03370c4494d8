/// What answers claim says as much as their titles: it denies what a wrong model would do.
#include <cstddef>

#include <doctest/doctest.h>

#include "model/core/record.hpp"
#include "solver/questions/denied_test.hpp"
#include "solver/questions/year_of_the_dragon/asking.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

TEST_CASE("a festival of two that brings one of them a point less is denied") {
  const auto answers = what_is_the_least_score_at_a_festival_of_two({});
  REQUIRE(answers.size() == 2);
  for (const auto& answer : answers) {
    CAPTURE(answer.aspect);
    REQUIRE(answer.shown.size() == 1);
    CHECK_FALSE(answer.shown[0].fails);
    const auto record = parse_record(answer.shown[0].witness.record, "witness").value();
    const auto game = YearOfTheDragon::configure(record.setup).value();
    auto now = game.start();
    auto before = now;
    for (const auto& entry : record.entries) {
      if (entry.kind != Entry::Kind::move) continue;
      before = now;
      now = game.apply(before, game.read_move(entry.text).value()).next;
    }
    CHECK_FALSE(some_denies(game, answer.always, before, now, {}));
    bool denied = false;
    for (std::size_t p = 0; p < 2; ++p) {
      auto less = now;
      --less.players[p].score;
      denied = denied || some_denies(game, answer.always, before, less, {});
    }
    CHECK(denied);
  }
}

}  // namespace
}  // namespace ruleproof::solver::year_of_the_dragon_question

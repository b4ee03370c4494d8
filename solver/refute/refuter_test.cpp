/// What is tried when there is not the time for all of it.
#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include <doctest/doctest.h>

#include "solver/refute/claim.hpp"
#include "solver/refute/content.hpp"
#include "solver/refute/parts.hpp"

namespace ruleproof::solver::refute {
namespace {

auto parts_called(std::string_view game) -> Parts {
  const auto all = all_parts();
  const auto found = std::ranges::find(all, game, &Parts::name);
  REQUIRE(found != all.end());
  return *found;
}

/// A claim of the Dragon that holds, in all its numbers of players and under all readings, tried
/// until so many games and searches have begun.
auto tried_until(std::size_t games) -> Trial {
  const auto claims = std::to_array<Claim>(
      {{"round", Scope{}.with_players(2, 5).whatever_the_rulings(), "round <= 12"}});
  Effort effort{.steps = 100'000'000, .guided = 0, .pairs = 0};
  effort.stop = [asked = std::size_t{0}, games]() mutable { return ++asked > games; };
  return parts_called("year-of-the-dragon").refute(claims, effort).front();
}

}  // namespace

TEST_CASE("a short time tries each set-up a little, not the first one much") {
  const auto trial = tried_until(400);
  CHECK(trial.cut);
  CHECK_FALSE(trial.contrary);
  CHECK(trial.tried.set_ups > 150);  // each is asked for twice: before it and before its game
  CHECK(tried_until(5'000).tried.set_ups > trial.tried.set_ups);
}

TEST_CASE("a set-up is counted once, however often games come back to it") {
  const auto claims = std::to_array<Claim>({{"bits", Scope{}, "bits(stones1) <= 21"}});
  const auto trials =
      parts_called("connect-four").refute(claims, {.steps = 20'000, .guided = 100, .pairs = 0});
  CHECK(trials.front().tried.set_ups == 1);
  CHECK(trials.front().tried.games > 100);
}

TEST_CASE("of the set-ups under other readings a part can be asked for, never none of a claim") {
  const auto everything = Scope{}.with_players(2, 5).whatever_the_rulings();
  const auto other = Scope{}.with("round12-phase2", {"held"});
  const auto claims =
      std::to_array<Claim>({{"all", everything, "round <= 12"}, {"one", other, "round <= 12"}});
  const auto tried = [&](std::size_t one_in) {
    return parts_called("year-of-the-dragon")
        .refute(claims, {.steps = 100, .guided = 0, .pairs = 0, .one_in = one_in});
  };
  const auto all = tried(1);
  const auto few = tried(8);
  CHECK(few[0].tried.set_ups < all[0].tried.set_ups / 6);
  CHECK(few[0].tried.set_ups > all[0].tried.set_ups / 12);
  CHECK(few[1].tried.set_ups > 0);
}

TEST_CASE("a part of the set-ups has each number of players of a claim") {
  const auto scope = Scope{}.with_players(2, 5).with("round12-phase2", {"held"});
  const auto claims =
      std::to_array<Claim>({{"five", scope, "count(p*.score >= 0) != 5 or p1.score <= 150"}});
  const auto trials = parts_called("year-of-the-dragon")
                          .refute(claims, {.steps = 100, .guided = 0, .pairs = 0, .one_in = 1'000});
  CHECK(trials.front().says == Content::rules);
  CHECK_FALSE(trials.front().cut);
}

}  // namespace ruleproof::solver::refute


#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "model/core/clause.hpp"
#include "model/core/game.hpp"
#include "model/core/result.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "model/sea_dragons/state.hpp"

namespace ruleproof::sea_dragons {
namespace {

/// The clauses of control that the last step of a game relies on.
auto control_at_end(int players, const std::string& dragons) -> std::string {
  const auto game = SeaDragons::make({.players = players, .rulings = {}});
  REQUIRE(game);
  const auto last = std::to_string(players - 1);
  auto state = game->read_position("stage=top size=large heads=1 actor=" + last + " p" +
                                   std::to_string(players) + ".hand=I4 " + dragons);
  REQUIRE_MESSAGE(state, (state ? "" : to_text(state.error())));
  const auto step = game->apply(*state, Draw{Figure::f5});
  REQUIRE(game->to_act(step.next) == Seat::nobody);
  std::string cited;
  step.because.for_each([&](ClauseRef clause) {
    const std::string_view id = SeaDragons::rulebook[clause.index].id;
    if (id.starts_with("control.") || id == "reef.hidden") cited += std::string(id) + " ";
  });
  return cited;
}

TEST_CASE("the clauses of control are cited where points depend on them") {
  CHECK(control_at_end(3, "").empty());
  CHECK(control_at_end(3, "p1.dragons=b1+c1+d1") == "control.count control.award ");
  CHECK(control_at_end(2, "p1.dragons=b1+c1+d1") == "control.count control.two-players ");
  CHECK(control_at_end(3, "p1.reefs=hidden-north") == "reef.hidden control.count control.award ");
}

TEST_CASE("a covered whirlpool is cited where somebody would get more without it") {
  CHECK(control_at_end(3, "p1.dragons=d1+e1+f1") == "control.covered control.count control.award ");
  // Of two players who tie, none gets anything.
  CHECK(control_at_end(2, "p1.dragons=d1+e1+f1 p2.dragons=a1+b1+c1") ==
        "control.count control.tie control.two-players ");
}

TEST_CASE("a tie is cited where it is for an award") {
  const std::string two = "p1.dragons=a1+b1+c1 p2.dragons=a3+b3+c3 ";
  CHECK(control_at_end(3, two) == "control.count control.award control.tie ");
  const std::string ahead = "p3.dragons=e1+f1+g1+e3+f3+g3 p4.dragons=a5+b5+c5+e5+f5+g5+a7+b7+c7";
  CHECK(control_at_end(4, two + ahead).find("control.tie") == std::string::npos);
}

}  // namespace
}  // namespace ruleproof::sea_dragons

#include "solver/induction/typed_proof.hpp"

#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "model/core/expression/syntax.hpp"
#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "solver/parts.hpp"
#include "solver/parts_called.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/second_opinion.hpp"
#include "solver/typed/typed.hpp"

namespace ruleproof::solver {
namespace {

auto proved(std::string_view game, Asks asks, const char* text, const SetupText& setup = {}) {
  return proved_by_laws(parts_called(all_parts(), game).value(), setup, {asks, text});
}

TEST_CASE("what follows from proved laws is answered without a search, and confirmed") {
  const struct {
    const char* game;
    Asks asks;
    const char* text;
  } questions[] = {{"year-of-the-dragon", Asks::never, "p1.score < 0"},
                   {"year-of-the-dragon", Asks::always, "p1.hand.size <= 11"},
                   {"year-of-the-dragon", Asks::can, "any(p*.score < 0)"},
                   {"year-of-the-dragon", Asks::never, "p1.score + 4294967296 < 4294967296"},
                   {"sea-dragons", Asks::never, "stack.size < 0 or market.size < 0"}};
  for (const auto& [game, asks, text] : questions) {
    CAPTURE(text);
    const auto finding = proved(game, asks, text);
    REQUIRE(finding);
    CHECK((finding->how == How::relation || finding->how == How::proved));
    CHECK(finding->smt2.find("declare-const") != std::string::npos);
    const auto second = second_opinion(finding->smt2);
    if (second) CHECK(*second == Sat::unsat);
  }
}

TEST_CASE("declared ranges, facts and the way positions are stored are used before a search") {
  const struct {
    const char* game;
    Asks asks;
    const char* text;
    How how;
  } questions[] = {
      {"connect-four", Asks::never, "stage > 3", How::relation},
      {"connect-four", Asks::always, "bits(stones1) - bits(stones2) <= 1", How::relation},
      {"year-of-the-dragon", Asks::always, "all(p*.yuan >= 0)", How::relation},
      {"year-of-the-dragon", Asks::can, "p1.yuan > 1023", How::relation},
      {"year-of-the-dragon", Asks::never, "p1.hand.size < p1.hand1", How::proved},
      {"year-of-the-dragon", Asks::never, "over = 1 and to-act = p1", How::proved},
      {"year-of-the-dragon", Asks::always, "stage != \"over\" or round = 12", How::relation},
      {"year-of-the-dragon", Asks::always,
       "stage != action or sum(i: groups[i] + 0) = 127 and sum(i: bits(groups[i] + 0)) = 7",
       How::relation},
      {"year-of-the-dragon", Asks::never, "bits(p1.rice + 0) > 8", How::proved},
      {"drako", Asks::never, "dragon.armour > 4", How::relation},
      {"drako", Asks::always, "dragon.armour = 4 or dragon.ability2 = 0", How::relation},
      {"river-dragons", Asks::never, "bits(stones.bits) > 27", How::relation},
      {"river-dragons", Asks::never, "winner > 2", How::relation},
      {"river-dragons", Asks::always, "winner = 1 or p1.pawn.at != start.p2.pawn.at",
       How::relation},
      {"river-dragons", Asks::always,
       "count(p*.plank* = 'p1') + count(p*.plank* = 'p2') + count(p*.plank*.at <= 32) + "
       "count(p*.plank* = 'held') + count(p*.plank* = 'out') = 12",
       How::relation},
      {"drako", Asks::always, "stage != action or p1.left + p1.held >= 1", How::relation},
      {"drako", Asks::never, "dwarf3.wounds > 3 * p2.out.size", How::relation},
      {"connect-four", Asks::always,
       "stones1 + stones2 != 279258638311359 or stage >= 2 and bits(stones1) = bits(stones2)",
       How::relation},
      {"sea-dragons", Asks::always, "p1.heads + p2.heads + played.size = 28", How::relation},
      {"drako", Asks::always, "all(i: dwarf[i].wounds >= before.dwarf[i].wounds)", How::relation},
      {"drako", Asks::always, "dragon.ability3 >= before.dragon.ability3", How::relation},
      {"year-of-the-dragon", Asks::never, "round < before.round", How::relation}};
  for (const auto& [game, asks, text, how] : questions) {
    CAPTURE(text);
    const auto players =
        game == std::string("connect-four") ? SetupText{} : SetupText{{{"players", "2"}}, {}};
    const auto finding = proved(game, asks, text, players);
    REQUIRE(finding);
    CHECK(finding->how == how);
    REQUIRE(finding->how.scope());
    const auto second = second_opinion(finding->smt2);
    if (second) CHECK(*second == Sat::unsat);
    const auto contrary = asks == Asks::always ? Asks::never : Asks::always;
    const auto opposite = proved(game, contrary, expression::negated(text).c_str(), players);
    CHECK(opposite);
  }
}

TEST_CASE("bits that are known are used, however wide the number") {
  const struct {
    const char* game;
    Asks asks;
    const char* text;
    How how;
  } questions[] = {
      {"connect-four", Asks::always, "common(stones1, 134217727) <= 27", How::proved},
      {"connect-four", Asks::always, "common(stones1, 134217727) <= bits(stones1)", How::proved},
      {"connect-four", Asks::never, "common(stones1, 1152921504606846976) > 0", How::relation},
      {"connect-four", Asks::always, "common(stones1, stones2, 134217727) = 0", How::relation},
      {"connect-four", Asks::always, "bits(stones1 + stones2) = bits(stones1) + bits(stones2)",
       How::relation},
      {"connect-four", Asks::always, "bits(stones1 + stones2) <= 42", How::relation},
      {"year-of-the-dragon", Asks::never, "common(p1.score, 2048) > 0", How::relation},
      {"year-of-the-dragon", Asks::always, "p1.score >= -9223372036854775808", How::proved}};
  for (const auto& [game, asks, text, how] : questions) {
    CAPTURE(std::string_view(text));
    const auto finding = proved(game, asks, text);
    CHECK(finding);
    if (finding) CHECK(finding->how == how);
  }
  CHECK(!proved("connect-four", Asks::never, "common(stones1, 128) > 0"));
  CHECK(!proved("year-of-the-dragon", Asks::never, "common(p1.score, 2) > 0"));
}

TEST_CASE("what does not follow is left to the search") {
  CHECK(!proved("year-of-the-dragon", Asks::never, "p1.score > 100"));
  CHECK(!proved("year-of-the-dragon", Asks::always, "p1.yuan >= 1"));
  CHECK(!proved("year-of-the-dragon", Asks::never, "no-such-name = 1"));
  CHECK(!proved("connect-four", Asks::never, "stage > 2"));
  // Another scale: the relations are held to whole games only, ranges of fields to any.
  const SetupText short_game{.options = {{"rounds", "1"}}, .rulings = {}};
  const auto* relation = "floors > round + 1";
  CHECK(proved("year-of-the-dragon", Asks::never, relation));
  CHECK(!proved("year-of-the-dragon", Asks::never, relation, short_game));
  CHECK(proved("year-of-the-dragon", Asks::never, "p1.score < 0", short_game));
}

TEST_CASE("where evaluation stops at the end of the range, nothing is proved") {
  // 9223372036854775807 and more is 9223372036854775807: what is taken away again is not the same.
  const auto* far = "p1.held + 9223372036854775807 - 9223372036854775807 != p1.held";
  CHECK(!proved("drako", Asks::can, far));
  CHECK(!proved("drako", Asks::never, far));
  CHECK(!proved("drako", Asks::can, "p1.held - 9223372036854775807 - 2 > 0"));
  CHECK(proved("drako", Asks::can, "p1.held + 4294967296 - 4294967296 != p1.held"));
}

}  // namespace
}  // namespace ruleproof::solver

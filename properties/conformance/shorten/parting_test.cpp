#include "properties/conformance/shorten/parting.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/any_game.hpp"
#include "model/core/clause.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/conformance/shorten/proposals.hpp"

using namespace ruleproof;
using namespace ruleproof::conformance;

namespace {

using Moves = std::vector<std::string>;

auto connect_four() -> Parts { return *parts_called("connect-four"); }

auto with_bug(const std::string& bug) -> SetupText {
  return {.options = {{"bug", bug}}, .rulings = {}};
}

/// What the last move of a game relies on.
auto relied_on(const std::string& name, const Moves& moves) -> std::vector<std::string> {
  const auto model = parts_called(name)->make({});
  REQUIRE(model);
  ClauseSet because;
  for (const auto& move : moves) {
    const auto judgement = (*model)->play(move);
    REQUIRE(judgement);
    because = judgement.because;
  }
  std::vector<std::string> ids;
  because.for_each([&](ClauseRef clause) { ids.push_back(id_of(**model, clause)); });
  return ids;
}

/// All games that are proposed, if each that is tried shows.
auto proposed(const Wanted& wanted, const ProposalOptions& options) -> std::vector<Moves> {
  std::vector<Moves> games;
  connect_four().propose({}, wanted, options,
                         [&](const Moves& moves) -> std::optional<std::size_t> {
                           games.push_back(moves);
                           return moves.size();
                         });
  return games;
}

}  // namespace

TEST_CASE("the shortest game on which a bug shows is found level by level, and proved") {
  const auto found = connect_four().parting({}, with_bug("three-in-a-column"), {.states = 20'000});
  REQUIRE(found);
  CHECK(found->shortest);
  REQUIRE(found->moves);
  CHECK(found->moves->size() == 5);
}

TEST_CASE("where positions are too many, a short game is found, and nothing is called proved") {
  const SetupText other{.options = {}, .rulings = {{"diagonals", "do-not-count"}}};
  const auto found = connect_four().parting({}, other, {.states = 100, .steps = 200'000});
  REQUIRE(found);
  CHECK_FALSE(found->shortest);
  REQUIRE(found->moves);
  CHECK(found->moves->size() >= 10);
  CHECK(found->moves->size() <= 13);
}

TEST_CASE("a game that is known is made shorter") {
  const SetupText other{.options = {}, .rulings = {{"diagonals", "do-not-count"}}};
  const Moves known{"drop 7", "drop 6", "drop 7", "drop 1", "drop 2", "drop 2", "drop 3", "drop 3",
                    "drop 6", "drop 3", "drop 4", "drop 4", "drop 5", "drop 4", "drop 5", "drop 4"};
  const auto found =
      connect_four().parting({}, other, {.states = 1, .steps = 100'000, .known = {known}});
  REQUIRE(found);
  REQUIRE(found->moves);
  CHECK(found->moves->size() < known.size());
}

TEST_CASE("readings that are the same do not part; a bug that does not exist is said") {
  const auto same = connect_four().parting({}, {}, {.states = 100, .steps = 1'000});
  REQUIRE(same);
  CHECK_FALSE(same->moves);
  CHECK_FALSE(same->shortest);
  CHECK_FALSE(connect_four().parting({}, with_bug("no-such-bug"), {}));
}

TEST_CASE("games are proposed that end as is wanted, each shorter than the last that showed") {
  const Wanted wanted{.clauses = {"line.diagonal"}};
  const auto games = proposed(wanted, {.below = 30, .states = 100, .steps = 100'000});
  REQUIRE_FALSE(games.empty());
  std::size_t before = 30;
  for (const auto& game : games) {
    CHECK(game.size() < before);
    before = game.size();
    const auto ids = relied_on("connect-four", game);
    CHECK(std::ranges::count(ids, "line.diagonal") == 1);
  }
  CHECK(games.back().size() <= 13);
}

TEST_CASE("where a move was offered that is forbidden, positions are proposed that forbid it") {
  const Wanted wanted{.clauses = {"drop.full"}, .forbidden = {"drop 3"}};
  const auto games = proposed(wanted, {.below = 20, .states = 200'000});
  REQUIRE_FALSE(games.empty());
  CHECK(games.front().size() == 6);  // level by level: the shortest
}

TEST_CASE("nothing longer than what is known is proposed, and what does not show is not kept") {
  const Wanted wanted{.clauses = {"line.diagonal"}};
  std::size_t asked = 0;
  connect_four().propose({}, wanted, {.below = 12, .states = 100, .steps = 50'000},
                         [&](const Moves& moves) -> std::optional<std::size_t> {
                           CHECK(moves.size() < 12);
                           ++asked;
                           return std::nullopt;
                         });
  CHECK(asked < 1'000);
  CHECK(proposed(wanted, {.below = 5}).empty());
}
